const ESCAPED: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON for the inside of `<script type="application/json">`. Plain `JSON.stringify` there lets any text that holds
 * `</script>` or `<!--` close or swallow the page.
 */
export function jsonForScript(state: unknown): string {
  const json = JSON.stringify(state) ?? 'null';
  return json.replace(/[<\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? sign);
}
