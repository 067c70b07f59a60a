/** Its children stay where it stood. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
