import type { Node } from '@tiptap/pm/model';
import { writtenSerializer } from './schema/written-schema.ts';

/** A text as it is kept: lean, so that what nobody touched is written as it was read. */
export function writeHtml(doc: Node): string {
  // An inert document: nothing is fetched for what is only written.
  const inert = document.implementation.createHTMLDocument('');
  const body = inert.createElement('div');
  body.append(writtenSerializer.serializeFragment(doc.content, { document: inert }));
  for (const caption of body.querySelectorAll('figcaption:empty')) caption.remove();
  for (const box of body.querySelectorAll('li, td, th')) unwrapOnly(box);
  for (const table of body.querySelectorAll('table')) nameHeadRow(table);
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild?.remove();
  return body.innerHTML;
}

function isEmptyParagraph(element: Element | null): boolean {
  return element?.tagName === 'P' && element.childNodes.length === 0;
}

/** `<li><p>one</p></li>` says no more than `<li>one</li>`; with a second paragraph it does. */
function unwrapOnly(box: Element): void {
  const [first, ...rest] = box.children;
  if (first?.tagName !== 'P' || first.attributes.length > 0) return;
  if (rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) first.replaceWith(...first.childNodes);
}

/** A first row of heads is the table's head, also for those who hear it. */
function nameHeadRow(table: HTMLTableElement): void {
  const row = table.rows[0];
  if (!row || table.rows.length < 2 || [...row.cells].some(({ tagName }) => tagName !== 'TH')) return;
  if ([...row.cells].some(({ rowSpan }) => rowSpan > 1)) return;
  table.createTHead().append(row);
}
