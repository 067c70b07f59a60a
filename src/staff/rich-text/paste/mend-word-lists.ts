const levelForm = /mso-list:\s?[^;"]{0,40}level(\d)/;
const numbered = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

/** Word draws lists as paragraphs with a sign before them and says in a style how deep they stand. */
export function mendWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === 0) {
      open = [];
      continue;
    }
    if (open[0] && paragraph.previousElementSibling !== open[0]) open = [];
    const item = takeItem(paragraph);
    open = open.slice(0, level);
    while (open.length < level) open.push(openList(open.at(-1), item.isNumbered, paragraph));
    open.at(-1)?.append(item.element);
    paragraph.remove();
  }
}

function levelOf(paragraph: Element): number {
  const level = levelForm.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level) return Math.min(Math.max(Number(level), 1), 6);
  // Without its styles the first item still says so by its sign.
  return /MsoListParagraph/.test(paragraph.className) && signOf(paragraph) ? 1 : 0;
}

function signOf(paragraph: Element): Element | null {
  return paragraph.querySelector('span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]');
}

function takeItem(paragraph: Element): { element: HTMLElement; isNumbered: boolean } {
  const sign = signOf(paragraph);
  const isNumbered = numbered.test(sign?.textContent?.trim() ?? '');
  sign?.remove();
  const element = paragraph.ownerDocument.createElement('li');
  element.append(...paragraph.childNodes);
  return { element, isNumbered };
}

function openList(outer: HTMLElement | undefined, isNumbered: boolean, paragraph: Element): HTMLElement {
  const list = paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  if (!outer) paragraph.before(list);
  else (outer.lastElementChild ?? outer.appendChild(paragraph.ownerDocument.createElement('li'))).append(list);
  return list;
}
