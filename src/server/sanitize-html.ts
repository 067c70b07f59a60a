import sanitize from 'sanitize-html';

/** Staff HTML as it may stand in a page: text, lists, links, pictures; no script, no handler, no style, no foreign frame. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'a',
      'hr',
      'span',
      'sup',
      'sub',
      'figure',
      'figcaption',
      'img',
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      span: ['lang'],
      p: ['lang'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => {
        const isOutside = attribs.href?.startsWith('https:');
        const safe = isOutside ? { ...attribs, rel: 'noopener noreferrer', target: '_blank' } : attribs;
        return { tagName, attribs: safe };
      },
    },
  });
}
