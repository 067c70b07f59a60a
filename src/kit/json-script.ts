const ESCAPED: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON for the inside of `<script type="application/json">`. Plain `JSON.stringify` there lets any text that holds
 * `</script>` or `<!--` close or swallow the page.
 */
export function jsonForScript(state: unknown): string {
  const json = JSON.stringify(state) ?? 'null';
  return json.replace(/[<\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? sign);
}

const written = new WeakMap<object, string>();

/** The same text, where much of what is written is frozen and comes again and again: each such part is written once. */
export function jsonOfKeptParts(value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonForScript(value);
  if (Object.isFrozen(value)) {
    const before = written.get(value) ?? jsonForScript(value);
    written.set(value, before);
    return before;
  }
  if (Array.isArray(value) || 'toJSON' in value) return jsonForScript(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries.map(([key, part]) => `${jsonForScript(key)}:${jsonOfKeptParts(part)}`).join(',')}}`;
}
