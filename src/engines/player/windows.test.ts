import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { type ChannelLike, createWindows } from './windows.ts';

type Hear = (event: { data: unknown }) => void;

/** Windows of one browser: each hears all others, itself never; messages wait until they are delivered. */
function openBrowser() {
  const clock = createFakeClock();
  const ears = new Map<ChannelLike, Set<Hear>>();
  const underway: (() => void)[] = [];
  function open(windowId: string) {
    const stops: string[] = [];
    const channel: ChannelLike = {
      postMessage: (data) =>
        void underway.push(() => {
          for (const [other, hears] of ears) if (other !== channel) for (const hear of hears) hear({ data });
        }),
      addEventListener: (_, hear) => void ears.set(channel, new Set([hear])),
      removeEventListener: (_, hear) => void ears.get(channel)?.delete(hear),
    };
    const onTakenOver = () => {
      stops.push('stop');
      windows.want(false);
    };
    const windows = createWindows({ channel, clock, windowId, onTakenOver });
    return { stops, channel, ...windows };
  }
  const deliver = () => {
    for (const send of underway.splice(0)) send();
  };
  return { clock, open, deliver };
}

test('the window that starts takes over, and the others stop', () => {
  const { clock, open, deliver } = openBrowser();
  const [first, second, third] = [open('a'), open('b'), open('c')];
  const heard = () => [first, second, third].map(({ stops }) => stops.splice(0).length);
  for (const [starting, stopped] of [
    [first, [0, 1, 1]],
    [second, [1, 0, 1]],
    [first, [0, 1, 1]],
  ] as const) {
    starting.announce();
    deliver();
    expect(heard()).toEqual(stopped);
    clock.advance(5_000);
  }
});

test.each([
  ['one after the other', 1],
  ['in the same instant', 0],
])('of two windows that start %s before they hear of each other, one goes on playing', (_, gapMs) => {
  const { clock, open, deliver } = openBrowser();
  const [first, second] = [open('a'), open('b')];
  first.announce();
  clock.advance(gapMs);
  second.announce();
  deliver();
  expect([first.stops, second.stops]).toEqual([['stop'], []]);
});

test('a window where play was pressed last is not silenced by one that sounds before it', () => {
  const { clock, open, deliver } = openBrowser();
  const [first, second] = [open('a'), open('b')];
  first.want(true);
  clock.advance(500);
  second.want(true);
  clock.advance(500);
  first.announce();
  deliver();
  expect([first.stops, second.stops]).toEqual([[], []]);
  second.announce();
  deliver();
  expect([first.stops, second.stops]).toEqual([['stop'], []]);
});

test('a wish that was given up counts no more', () => {
  const { clock, open, deliver } = openBrowser();
  const [first, second] = [open('a'), open('b')];
  first.want(true);
  clock.advance(500);
  second.want(true);
  second.want(false);
  first.announce();
  deliver();
  expect(second.stops).toEqual(['stop']);
});

test('a closed window hears nothing, and foreign messages mean nothing', () => {
  const { open, deliver } = openBrowser();
  const [first, second] = [open('a'), open('b')];
  for (const data of [null, 'started', {}, { kind: 'started' }]) second.channel.postMessage(data);
  deliver();
  expect(first.stops).toEqual([]);
  first.dispose();
  second.announce();
  deliver();
  expect(first.stops).toEqual([]);
});
