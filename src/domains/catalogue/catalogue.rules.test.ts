import { expect, test } from 'vitest';
import {
  artistEntrySchema,
  artistSchema,
  getMusicData,
  playlistTrackSchema,
  songItemSchema,
  songSchema,
  topSongSchema,
} from './catalogue.contract.ts';
import {
  artistSongsAddress,
  filterFromAddress,
  filterQuery,
  firstPageLength,
  isFilterActive,
  longestQuery,
  nextPageLength,
  noFilter,
  partsOfSong,
  songListAddress,
  typingPauseMs,
} from './catalogue.rules.ts';

test('[SONG-13] the filter is active if words, translation, video or a text is asked for', () => {
  expect(isFilterActive(noFilter)).toBe(false);
  expect(isFilterActive({ ...noFilter, query: '  ' })).toBe(false);
  for (const part of [{ lyrics: true }, { translation: true }, { video: true }, { query: 'a' }]) {
    expect(isFilterActive({ ...noFilter, ...part })).toBe(true);
  }
});

test('[SONG-08] [SONG-10] the first page holds 30 songs, the next ones 20, and typing rests for 700 ms', () => {
  expect([firstPageLength, nextPageLength, typingPauseMs]).toEqual([30, 20, 700]);
  expect(getMusicData.params.safeParse({ offset: '30', count: '20' }).data).toEqual({ offset: 30, count: 20 });
});

test.each([
  ['', noFilter],
  ['letra=true', { ...noFilter, lyrics: true }],
  [
    'letra=false&traducao=true&video=true&busca=sale%20e%20limone',
    { lyrics: false, translation: true, video: true, query: 'sale e limone' },
  ],
  ['letra=1&video=yes&busca=+', noFilter],
  ['letra=TRUE', noFilter],
  [`busca=${'x'.repeat(300)}`, { ...noFilter, query: 'x'.repeat(longestQuery) }],
])('the address ?%s asks for %j', (address, filter) => {
  expect(filterFromAddress(new URLSearchParams(address))).toEqual(filter);
});

test('an address and its filter lead to each other, whatever is searched for', () => {
  for (const query of ['Duo Marèa', 'a&b=c', '100%', '#1', 'q+q', '😀', '"<script>']) {
    const filter = { lyrics: true, translation: false, video: true, query };
    const address = songListAddress(filter);
    expect(filterFromAddress(new URL(address, 'https://x.example').searchParams)).toEqual(filter);
  }
});

test('without a filter the song list has its plain address, and spaces around a query do not count', () => {
  expect(songListAddress({ ...noFilter, query: ' ' })).toBe('/canzoni');
  expect(songListAddress({ ...noFilter, query: ' marea ' })).toMatch(/&busca=marea$/);
});

test('[ARTIST-17] the songs of an artist stand under the address that the specification gives', () => {
  expect(artistSongsAddress('Duo Marèa')).toBe(
    '/canzoni?letra=false&traducao=false&video=false&busca=Duo%20Mar%C3%A8a',
  );
});

test('the API gets the filter as words', () => {
  expect(filterQuery({ ...noFilter, video: true, query: ' marea ' })).toEqual({
    lyrics: 'false',
    translation: 'false',
    video: 'true',
    query: 'marea',
  });
});

test.each([
  ['carta-carbone+i-tigli', { songSlug: 'carta-carbone', artistSlug: 'i-tigli' }],
  ['carta-carbone', null],
  ['+i-tigli', null],
  ['carta-carbone+', null],
  ['+', null],
  ['', null],
  ['a+b+c', null],
])('[SONG-18] the address %j names %j', (slug, parts) => {
  expect(partsOfSong(slug)).toEqual(parts);
});

const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);

test('[SONG-01] a song has all the fields that the specification names', () => {
  expect(fieldsOf(songSchema)).toEqual(
    expect.arrayContaining(
      'musicId musicName musicSlug musicTrack artistName artistSlug albumName albumCover albumRelease iTunesLink musicLyrics musicTranslation musicVideoYoutubeId musicVideoFileName lyricsVideoYoutubeId lyricsVideoFileName'.split(
        ' ',
      ),
    ),
  );
});

test('[SONG-02] a playlist track has the fields that the specification names', () => {
  expect(fieldsOf(playlistTrackSchema).sort()).toEqual(
    'albumCover albumName artistName artistSlug iTunesLink itunesCover musicName musicSlug musicTrack'.split(' '),
  );
  expect(fieldsOf(songItemSchema)).toEqual(expect.arrayContaining(fieldsOf(playlistTrackSchema)));
});

test('[ARTIST-01] [ARTIST-02] [ARTIST-03] an artist, a list entry and a top song have the fields that the specification names', () => {
  expect(fieldsOf(artistSchema)).toEqual(['artistName', 'slug', 'biography', 'imageNew', 'imageOld']);
  expect(fieldsOf(artistEntrySchema)).toEqual(['Id', 'Url', 'Nam', 'Img', 'Ver']);
  expect(fieldsOf(topSongSchema)).toEqual([
    'trackName',
    'previewUrl',
    'collectionName',
    'artistName',
    'cover',
    'trackViewUrl',
  ]);
});
