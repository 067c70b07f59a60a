import { CodeBlock } from '@tiptap/extension-code-block';
import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { BlockLanguage } from './block-language.ts';
import { Embed } from './embed.ts';
import { Figcaption, Figure } from './figure.ts';
import { Image } from './image.ts';
import { inlineMarks } from './inline-marks.ts';
import { WrittenLink } from './links.ts';
import { Song } from './song.ts';
import { tables } from './tables.ts';

/** Everything that can be written, and nothing that the sanitiser would take away again: a test compares the two. */
export const writtenExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    codeBlock: false,
    orderedList: false,
    dropcursor: { color: false, class: 'drop-line' },
  }),
  CodeBlock.extend({ addAttributes: () => ({}) }),
  // Without `start` and `type`.
  OrderedList.extend({ addAttributes: () => ({}) }),
  WrittenLink,
  ...inlineMarks,
  BlockLanguage,
  Figure,
  Figcaption,
  Image,
  Embed,
  Song,
  ...tables,
];
