import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Brief } from '../../news.decode.ts';
import { NewsCard } from './NewsCard.tsx';

const title = 'Parola '.repeat(40).trim();
const brief: Brief = {
  newsId: 7,
  slug: 'una-riga',
  title,
  titleHome: '',
  subtitle: '',
  categoryName: 'Musica',
  date: '2026-07-01T12:00:00Z',
  image: '',
  pro: false,
  isNew: false,
};

const shown = (html: string) => /<a [^>]*>([^<]*)<\/a>/.exec(html)?.[1] ?? '';

test.each([
  ['lead', 95],
  ['large', 95],
  ['card', 75],
  ['text', 75],
  ['row', 65],
  ['line', 65],
] as const)('[SHELL-44] a title in a list, as %s, keeps at most %i characters and whole words', (size, longest) => {
  const html = renderToStaticMarkup(<NewsCard item={brief} size={size} />);
  const cut = shown(html);
  expect(cut.length).toBeLessThanOrEqual(longest);
  expect(cut.length).toBeGreaterThan(longest - 'Parola '.length);
  expect(cut.endsWith('Parola…')).toBe(true);
  expect(html).toContain(`title="${title}"`);
});

test('[SHELL-44] a short title stands whole, and a home page prefers its own', () => {
  const item = { ...brief, title: 'Una riga sola', titleHome: 'Una riga' };
  expect(shown(renderToStaticMarkup(<NewsCard item={item} size="line" />))).toBe('Una riga sola');
  expect(shown(renderToStaticMarkup(<NewsCard item={item} size="line" shortTitle />))).toBe('Una riga');
});
