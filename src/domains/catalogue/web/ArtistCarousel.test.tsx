import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArtistCarousel } from './ArtistCarousel.tsx';

test.each([
  ['I Notturni del Lungomare', 'I Notturni del…'],
  ['Vera Montale', 'Vera Montale'],
])('[SHELL-45] a slide names %s as %s, in at most 16 characters', (name, shown) => {
  const artist = { id: 1, slug: 'qualcuno', name: name, portrait: '', Ver: false };
  const html = renderToStaticMarkup(<ArtistCarousel label="Artisti" artists={[artist]} />);
  expect(/<span title="([^"]*)"[^>]*>([^<]*)</.exec(html)?.slice(1)).toEqual([name, shown]);
  expect(shown.length).toBeLessThanOrEqual(16);
});
