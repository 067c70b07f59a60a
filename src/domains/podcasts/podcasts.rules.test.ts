import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { playlistTexts } from './mixes.messages.ts';
import { mixMeta } from './mixes.meta.ts';
import { mixPlaylistSlugs, playlistOfAddress } from './mixes.rules.ts';
import { framePath, nextSpeed, playerHeights, playerStyle, speeds } from './player.rules.ts';
import { addressOfShow, audioPath, clockTime, isAdAfter, mixPath, spokenLength } from './podcasts.rules.ts';

test('[MIX-02] there are five playlists of mixes, each with its description', () => {
  expect(mixPlaylistSlugs).toEqual(['recentes', 'notícias', 'arquivo-musical', 'super-montagens', 'giro-de-notícias']);
  for (const slug of mixPlaylistSlugs) expect(playlistTexts[slug].description.length).toBeGreaterThan(40);
  expect(new Set(Object.values(playlistTexts).map(({ description }) => description)).size).toBe(5);
});

test('[MIX-02] an address finds its playlist however its accent is written', () => {
  expect(mixPath('recentes')).toBe('/podcasts/outros');
  expect(mixPath('giro-de-notícias')).toBe('/podcasts/outros/giro-de-not%C3%ADcias');
  for (const written of ['giro-de-notícias'.normalize('NFD'), 'Giro-de-Notícias']) {
    expect(playlistOfAddress(written)).toBe('giro-de-notícias');
  }
});

describe('[META-02] what the pages of the mixes say of themselves', () => {
  test.each(mixPlaylistSlugs)('%s', (slug) => {
    const meta = mixMeta[slug];
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThan(70);
    expect(meta.description.length).toBeLessThanOrEqual(160);
    expect(meta.keywords.split(', ').length).toBeGreaterThan(3);
    for (const text of [meta.shareTitle, meta.shareDescription]) expect(text.length).toBeGreaterThan(15);
    const picture = fileURLToPath(new URL(`../../web/public${meta.shareImage}`, import.meta.url));
    expect(existsSync(picture), picture).toBe(true);
  });

  test('no two say the same', () => {
    for (const field of ['title', 'description', 'shareTitle', 'shareDescription', 'shareImage'] as const) {
      expect(new Set(Object.values(mixMeta).map((meta) => meta[field])).size).toBe(5);
    }
  });
});

test('[PODCAST-19] a player is 52, 200 or 480 pixels tall; an unknown style is the standard one', () => {
  expect(playerHeights).toEqual({ mini: 52, standard: 200, show: 480 });
  expect(['mini', 'show', '', 'toString'].map(playerStyle)).toEqual(['mini', 'show', 'standard', 'standard']);
  expect(framePath('mix', 'samba in salita/2', 'mini')).toBe('/embed/mix/samba%20in%20salita%2F2?style=mini');
});

test('[PODFEED-03] the speed goes from 0.75 to 2 and begins anew', () => {
  expect(speeds).toEqual([0.75, 1, 1.25, 1.5, 1.75, 2]);
  expect([1, 2, 0.9].map(nextSpeed)).toEqual([1.25, 0.75, 1]);
});

test('[MIX-05] an advertisement follows every fourth mix', () => {
  const places = Array.from({ length: 10 }, (_, index) => index).filter(isAdAfter);
  expect(places).toEqual([3, 7]);
});

test('a show of the mixes is read where the mixes are', () => {
  expect(addressOfShow({ slug: 'valigie', type: 'podcast', showId: 'x' })).toBe('/podcasts/valigie');
  expect(addressOfShow({ slug: 'super', type: 'mixcloud', showId: 'notícias' })).toBe(mixPath('notícias'));
});

test.each([
  [0, '0:00', '0 s'],
  [59.9, '0:59', '60 s'],
  [60, '1:00', '1 min'],
  [605, '10:05', '10 min'],
  [3_540, '59:00', '59 min'],
  [3_600, '1:00:00', '1 h 0 min'],
  [7_080, '1:58:00', '1 h 58 min'],
  [3_725, '1:02:05', '1 h 2 min'],
])('%d seconds are printed', (seconds, clock, spoken) => {
  expect([clockTime(seconds), spokenLength(seconds)]).toEqual([clock, spoken]);
});

test('a player that tells a time before the beginning shows the beginning', () => {
  expect(clockTime(-0.4)).toBe('0:00');
});

test('the sound of an episode carries the key of a private feed, if there is one', () => {
  expect(audioPath('42')).toBe('/podcasts/audio/42.mp3');
  expect(audioPath('42', 'k1')).toBe('/podcasts/audio/42.mp3?chiave=k1');
});
