/** What written HTML may be made of: the sanitiser lets through nothing else, and the desk's editor can write nothing else. */
export const writtenTags = [
  ...['p', 'br', 'strong', 'em', 'b', 'i', 'u', 's', 'span', 'sup', 'sub', 'cite', 'q', 'small', 'abbr', 'time'],
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'figure', 'figcaption', 'pre', 'code'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'img', 'iframe'],
];

export const writtenAttributes: Readonly<Record<string, string[]>> = {
  '*': ['lang'],
  a: ['href', 'title', 'rel', 'target'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'sandbox', 'referrerpolicy'],
  abbr: ['title'],
  time: ['datetime'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

export const writtenSchemes = ['https', 'http', 'mailto', 'tel'];

/** Pictures are our own: a foreign one would tell its server who reads. */
export function isOwnPicture(src: string): boolean {
  return /^\/media\/[\w./-]+$/.test(src) && !src.includes('..');
}

const framed =
  /^(?:https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{6,20}(?:\?[\w=&;%.-]*)?|\/embed\/[\w/-]+(?:\?[\w=&;%.#-]*)?)$/;

/** What may stand in a frame: our own player, and videos of the host that sets no cookie before they play. */
export function isAllowedFrame(src: string): boolean {
  return framed.test(src);
}

export function isMeasure(text: string | null | undefined): text is string {
  return /^\d{1,4}$/.test(text ?? '');
}
