import { expect, test } from 'vitest';
import { clockTime, isoDuration, isShown, subscribeAddress } from './videos.rules.ts';

test.each([
  ['Private video', false],
  [' private VIDEO ', false],
  ['Deleted video', false],
  ['Private video: una sera con Vera Montale', true],
  ['Cartolina da Procida', true],
])('[VIDEO-11] of a video titled “%s” it is known whether it may be shown: %s', (title, expected) => {
  expect(isShown({ title })).toBe(expected);
});

test.each([
  [5, '0:05'],
  [59.6, '1:00'],
  [185, '3:05'],
  [3727, '1:02:07'],
])('%s seconds are printed as %s', (seconds, printed) => {
  expect(clockTime(seconds)).toBe(printed);
});

test('structured data has the length after ISO 8601', () => {
  expect(isoDuration(185.4)).toBe('PT185S');
});

test.each([
  ['https://www.youtube.com/@antena1', 'https://www.youtube.com/@antena1?sub_confirmation=1'],
  ['https://www.youtube.com/channel/UCx?hl=it', 'https://www.youtube.com/channel/UCx?hl=it&sub_confirmation=1'],
  ['/#', null],
])('[VIDEO-08] a channel at %s is subscribed to at %s', (href, expected) => {
  expect(subscribeAddress([{ network: 'youtube', href }])).toBe(expected);
});

test('[VIDEO-08] a station without a channel has none to subscribe to', () => {
  expect(subscribeAddress([{ network: 'facebook', href: 'https://www.facebook.com/' }])).toBeNull();
});
