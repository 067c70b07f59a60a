import { expect, test } from 'vitest';
import { focalName, focalPointOf, originalName } from './focal-name.ts';

const plain = 'library/0123456789abcdef.jpg';

test('a picture’s name carries its focal point, and gives it and the original back', () => {
  const named = focalName(plain, { x: 30, y: 100 });
  expect(named).toBe('library/0123456789abcdef_30-100.jpg');
  expect(focalPointOf(named)).toEqual({ x: 30, y: 100 });
  expect(originalName(named)).toBe(plain);
  expect(focalName(named, { x: 5, y: 6 })).toBe('library/0123456789abcdef_5-6.jpg');
  expect(focalName(named, null)).toBe(plain);
});

test('other names have none', () => {
  for (const file of [plain, 'library/voice_30-40.mp3', 'songs/0123456789abcdef_3.jpg']) {
    expect(focalPointOf(file)).toBeNull();
    expect(originalName(file)).toBe(file);
  }
});
