import { expect, test } from 'vitest';
import { createPageTokens } from './page-tokens.ts';

const tokens = createPageTokens('a secret of at least thirty-two letters');
const openedAt = new Date('2026-11-15T12:00:00Z');
const opened = { userId: 7, page: '/notizie/così', openedAt };
const later = (ms: number) => new Date(openedAt.getTime() + ms);

test('a page token names who opened which page when, for ten minutes, and no two are the same', () => {
  const token = tokens.issue(opened);
  expect(tokens.read(token, 7, later(600_000))).toEqual(opened);
  expect(tokens.read(token, 7, later(600_001))).toBeNull();
  expect(token).not.toBe(tokens.issue(opened));
});

test('a token that is made up, changed or somebody else’s is none', () => {
  const good = tokens.issue(opened);
  const [page, instant, nonce, signature] = good.split('.');
  for (const bad of [
    undefined,
    '',
    '...',
    `${good}.x`,
    [page, later(60_000).getTime().toString(36), nonce, signature].join('.'),
    [Buffer.from('/').toString('base64url'), instant, nonce, signature].join('.'),
    [page, instant, 'another', signature].join('.'),
    createPageTokens('another secret of thirty-two letters and more').issue(opened),
    tokens.issue({ ...opened, userId: 8 }),
  ]) {
    expect([bad, tokens.read(bad, 7, openedAt)]).toEqual([bad, null]);
  }
});
