import { expect, test } from 'vitest';
import { segmentOf, segments } from '#domains/advertising/clients.rules.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { library, trackOf } from '../audio/library.ts';
import { clients } from './advertising.ts';
import { spotsOnAir } from './on-air.ts';
import { sponsors } from './sponsors.ts';

test('every spot on air has its client, in the same colour, and each of those clients has one', () => {
  const onAir = library.filter(({ kind }) => kind === 'spot');
  expect(clients.map(({ slug }) => `spot-${slug}`).sort()).toEqual(onAir.map(({ id }) => id).sort());
  for (const { slug, name, color } of clients) {
    expect(onAir.find(({ id }) => id === `spot-${slug}`)?.title).toBe(name);
    expect(spotsOnAir[`spot-${slug}`]?.color).toBe(color);
  }
});

test('links lead to invented hosts, and the HTML passes the house’s own filter unchanged', () => {
  const all = [...clients.map(({ spot, ...client }) => ({ ...client, spots: [spot] })), ...sponsors];
  for (const { link, spots, description } of all) {
    for (const address of [link, ...spots.map((spot) => spot.link)]) {
      if (address) expect(new URL(address).hostname).toMatch(/\.example$/);
    }
    for (const html of [description, ...spots.map(({ transcript }) => transcript)])
      expect(sanitizeHtml(html)).toBe(html);
  }
});

test('some spots serve as prerolls, and places are told for each', () => {
  expect(clients.filter(({ spot }) => spot.isPreroll).length).toBeGreaterThan(1);
  for (const { spot } of clients) expect(spot.locations.length).toBeGreaterThan(0);
});

test('together the clients stand for every segment, with and without a place, with and without a spot', () => {
  const all = [...clients, ...sponsors];
  expect(all.length).toBeGreaterThanOrEqual(14);
  expect([...new Set(all.map(({ name }) => segmentOf(name)))].sort()).toEqual([...segments].sort());
  expect(all.filter(({ locations }) => locations.length === 0).length).toBeGreaterThan(1);
  expect(sponsors.some(({ spots }) => spots.length === 0) && sponsors.some(({ spots }) => spots.length > 1)).toBe(true);
});

test('what a host reads over a song of the station is as long as a spot, and inside the song', () => {
  const slugs = [...clients.map(({ slug }) => slug), ...sponsors.flatMap(({ spots }) => spots.map(({ slug }) => slug))];
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { bed, slug } of sponsors.flatMap(({ spots }) => spots)) {
    expect(bed.seconds, slug).toBeGreaterThanOrEqual(12);
    expect(bed.fromSeconds + bed.seconds, slug).toBeLessThan(trackOf(bed.track).seconds);
  }
});
