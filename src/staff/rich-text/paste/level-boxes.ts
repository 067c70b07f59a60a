import { unwrap } from './unwrap.ts';

const boxes = 'div, section, article, main, header, footer, aside, center';
const blocks = `p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, figure, hr, img, iframe, ${boxes}`;

/** Boxes that pages are drawn with go: around blocks they say nothing, around words they are a paragraph. */
export function levelBoxes(body: HTMLElement): void {
  for (const box of [...body.querySelectorAll(boxes)].reverse()) {
    if (box.querySelector(blocks) || !box.textContent?.trim()) {
      unwrap(box);
      continue;
    }
    const paragraph = box.ownerDocument.createElement('p');
    paragraph.append(...box.childNodes);
    box.replaceWith(paragraph);
  }
  for (const line of body.querySelectorAll(':scope > br')) if (standsAlone(line)) line.remove();
}

/** A break between blocks is an empty line, which nobody writes here. */
function standsAlone(line: Element): boolean {
  const isWords = (node: Node | null) =>
    node instanceof Element ? !node.matches(`${blocks}, br`) : Boolean(node?.textContent?.trim());
  return !isWords(line.previousSibling) || !isWords(line.nextSibling);
}
