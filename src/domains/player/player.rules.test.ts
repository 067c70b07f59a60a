import { describe, expect, test } from 'vitest';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import { musicHash } from '#domains/live/live.rules.ts';
import { parseRating, type Rating, ratingBlock, ratingOf } from './player.rules.ts';

const item: NowPlaying = {
  album: 'Maree',
  artist: 'Duo Marèa',
  artistId: null,
  artistSlug: 'duo-marea',
  song: 'Sale e limone',
  songId: null,
  musicSlug: 'sale-e-limone',
  year: '1979',
  cover: '',
  itunes: '',
  time: '2026-06-01T10:00:00.000Z',
  slug: 'sale-e-limone+duo-marea',
  spotSlug: '',
  lyrics: '',
  lyricsTranslation: '',
  metaType: 'music',
  clientColor: '',
  clientDescription: '',
  endTime: '2026-06-01T10:03:00.000Z',
  delaySeconds: 5,
};
const { song, artist } = item;
const voted: Rating = { metaId: 'antena_1', song, artist, rating: 10, musicHash: musicHash(item) };
const state = { stored: voted, settingRating: false };
const others: [string, NowPlaying][] = [
  ['another song', { ...item, song: 'Carta carbone' }],
  ['another artist', { ...item, artist: 'I Tigli' }],
  ['a later airing', { ...item, time: '2026-06-01T15:00:00.000Z' }],
];

describe('a vote that the browser remembers', () => {
  test('[RATING-02] holds for the airing whose song, artist and time have its hash', () => {
    expect(ratingOf(item, state)).toBe(10);
    expect(ratingOf({ ...item, album: 'Altre maree', lyrics: 'la la' }, state)).toBe(10);
  });

  test.each(others)('[RATING-02] does not hold for %s', (_, other) => {
    expect(ratingOf(other, state)).toBe(null);
  });

  test.each([null, '', '{', '[]', '"10"', '{"musicHash":"x","rating":5}', '{"rating":10}'])(
    'is nothing when storage holds %s',
    (text) => {
      expect(parseRating(text)).toBe(null);
    },
  );

  test('comes back from storage as it was kept', () => {
    for (const kept of [voted, { ...voted, rating: 1 }]) expect(parseRating(JSON.stringify(kept))).toEqual(kept);
  });
});

describe('a vote', () => {
  const heard = {
    item,
    isLive: true as const,
    isStandardStream: true,
    rating: { ...state, stored: null },
    isAdHeard: false,
  };

  test('[RATING-12] is refused for the airing that has one, and free again with the next', () => {
    expect(ratingBlock({ ...heard, rating: state })).toBe('voted');
    for (const [, other] of others) expect(ratingBlock({ ...heard, item: other, rating: state })).toBe(null);
  });

  test.each<[string, Partial<Parameters<typeof ratingBlock>[0]>, string | null]>([
    ['a song on the standard stream', {}, null],
    ['nothing that is known', { item: null }, 'not-rateable'],
    ['an item without a title', { item: { ...item, song: '' } }, 'not-rateable'],
    ['an item without an artist', { item: { ...item, artist: '' } }, 'not-rateable'],
    ['a spot', { item: { ...item, metaType: 'commercial' } }, 'not-rateable'],
    ['a single song', { isLive: 'otherMedia' }, 'not-rateable'],
    ['another stream', { isStandardStream: false }, 'not-rateable'],
    ['an advertisement before the radio', { isAdHeard: true }, 'not-rateable'],
    [
      'an advertisement before a song that was voted for',
      { isAdHeard: true, rating: { stored: voted, settingRating: false } },
      'not-rateable',
    ],
    ['a song whose vote is on its way', { rating: { stored: null, settingRating: true } }, 'saving'],
  ])('for %s', (_, part, block) => {
    expect(ratingBlock({ ...heard, ...part })).toBe(block);
  });
});
