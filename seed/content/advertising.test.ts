import { expect, test } from 'vitest';
import { sanitizeHtml } from '#server/sanitize-html.ts';
import { library } from '../audio/library.ts';
import { clients } from './advertising.ts';
import { spotsOnAir } from './on-air.ts';

test('every spot on air has its client, in the same colour, and no client is without one', () => {
  const onAir = library.filter(({ kind }) => kind === 'spot');
  expect(clients.map(({ slug }) => `spot-${slug}`).sort()).toEqual(onAir.map(({ id }) => id).sort());
  for (const { slug, name, color } of clients) {
    expect(onAir.find(({ id }) => id === `spot-${slug}`)?.title).toBe(name);
    expect(spotsOnAir[`spot-${slug}`]?.color).toBe(color);
  }
});

test('links lead to invented hosts, and the HTML passes the house’s own filter unchanged', () => {
  for (const { link, spot, description } of clients) {
    for (const address of [link, spot.link]) if (address) expect(new URL(address).hostname).toMatch(/\.example$/);
    for (const html of [description, spot.transcript]) expect(sanitizeHtml(html)).toBe(html);
  }
});

test('some spots serve as prerolls, and places are told for each', () => {
  expect(clients.filter(({ spot }) => spot.isPreroll).length).toBeGreaterThan(1);
  for (const { spot } of clients) expect(spot.locations.length).toBeGreaterThan(0);
});
