import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

const textTags = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'span',
  'sup',
  'sub',
  'cite',
  'q',
  'small',
  'abbr',
  'time',
];
const blockTags = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'figure', 'figcaption', 'pre', 'code'];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const linkTags = ['a', 'img', 'iframe'];

/** Pictures are our own: a foreign one would tell its server who reads. */
const ownPicture = /^\/media\/[\w./-]+$/;
/** What may stand in a frame: our own player, and videos of the host that sets no cookie before they play. */
const framed =
  /^(?:https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{6,20}(?:\?[\w=&;%.-]*)?|\/embed\/[\w/-]+(?:\?[\w=&;%.#-]*)?)$/;

const options: sanitize.IOptions = {
  allowedTags: [...textTags, ...blockTags, ...tableTags, ...linkTags],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'sandbox', 'referrerpolicy'],
    abbr: ['title'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: { a: safeLink, img: ownImage, iframe: allowedFrame },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
};

/** A link leads into the house, or out of it in a window of its own that knows nothing of ours. */
function safeLink(tagName: string, { href = '', title }: sanitize.Attributes): sanitize.Tag {
  const kept = { ...(href && { href }), ...(title && { title }) };
  const isOutside = /^https?:/i.test(href);
  return { tagName, attribs: isOutside ? { ...kept, rel: 'noopener noreferrer', target: '_blank' } : kept };
}

function ownImage(tagName: string, { src = '', alt = '', width, height }: sanitize.Attributes): sanitize.Tag {
  const isOwn = ownPicture.test(src) && !src.includes('..');
  return {
    tagName,
    attribs: { ...(isOwn && { src }), alt, ...measures(width, height), loading: 'lazy', decoding: 'async' },
  };
}

function allowedFrame(tagName: string, { src = '', title, width, height }: sanitize.Attributes): sanitize.Tag {
  return {
    tagName,
    attribs: {
      ...(framed.test(src) && { src }),
      title: title || 'Contenuto incorporato',
      ...measures(width, height),
      loading: 'lazy',
      allowfullscreen: '',
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}

function measures(width: string | undefined, height: string | undefined): sanitize.Attributes {
  const isMeasure = (text: string | undefined): text is string => /^\d{1,4}$/.test(text ?? '');
  return { ...(isMeasure(width) && { width }), ...(isMeasure(height) && { height }) };
}

/** Cleaning takes longer than rendering, and pages ask for the same texts again and again. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  // An empty text counts too: the package refuses a size of nothing.
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/**
 * The one way of written HTML into a page: text, lists, tables, links, our own pictures, frames of the allow-list; no script, no
 * handler, no style, no id or class. Used when it is saved and again when it is shown, so an older save is held to today's rule.
 */
export function sanitizeHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitize(html, options);
  cleaned.set(html, clean);
  return clean;
}
