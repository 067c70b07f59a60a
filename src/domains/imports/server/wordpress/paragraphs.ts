const blocks =
  /^<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|table|thead|tbody|tfoot|tr|td|th|caption|div|section|article|header|footer|aside|hr|pre|iframe)\b/i;

/**
 * The paragraphs of a text that was written without them, as WordPress shows it: an empty line parts them, a single line end
 * breaks the line; what is a block already, and what stands in `<pre>`, stays as it is.
 */
export function paragraphs(html: string): string {
  const kept: string[] = [];
  const held = holdPre(html.replaceAll(/\r\n?/g, '\n'), kept);
  const parts = held.split(/\n{2,}/).flatMap(splitBlocks);
  return parts
    .map((part) => part.replaceAll(/\uE000(\d+)\uE000/g, (_, at: string) => kept[Number(at)] ?? ''))
    .join('\n');
}

/** Puts every `<pre>` aside, on a line of its own. */
function holdPre(html: string, kept: string[]): string {
  let held = '';
  let at = 0;
  for (;;) {
    const from = html.indexOf('<pre', at);
    const end = from < 0 ? -1 : html.indexOf('</pre>', from);
    if (end < 0) return held + html.slice(at).replaceAll('\uE000', '');
    const to = end + '</pre>'.length;
    kept.push(html.slice(from, to));
    held += `${html.slice(at, from).replaceAll('\uE000', '')}\n\n\uE000${kept.length - 1}\uE000\n\n`;
    at = to;
  }
}

/** Lines of one part: those that are blocks stand alone, those between them are paragraphs. */
function splitBlocks(part: string): string[] {
  const made: string[] = [];
  let text: string[] = [];
  let depth = 0;
  const flush = () => {
    const words = text.join('<br>').trim();
    if (words) made.push(`<p>${words}</p>`);
    text = [];
  };
  for (const line of part.split('\n').map((one) => one.trim())) {
    if (!line) continue;
    if (depth > 0 || blocks.test(line) || line.startsWith('\uE000')) {
      flush();
      made.push(line);
      depth = Math.max(0, depth + opened(line));
    } else text.push(line);
  }
  flush();
  return made;
}

const containers = /<(\/?)(?:ul|ol|dl|blockquote|figure|table|div|section|article|header|footer|aside)\b/gi;

/** How many blocks a line leaves open. */
function opened(line: string): number {
  return [...line.matchAll(containers)].reduce((depth, [, close]) => depth + (close ? -1 : 1), 0);
}
