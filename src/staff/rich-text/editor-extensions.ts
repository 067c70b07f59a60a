import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { richTextMessages as text } from './rich-text.messages.ts';
import { Embed } from './schema/embed.ts';
import { Image } from './schema/image.ts';
import { Song } from './schema/song.ts';
import { writtenExtensions } from './schema/written-extensions.ts';
import { EmbedView } from './views/EmbedView.tsx';
import { ImageView } from './views/ImageView.tsx';
import { SongView } from './views/SongView.tsx';

/** What can be written, with the looks that it has while somebody writes. */
export const editorExtensions: Extensions = [
  ...writtenExtensions.filter(({ name }) => !['image', 'embed', 'song'].includes(name)),
  Image.extend({ addNodeView: () => ReactNodeViewRenderer(ImageView) }),
  // Tiptap draws a text without its views for a moment when it comes or goes: a real player would call its host even then.
  Embed.extend({ addNodeView: () => ReactNodeViewRenderer(EmbedView), renderHTML: () => ['div'] }),
  Song.extend({ addNodeView: () => ReactNodeViewRenderer(SongView) }),
  Placeholder.configure({
    includeChildren: true,
    placeholder: ({ node, editor }) =>
      node.type.name === 'figcaption' ? text.caption : editor.isEmpty ? text.placeholder : '',
  }),
];
