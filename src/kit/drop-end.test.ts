import { expect, test } from 'vitest';
import { dropEnd, withoutEndSlashes } from './drop-end.ts';

test('an address loses the slashes at its end, and only those', () => {
  const addresses = ['', '/', '//', 'a', 'a/', 'https://radio.example//', '/a/b'];
  expect(addresses.map(withoutEndSlashes)).toEqual(['', '', '', 'a', 'a', 'https://radio.example', '/a/b']);
});

test('a sign of two halves is looked at whole', () => {
  const isNoLetter = (sign: string) => !/\p{L}/u.test(sign);
  expect(dropEnd('ab𐐷1!', isNoLetter)).toBe('ab𐐷');
  expect(dropEnd('ab🎵🎵', isNoLetter)).toBe('ab');
});
