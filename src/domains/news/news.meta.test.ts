import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newsMeta } from './news.meta.ts';

const slugs = `tudo musica salute economia politica tecnologia altri mondo quotidiano podcast cinema moda auto gastronomia viaggi`;

test.each(slugs.split(' '))(
  '[META-01] the news of %s have a title, a description, keywords and what is shared',
  (slug) => {
    const meta = newsMeta[slug];
    if (!meta) throw new Error(`nothing is written for ${slug}`);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThan(70);
    expect(meta.description.length).toBeLessThanOrEqual(160);
    expect(meta.keywords.split(', ').length).toBeGreaterThan(3);
    for (const text of [meta.shareTitle, meta.shareDescription]) expect(text.length).toBeGreaterThan(15);
    const picture = fileURLToPath(new URL(`../../web/public${meta.shareImage}`, import.meta.url));
    expect(existsSync(picture), picture).toBe(true);
  },
);

test('[META-01] no two categories say the same of themselves', () => {
  const all = Object.values(newsMeta);
  expect(all).toHaveLength(15);
  for (const field of ['title', 'description', 'shareTitle', 'shareDescription', 'shareImage'] as const) {
    expect(new Set(all.map((meta) => meta[field])).size).toBe(15);
  }
});
