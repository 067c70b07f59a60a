import { describe, expect, test } from 'vitest';
import { spotSchema } from './advertising.contract.ts';
import { spotMessages } from './advertising.messages.ts';
import {
  bannerSizeAt,
  clientColourOf,
  clientNameOf,
  createBannerPlaces,
  inkOn,
  spotAudioAction,
} from './advertising.rules.ts';

test('[SPOT-01] a spot holds its name, slug, files and link, its client, its transcript and its locations', () => {
  expect(Object.keys(spotSchema.shape)).toEqual([
    'name',
    'slug',
    'imageFile',
    'audioFile',
    'link',
    'clientName',
    'spotClientName',
    'clientSlug',
    'clientColor',
    'clientDescription',
    'clientLink',
    'clientImageFile',
    'transcript',
    'locations',
  ]);
});

test('[SPOT-17] a client without a colour has #d8d8d8', () => {
  expect(clientColourOf({ clientColor: '' })).toBe('#d8d8d8');
  expect(clientColourOf({ clientColor: '#5b2a1e' })).toBe('#5b2a1e');
});

test('[SPOT-18] a spot without a client’s name has one all the same', () => {
  expect(clientNameOf({ clientName: '', spotClientName: '' })).toBe('Cliente da rádio');
  expect(clientNameOf({ clientName: 'Caffè Miravalle', spotClientName: '' })).toBe('Caffè Miravalle');
  expect(clientNameOf({ clientName: 'Miravalle S.r.l.', spotClientName: 'Caffè Miravalle' })).toBe('Caffè Miravalle');
});

test('one place is a Praça, several are Praças', () => {
  expect([1, 2, 5].map(spotMessages.sections.locations)).toEqual(['Praça', 'Praças', 'Praças']);
});

describe('the spot’s button', () => {
  const [spot, song] = ['/media/480p/comerciais/a.mp3', '/media/480p/previews/b.mp3'];

  test.each([
    ['nothing', null, false],
    ['the radio', null, true],
    ['a song', song, true],
    ['a paused song', song, false],
  ])('[SPOT-19] plays the spot while the player has %s', (_, heard, isPlaying) => {
    expect(spotAudioAction(spot, { heard, isPlaying })).toBe('play');
  });

  test('[SPOT-20] pauses the spot that plays', () => {
    expect(spotAudioAction(spot, { heard: spot, isPlaying: true })).toBe('pause');
  });

  test('[SPOT-21] resumes the spot that was paused', () => {
    expect(spotAudioAction(spot, { heard: spot, isPlaying: false })).toBe('resume');
  });
});

test.each([
  [1920, '970x90'],
  [1018, '970x90'],
  [1017, '728x90'],
  [776, '728x90'],
  [775, '468x60'],
  [500, '468x60'],
  [499, '320x100'],
  [352, '320x100'],
  [351, '234x60'],
  [200, '234x60'],
])('a screen of %i px has room for a banner of %s', (width, size) => {
  expect(bannerSizeAt(width)).toBe(size);
});

test.each([
  ['#d8d8d8', '#000000'],
  ['#ffffff', '#000000'],
  ['#b8862b', '#000000'],
  ['#5b2a1e', '#ffffff'],
  ['#b02a5b', '#ffffff'],
  ['#000000', '#ffffff'],
])('on %s the letters are %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});

test('every place of a page has another number, counted from one turn; a place that is left is taken again', () => {
  let now = 59_999;
  const places = createBannerPlaces(() => now);
  const first = places.take();
  now = 60_000;
  const second = places.take();
  expect([first, second]).toEqual([
    { place: 0, turn: 0 },
    { place: 1, turn: 0 },
  ]);
  places.release(first);
  expect(places.take()).toEqual({ place: 0, turn: 0 });
  places.release({ place: 0, turn: 0 });
  places.release(second);
  expect(places.take()).toEqual({ place: 0, turn: 1 });
});

test.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#757575', '#ffffff'],
  ['#777777', '#000000'],
  ['#ff0000', '#000000'],
  ['#c80000', '#ffffff'],
  ['#00a000', '#000000'],
  ['#007000', '#ffffff'],
  ['#0000ff', '#ffffff'],
  ['#0a5cff', '#ffffff'],
  ['#00ffff', '#000000'],
])('on %s letters are %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});

test('from 768 px on the margins of the page are wider', () => {
  expect([767, 768].map(bannerSizeAt)).toEqual(['728x90', '468x60']);
});

test('places that were all given back begin with the turn of the minute', () => {
  let now = 60_000;
  const places = createBannerPlaces(() => now);
  const first = places.take();
  expect([first, places.take()]).toEqual([
    { place: 0, turn: 1 },
    { place: 1, turn: 1 },
  ]);
  places.release(first);
  now = 180_000;
  expect(places.take()).toEqual({ place: 0, turn: 1 });
});
