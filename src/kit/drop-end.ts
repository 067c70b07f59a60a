/**
 * A text without its last signs, as long as they are of a kind. A regular expression such as /x+$/ looks at every run of them in
 * the text, and at each of its signs again; this looks at the end only.
 */
export function dropEnd(text: string, isDropped: (sign: string) => boolean): string {
  let end = text.length;
  while (end > 0) {
    const isPair = /^[\udc00-\udfff]$/.test(text.charAt(end - 1)) && end > 1;
    const from = isPair ? end - 2 : end - 1;
    if (!isDropped(text.slice(from, end))) break;
    end = from;
  }
  return text.slice(0, end);
}

export function withoutEndSlashes(address: string): string {
  return dropEnd(address, (sign) => sign === '/');
}
