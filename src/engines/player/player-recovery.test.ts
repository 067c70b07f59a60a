import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fate } from './fake-audio.test-helper.ts';
import { open } from './open-player.test-helper.ts';
import { song } from './player.test-helper.ts';

test('a stream that cannot be had is tried four times within three seconds, then the listener is told once', async () => {
  const { player, clock, audio, errors, attempts, status } = open();
  audio.fate = 'fails';
  player.play();
  await clock.advanceAsync(60_000);
  expect(attempts()).toBe(4);
  expect(errors).toEqual(['stream-failed']);
  expect(status()).toBe('error');
  expect(clock.pending()).toBe(0);
});

test('a song that cannot be had is told as a song', async () => {
  const { player, clock, audio, errors } = open();
  audio.fate = 'fails';
  player.playSource(song);
  await clock.advanceAsync(60_000);
  expect(errors).toEqual(['song-failed']);
});

test.each<Fate>(['hangs', 'stands still'])('a stream that %s for eight seconds counts as failed', async (fate) => {
  const { player, clock, audio, errors, attempts } = open();
  audio.fate = fate;
  player.play();
  await clock.advanceAsync(8_999);
  expect(attempts()).toBe(1);
  await clock.advanceAsync(1);
  expect(attempts()).toBe(2);
  await clock.advanceAsync(60_000);
  expect(attempts()).toBe(4);
  expect(errors).toEqual(['stream-failed']);
});

describe('a listener who wants sound hears it again after', () => {
  const cases: [string, (opened: ReturnType<typeof open>) => Promise<void>][] = [
    [
      'a restart of the server',
      async ({ clock, audio }) => {
        audio.fate = 'fails';
        audio.happen('error');
        await clock.advanceAsync(1_500);
        audio.fate = 'works';
      },
    ],
    ['a dropped connection', async ({ audio }) => audio.happen('ended')],
    ['a buffer that ran empty', async ({ audio }) => audio.happen('waiting')],
    [
      'sixty seconds without a network',
      async ({ clock, audio, go, status }) => {
        go(false);
        audio.fate = 'fails';
        audio.happen('waiting');
        await clock.advanceAsync(60_000);
        expect(status()).toBe('error');
        audio.fate = 'works';
        go(true);
      },
    ],
  ];
  test.each(cases)('%s', async (_, breakIt) => {
    const opened = open();
    opened.player.play();
    await opened.clock.advanceAsync(30_000);
    await breakIt(opened);
    await opened.clock.advanceAsync(12_000);
    expect(opened.status()).toBe('playing');
    expect(opened.audio.isMoving).toBe(true);
    expect(opened.player.getState().errorCode).toBeNull();
  });

  test('any trouble, as soon as the trouble is over', async () => {
    const trouble = fc.constantFrom<Fate | 'error' | 'ended' | 'waiting' | 'offline' | 'online'>(
      'fails',
      'hangs',
      'stands still',
      'works',
      'error',
      'ended',
      'waiting',
      'offline',
      'online',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(trouble, fc.integer({ min: 0, max: 12_000 })), { maxLength: 20 }), (troubles) => {
        const { player, clock, audio, go, status } = open();
        player.play();
        for (const [what, ms] of troubles) {
          if (what === 'offline' || what === 'online') go(what === 'online');
          else if (what === 'error' || what === 'ended' || what === 'waiting') audio.src && audio.happen(what);
          else audio.fate = what;
          clock.advance(ms);
        }
        audio.fate = 'works';
        go(true);
        if (status() === 'error') player.play();
        clock.advance(12_000);
        expect([status(), audio.isMoving]).toEqual(['playing', true]);
      }),
      { numRuns: 200 },
    );
  });
});
