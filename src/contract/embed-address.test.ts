import { expect, test } from 'vitest';
import { embedAddress } from './embed-address.ts';

const origin = 'https://antena1.example';
const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s', player],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', player],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', player],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=3', player],
  [' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ ', player],
  ['/embed/podcast/valigie?style=mini', '/embed/podcast/valigie?style=mini'],
  [`${origin}/embed/player`, '/embed/player'],
])('what an editor copied, %s, becomes a player that may be framed', (given, expected) => {
  expect(embedAddress(given, origin)).toBe(expected);
});

test.each([
  '',
  'javascript:alert(1)',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=x"onload=',
  'https://evil.example/embed/player',
  `${origin}/api/v1/staff/me`,
  '/embed/../api/docs',
  'data:text/html,x',
])('%s is nothing that may be framed', (given) => {
  expect(embedAddress(given, origin)).toBeNull();
});
