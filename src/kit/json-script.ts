/**
 * JSON for the inside of `<script type="application/json">`. Plain `JSON.stringify` there lets any text that holds
 * `</script>` or `<!--` close or swallow the page.
 */
export function jsonForScript(state: unknown): string {
  const json = JSON.stringify(state) ?? 'null';
  return json.replaceAll('<', '\\u003c');
}

const written = new WeakMap<object, string>();
const names = new Map<string, string>();
/** How deep frozen parts lie in a page's state: `loaderData`, the route, the part. Below it one call writes faster than many. */
const deepest = 3;

/** The same text, where much of what is written is frozen and comes again and again: each such part is written once. */
export function jsonOfKeptParts(value: unknown, levels = deepest): string {
  if (typeof value !== 'object' || value === null) return jsonForScript(value);
  if (Object.isFrozen(value)) return keptText(value);
  if (levels === 0 || Array.isArray(value) || 'toJSON' in value) return jsonForScript(value);
  let text = '';
  for (const [key, part] of Object.entries(value)) {
    if (part !== undefined) text += `${text && ','}${nameText(key)}:${jsonOfKeptParts(part, levels - 1)}`;
  }
  return `{${text}}`;
}

function keptText(value: object): string {
  const before = written.get(value) ?? jsonForScript(value);
  written.set(value, before);
  return before;
}

function nameText(key: string): string {
  const before = names.get(key) ?? jsonForScript(key);
  names.set(key, before);
  return before;
}
