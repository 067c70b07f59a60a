import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { editorExtensions } from './editor-extensions.ts';
import { writtenSchema } from './schema/written-schema.ts';

const film = { src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', title: '', width: null, height: null };

test('a film in the text is kept as a player, and never drawn as one while somebody writes', () => {
  const drawn = (schema: typeof writtenSchema) => schema.nodes.embed?.spec.toDOM?.(schema.nodes.embed.create(film));
  expect(drawn(writtenSchema)).toEqual(['iframe', { src: film.src, width: null, height: null }]);
  expect(JSON.stringify(drawn(getSchema(editorExtensions)))).not.toMatch(/iframe|youtube/);
});
