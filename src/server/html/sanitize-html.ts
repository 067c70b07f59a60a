import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import type sanitize from 'sanitize-html';
import {
  isAllowedFrame,
  isMeasure,
  isOwnPicture,
  writtenAttributes,
  writtenSchemes,
  writtenTags,
} from '#contract/written-html.ts';

const options: sanitize.IOptions = {
  allowedTags: writtenTags,
  allowedAttributes: writtenAttributes,
  allowedSchemes: writtenSchemes,
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
  return {
    tagName,
    attribs: { ...(isOwnPicture(src) && { src }), alt, ...measures(width, height), loading: 'lazy', decoding: 'async' },
  };
}

function allowedFrame(tagName: string, { src = '', title, width, height }: sanitize.Attributes): sanitize.Tag {
  return {
    tagName,
    attribs: {
      ...(isAllowedFrame(src) && { src }),
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
  return { ...(isMeasure(width) && { width }), ...(isMeasure(height) && { height }) };
}

/** Cleaning takes longer than rendering, and pages ask for the same texts again and again. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  // An empty text counts too: the package refuses a size of nothing.
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

const require = createRequire(import.meta.url);
/** Loaded with the first text: with all that it brings along it would be a twelfth of what a start loads. */
let cleaner: typeof sanitize | undefined;

/**
 * The one way of written HTML into a page: text, lists, tables, links, our own pictures, frames of the allow-list; no script, no
 * handler, no style, no id or class. Used when it is saved and again when it is shown, so an older save is held to today's rule.
 */
export function sanitizeHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  cleaner ??= require('sanitize-html') as typeof sanitize;
  const clean = cleaner(html, options);
  cleaned.set(html, clean);
  return clean;
}
