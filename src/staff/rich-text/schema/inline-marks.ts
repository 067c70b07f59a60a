import { Mark } from '@tiptap/core';

/** A mark that is one element, with the attributes that it may carry. */
function elementMark(name: string, tag: string, attributes: readonly string[] = []) {
  return Mark.create({
    name,
    addAttributes: () => Object.fromEntries(attributes.map((key) => [key, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

const foreignWords = [
  'span',
  'em',
  'strong',
  'i',
  'b',
  'u',
  's',
  'a',
  'cite',
  'q',
  'small',
  'abbr',
  'time',
  'sup',
  'sub',
  'code',
];

/** Words in another language, so that they are read aloud in it. */
const Language = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => foreignWords.map((tag) => ({ tag: `${tag}[lang]`, consuming: tag === 'span' })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

export const inlineMarks = [
  elementMark('superscript', 'sup'),
  elementMark('subscript', 'sub'),
  elementMark('cite', 'cite'),
  elementMark('quotation', 'q'),
  elementMark('small', 'small'),
  elementMark('abbreviation', 'abbr', ['title']),
  elementMark('time', 'time', ['datetime']),
  Language,
];
