import { unwrap } from './unwrap.ts';

/** What only a style says, emphasis and the like, becomes the element that means it; the styles themselves go. */
export function expressStyles(body: HTMLElement): void {
  // Google Docs puts everything into a bold element that is not bold.
  for (const element of body.querySelectorAll<HTMLElement>('b[style], strong[style]')) {
    if (['normal', '400'].includes(element.style.fontWeight)) unwrap(element);
  }
  for (const element of body.querySelectorAll<HTMLElement>('span[style], font[style]')) {
    const meant = meaningOf(element);
    element.removeAttribute('style');
    for (const name of meant) wrapContent(element, name);
  }
  for (const element of body.querySelectorAll('[style], [class]')) {
    element.removeAttribute('style');
    if (!element.tagName.startsWith('FIGURE')) element.removeAttribute('class');
  }
}

function meaningOf({ style, parentElement }: HTMLElement): string[] {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = style;
  const lines = `${textDecoration} ${textDecorationLine}`;
  const within = (tags: string) => parentElement?.closest(tags) != null;
  const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
  return [
    isBold && !within('h1, h2, h3, h4, h5, h6, b, strong, th') && 'strong',
    fontStyle === 'italic' && !within('i, em') && 'em',
    // A link is underlined by itself.
    lines.includes('underline') && !within('a, u') && 'u',
    lines.includes('line-through') && !within('s, del') && 's',
    verticalAlign === 'super' && 'sup',
    verticalAlign === 'sub' && 'sub',
  ].filter((name): name is string => Boolean(name));
}

function wrapContent(element: HTMLElement, name: string): void {
  // Docs styles the span around a link as it styles the link.
  if (name === 'u' && element.querySelector('a')) return;
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
