import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), 20),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});
/** Columns are as wide as their words: the table's own bookkeeping only. */
const colwidth = { default: null, rendered: false, parseHTML: () => null };

/** Without widths and styles, which the sanitiser would take away. Its caption is a text of the table, not a row of it. */
export const tables = [
  Table.extend({
    addAttributes: () => ({
      caption: {
        default: '',
        rendered: false,
        parseHTML: (element) => element.querySelector('caption')?.textContent?.trim() ?? '',
      },
    }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ node }) =>
      node.attrs.caption ? ['table', ['caption', String(node.attrs.caption)], ['tbody', 0]] : ['table', ['tbody', 0]],
  }).configure({ resizable: false, View: null }),
  TableRow,
  TableCell.extend({
    content: '(paragraph | bulletList | orderedList)+',
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth }),
  }),
  TableHeader.extend({
    content: 'paragraph+',
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth,
      scope: {
        default: null,
        parseHTML: (element) => {
          const scope = element.getAttribute('scope') ?? '';
          return ['col', 'row', 'colgroup', 'rowgroup'].includes(scope) ? scope : null;
        },
      },
    }),
  }),
];
