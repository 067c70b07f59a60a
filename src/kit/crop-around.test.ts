import { expect, test } from 'vitest';
import { cropAround } from './crop-around.ts';

const picture = { width: 1000, height: 500 };
const square = { width: 100, height: 100 };

test.each([
  [
    { x: 50, y: 50 },
    { left: 250, top: 0, width: 500, height: 500 },
  ],
  [
    { x: 0, y: 0 },
    { left: 0, top: 0, width: 500, height: 500 },
  ],
  [
    { x: 100, y: 100 },
    { left: 500, top: 0, width: 500, height: 500 },
  ],
  [
    { x: 40, y: 10 },
    { left: 150, top: 0, width: 500, height: 500 },
  ],
])('a square around %o', (point, window) => expect(cropAround(point, picture, square)).toEqual(window));

test('a strip stays within the picture, however small it is', () => {
  expect(cropAround({ x: 50, y: 100 }, { width: 3, height: 2 }, { width: 1920, height: 800 })).toEqual({
    left: 0,
    top: 1,
    width: 3,
    height: 1,
  });
});
