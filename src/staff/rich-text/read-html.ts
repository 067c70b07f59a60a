import { DOMParser as DocumentParser, type Node, type Schema } from '@tiptap/pm/model';
import { splitContent } from '#domains/news/news.rules.ts';
import { escapeHtml } from '#kit/escape-html.ts';

/** Kept HTML as an inert tree that the schema can read: songs are elements, pictures stand by themselves. */
export function readableTree(html: string): HTMLElement {
  const parts = splitContent(html).map((part) =>
    part.kind === 'html'
      ? part.html
      : `<div data-song data-artist-slug="${escapeHtml(part.artistSlug)}" data-song-slug="${escapeHtml(part.songSlug)}"></div>`,
  );
  const { body } = new DOMParser().parseFromString(parts.join(''), 'text/html');
  for (const media of body.querySelectorAll('p img, p iframe')) freeFromParagraph(media);
  return body;
}

export function readHtml(html: string, schema: Schema): Node {
  return DocumentParser.fromSchema(schema).parse(readableTree(html));
}

/** A picture between words becomes a block behind them, with the link that lay around it. */
function freeFromParagraph(media: Element): void {
  const paragraph = media.closest('p');
  const linked = media.parentElement?.closest('a') ?? media;
  const freed = linked.textContent?.trim() ? media : linked;
  paragraph?.after(freed);
  if (paragraph && !paragraph.textContent?.trim() && paragraph.children.length === 0) paragraph.remove();
}
