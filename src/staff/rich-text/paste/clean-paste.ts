import { readableTree } from '../read-html.ts';
import { expressStyles } from './express-styles.ts';
import { levelBoxes } from './level-boxes.ts';
import { mendLinks } from './mend-links.ts';
import { mendMedia } from './mend-media.ts';
import { mendWordLists } from './mend-word-lists.ts';

type Pasted = {
  html: string;
  /** Pictures of other places, which only the media library can bring in. */
  lostPictures: number;
};

const unwanted =
  'script, style, meta, link, title, template, noscript, svg, math, object, applet, select, textarea, button, input, video, audio, canvas';
const renamed: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4', DEL: 's', STRIKE: 's', INS: 'u' };

/**
 * What Word, Google Docs, WordPress or any page put on the clipboard, as somebody would have written it here: headings, lists,
 * emphasis and links stay, looks and trackers go. It makes texts clean; that they are harmless is the schema's work.
 */
export function cleanPaste(html: string, origin: string): Pasted {
  // Copied out of an editor of ours: it is clean, and only its songs must become cards again.
  if (html.includes('data-pm-slice')) return { html: readableTree(html).innerHTML, lostPictures: 0 };
  const { body } = new DOMParser().parseFromString(withoutShortcodes(html), 'text/html');
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  dropComments(body);
  mendWordLists(body);
  expressStyles(body);
  for (const [tag, name] of Object.entries(renamed)) {
    for (const element of body.querySelectorAll(tag)) rename(element, name);
  }
  mendLinks(body, origin);
  const lostPictures = mendMedia(body, origin);
  levelBoxes(body);
  for (const element of body.querySelectorAll('[lang]')) element.removeAttribute('lang');
  for (const element of body.querySelectorAll('p, h2, h3, h4, li')) if (isBlank(element)) element.remove();
  return { html: readableTree(body.innerHTML).innerHTML, lostPictures };
}

/** WordPress's own marks around captions and players, as they stand in its text view. */
function withoutShortcodes(html: string): string {
  return html.replace(/\[\/?(?:caption|embed|gallery|video|audio)\b[^\][<>]{0,500}\]/g, ' ');
}

function dropComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function isBlank(element: Element): boolean {
  if (element.querySelector('img, iframe, hr, table')) return false;
  return (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '';
}
