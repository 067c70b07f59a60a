import { inlineParts } from './inline-markup.ts';

/** A text with links inside the site, bold words and mail addresses; nothing in it can be HTML. */
export function InlineText({ source }: { source: string }) {
  return inlineParts(source).map((part, at) => {
    // A part is known by its place: the text never changes on a page.
    const key = `${at} ${part.text}`;
    if (part.kind === 'bold') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'mail') {
      return (
        <a key={key} href={`mailto:${part.text}`}>
          {part.text}
        </a>
      );
    }
    if (part.kind === 'link') {
      return (
        <a key={key} href={part.to}>
          {part.text}
        </a>
      );
    }
    return part.text;
  });
}
