export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'mail'; text: string };

const markup = /\[([^[\]]+)\]\((\/[a-z0-9/-]*)\)|\*\*([^*]+)\*\*|((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gi;

/** Cuts `[label](/path)`, `**bold**` and mail addresses out of a text; everything else stays text. */
export function inlineParts(source: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, label, to, bold] = match;
    if (label && to) parts.push({ kind: 'link', text: label, to });
    else if (bold) parts.push({ kind: 'bold', text: bold });
    else parts.push({ kind: 'mail', text: whole });
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}
