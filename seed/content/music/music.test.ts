import { describe, expect, test } from 'vitest';
import { top10Meta } from '#domains/charts/charts.meta.ts';
import { yearKeywords } from '#domains/charts/charts.year-keywords.ts';
import { slugify } from '#kit/slug.ts';
import { library } from '../../audio/library.ts';
import { songsOnAir } from '../on-air.ts';
import { artists } from './artists.ts';
import { chartCategories, chartYears, top10Of, top100Of } from './charts.ts';
import { lyricsOf, writtenLyrics } from './lyrics/lyrics.ts';
import type { SongSeed } from './music.types.ts';
import { songs } from './songs.ts';

const isUnique = (values: unknown[]) => new Set(values).size === values.length;
const addressOf = (song: SongSeed) => `${song.artist}/${song.slug}`;
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/);

const years = chartYears(new Date('2026-11-16T12:00:00Z'));

describe('the demo artists', () => {
  test('are at least 42, each with an address made of the name', () => {
    expect(artists.length).toBeGreaterThanOrEqual(42);
    expect(isUnique(artists.map((artist) => artist.slug))).toBe(true);
    for (const artist of artists) expect(artist.slug).toBe(slugify(artist.name));
  });

  test('have a biography of 80 to 180 words in plain paragraphs that names only albums of theirs', () => {
    for (const { slug, biography } of artists) {
      expect(wordsOf(biography).length, slug).toBeGreaterThanOrEqual(80);
      expect(wordsOf(biography).length, slug).toBeLessThanOrEqual(180);
      expect(biography, slug).toMatch(/^(?:<p>(?:[^<]|<em>[^<]+<\/em>)+<\/p>|<h2>[^<]+<\/h2>)+$/);
      const albums = songs.filter((song) => song.artist === slug).map((song) => song.album);
      for (const [, name] of biography.matchAll(/<em>([^<]+)<\/em>/g)) expect(albums).toContain(name);
    }
  });

  test('are fourteen in the slider', () => {
    expect(artists.filter((artist) => artist.inSlider)).toHaveLength(14);
  });

  test('have three to eight songs in one to four albums', () => {
    for (const { slug } of artists) {
      const theirs = songs.filter((song) => song.artist === slug);
      expect(theirs.length, slug).toBeGreaterThanOrEqual(3);
      expect(theirs.length, slug).toBeLessThanOrEqual(8);
      expect(new Set(theirs.map((song) => song.album)).size, slug).toBeLessThanOrEqual(4);
    }
  });
});

describe('the demo songs', () => {
  test('are at least 205, of known artists, each with an address of its own', () => {
    expect(songs.length).toBeGreaterThanOrEqual(205);
    expect(isUnique(songs.map(addressOf))).toBe(true);
    const known = artists.map((artist) => artist.slug);
    for (const song of songs) {
      expect(known).toContain(song.artist);
      expect(song.slug).toBe(slugify(song.title));
      expect(song.requests).toBeGreaterThan(0);
      expect(isUnique(song.genres), addressOf(song)).toBe(true);
    }
  });

  test('came out on a real day between 1996 and 2026, and an album on one day only', () => {
    const days = new Map<string, string>();
    for (const song of songs) {
      expect(new Date(`${song.release}T00:00:00Z`).toISOString().slice(0, 10)).toBe(song.release);
      expect(song.release >= '1996-01-01' && song.release <= '2026-12-31').toBe(true);
      const album = `${song.artist}/${song.album}`;
      expect(days.get(album) ?? song.release).toBe(song.release);
      days.set(album, song.release);
    }
  });

  test('include the ten that are played on air, as the player tells them', () => {
    const played = songs.filter((song) => song.air !== undefined);
    const composed = library.filter((track) => track.kind === 'song');
    expect(played.map((song) => song.air).sort()).toEqual(composed.map((track) => track.id).sort());
    for (const song of played) {
      const track = composed.find((candidate) => candidate.id === song.air);
      expect(song.slug).toBe(song.air);
      expect(song.title).toBe(track?.title);
      expect(artists.find((artist) => artist.slug === song.artist)?.name).toBe(track?.artist);
      expect(song.album).toBe(songsOnAir[song.slug]?.album);
      expect(song.release.slice(0, 4)).toBe(songsOnAir[song.slug]?.year);
    }
  });

  test('have official and lyrics videos for about ten', () => {
    const filmed = songs.flatMap((song) => song.video ?? []);
    expect(filmed).toHaveLength(10);
    expect(new Set(filmed)).toEqual(new Set(['official', 'lyrics', 'both']));
  });

  test('that are sung again by someone else share their title with a song of another artist', () => {
    const again = songs.filter((song) => song.genres.includes('regravacoes') && song.title !== 'Velours amarante');
    for (const song of again) {
      const first = songs.find((other) => other.title === song.title && other.release < song.release);
      expect(first?.artist, addressOf(song)).toBeDefined();
      expect(first?.artist).not.toBe(song.artist);
    }
  });
});

describe('the demo lyrics', () => {
  const stanzas = (text: string) => text.split('\n\n').map((stanza) => stanza.split('\n').length);

  test('all belong to a song', () => {
    const addresses = songs.filter((song) => !song.air).map(addressOf);
    for (const address of Object.keys(writtenLyrics)) expect(addresses).toContain(address);
  });

  test('are translated for at least 32 songs and still untranslated for eight', () => {
    const texts = songs.flatMap((song) => lyricsOf(song) ?? []);
    expect(texts.filter((text) => text.translation).length).toBeGreaterThanOrEqual(32);
    expect(texts.filter((text) => !text.translation)).toHaveLength(8);
    expect(isUnique(texts.map((text) => text.lyrics))).toBe(true);
  });

  test('go line by line with their translation', () => {
    for (const [address, { lyrics, translation }] of Object.entries(writtenLyrics)) {
      expect(stanzas(lyrics).length, address).toBeGreaterThanOrEqual(2);
      if (translation) expect(stanzas(translation), address).toEqual(stanzas(lyrics));
    }
  });
});

describe('the demo charts', () => {
  test.each(chartCategories)('rank ten songs of $slug by how often they are asked for', ({ slug }) => {
    const chart = top10Of(slug, songs);
    expect(chart).toHaveLength(10);
    expect(isUnique(chart.map(addressOf))).toBe(true);
    const requests = chart.map((song) => song.requests);
    expect(requests).toEqual([...requests].sort((a, b) => b - a));
    if (slug !== 'antena-1') for (const song of chart) expect(song.genres).toContain(slug);
  });

  test.each(years)('rank a hundred different songs in %i, always the same way', (year) => {
    const chart = top100Of(year, songs);
    expect(chart).toHaveLength(100);
    expect(isUnique(chart.map(addressOf))).toBe(true);
    expect(top100Of(year, [...songs].reverse())).toEqual(chart);
    const released = songs.filter((song) => song.release <= `${year}-12-31`);
    const early = chart.filter((song) => song.release > `${year}-12-31`);
    expect(early).toHaveLength(Math.max(0, 100 - released.length));
  });

  test('differ from year to year', () => {
    expect(isUnique(years.map((year) => top100Of(year, songs).map(addressOf).join()))).toBe(true);
    expect(new Set(years.map((year) => top100Of(year, songs)[0]?.slug)).size).toBeGreaterThan(8);
  });

  test('have the texts that the station shows of them', () => {
    expect(Object.keys(top10Meta)).toEqual(chartCategories.map((category) => category.slug));
    expect([years[0], years.at(-1), years.length]).toEqual([1998, 2025, 28]);
    expect(Object.keys(yearKeywords).map(Number)).toEqual(years);
    for (const list of Object.values(yearKeywords)) {
      const keywords = list.split(', ');
      expect(keywords.length).toBeGreaterThanOrEqual(8);
      expect(keywords.length).toBeLessThanOrEqual(14);
      expect(isUnique(keywords)).toBe(true);
    }
  });
});
