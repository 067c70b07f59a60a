import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createNowPlayingFeed, type PushEvents } from './push-or-poll.ts';

function open() {
  const clock = createFakeClock();
  const shown: string[] = [];
  const pushes: { events: PushEvents<string>; isOpen: boolean }[] = [];
  const polls: number[] = [];
  const server = { isReachable: true };
  const feed = createNowPlayingFeed<string>({
    clock,
    openPush(events) {
      const push = { events, isOpen: true };
      pushes.push(push);
      return () => {
        push.isOpen = false;
      };
    },
    async ask() {
      polls.push(clock.now());
      if (!server.isReachable) throw new Error('no network');
      return `polled ${clock.now()}`;
    },
    onItem: (item) => shown.push(item),
  });
  const push = () => {
    const last = pushes.at(-1);
    if (!last) throw new Error('no push was opened');
    return last.events;
  };
  feed.attend({ isHidden: false, isPlaying: false });
  return { clock, feed, shown, pushes, polls, push, server };
}

describe('now playing', () => {
  test('[PUSH-02] comes by push as long as the push works, and nobody polls', async () => {
    const { clock, shown, polls, push } = open();
    push().item('first');
    await clock.advanceAsync(300_000);
    push().item('second');
    await clock.advanceAsync(300_000);
    expect(shown).toEqual(['first', 'second']);
    expect(polls).toEqual([]);
  });

  test('[PUSH-02] comes by the poll where the push brings nothing', async () => {
    const { clock, shown, polls } = open();
    await clock.advanceAsync(21_500);
    expect(polls).toEqual([1_500, 11_500, 21_500]);
    expect(shown).toEqual(['polled 1500', 'polled 11500', 'polled 21500']);
  });

  test('[PUSH-02] falls back to the poll when the push breaks, and returns to the push when it works again', async () => {
    const { clock, polls, shown, push } = open();
    push().item('pushed');
    await clock.advanceAsync(30_000);
    push().down();
    push().down();
    await clock.advanceAsync(12_000);
    expect(polls).toEqual([31_500, 41_500]);
    push().item('pushed again');
    await clock.advanceAsync(60_000);
    expect(polls).toHaveLength(2);
    expect(shown.at(-1)).toBe('pushed again');
  });

  test.each([
    [{ isHidden: true, isPlaying: false }, false],
    [{ isHidden: true, isPlaying: true }, true],
    [{ isHidden: false, isPlaying: false }, true],
  ])('[PUSH-02] a page that is %o attends: %s', async (attention, attends) => {
    const { clock, feed, pushes, polls } = open();
    feed.attend(attention);
    await clock.advanceAsync(2_000);
    expect(pushes.filter(({ isOpen }) => isOpen).length).toBe(attends ? 1 : 0);
    expect(polls.length).toBe(attends ? 1 : 0);
    if (!attends) expect(clock.pending()).toBe(0);
  });

  test('is taken up again when the page is seen again', async () => {
    const { clock, feed, pushes, polls } = open();
    feed.attend({ isHidden: true, isPlaying: false });
    await clock.advanceAsync(60_000);
    feed.attend({ isHidden: false, isPlaying: false });
    await clock.advanceAsync(1_500);
    expect(pushes.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(polls).toEqual([61_500]);
  });
});

test('a push that is broken for a minute is opened anew', async () => {
  const { clock, pushes, push, polls } = open();
  await clock.advanceAsync(60_000);
  expect(pushes.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  push().item('at last');
  const polled = polls.length;
  await clock.advanceAsync(60_000);
  expect(polls).toHaveLength(polled);
});

test('a push that is quiet for longer than any song has died unnoticed', async () => {
  const { clock, pushes, polls, push } = open();
  push().item('first');
  await clock.advanceAsync(600_000);
  expect(pushes).toHaveLength(2);
  await clock.advanceAsync(1_500);
  expect(polls).toHaveLength(1);
});

test('a closed push has nothing more to say', async () => {
  const { clock, feed, shown, pushes } = open();
  await clock.advanceAsync(60_000);
  const before = shown.length;
  pushes[0]?.events.item('too late');
  pushes[0]?.events.down();
  feed.stop();
  pushes[1]?.events.item('too late');
  expect(shown).toHaveLength(before);
  expect(clock.pending()).toBe(0);
});

test('an answer to the poll that the push has overtaken is not shown, and a failed poll is followed by the next', async () => {
  const { clock, shown, push, server } = open();
  clock.advance(1_500);
  push().item('pushed');
  await clock.advanceAsync(0);
  expect(shown).toEqual(['pushed']);
  push().down();
  server.isReachable = false;
  await clock.advanceAsync(2_000);
  server.isReachable = true;
  await clock.advanceAsync(10_000);
  expect(shown).toEqual(['pushed', 'polled 13000']);
});
