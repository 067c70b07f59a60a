import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { followFrame } from './follow-frame.ts';

const playerJs = (event: string) => JSON.stringify({ context: 'player.js', version: '0.0.11', event });
const mixcloud = (type: string, eventName?: string) =>
  JSON.stringify({ mixcloud: 'playerWidget', type, data: { eventName, args: [] } });

function followed() {
  const clock = createFakeClock();
  const told: { method?: string; type?: string; value?: string; data?: { methodName: string } }[] = [];
  const radio: string[] = [];
  let stopIt: () => void = () => undefined;
  const frame = followFrame({
    clock,
    tell: (message) => told.push(JSON.parse(message)),
    beginOtherMedia(stop) {
      radio.push('silent');
      stopIt = stop;
      return { end: () => radio.push('end'), pause: () => radio.push('pause') };
    },
    onLate: () => radio.push('late'),
  });
  return { clock, told, radio, frame, startRadio: () => stopIt() };
}

describe('[ANALYTICS-06] a podcast that is not ready within 7 s', () => {
  test('is reported once', () => {
    const { clock, radio } = followed();
    clock.advance(6_999);
    expect(radio).toEqual([]);
    clock.advance(60_000);
    expect(radio).toEqual(['late']);
  });

  test.each([
    ['a player that speaks player.js', playerJs('ready')],
    ['the widget of the mixes', mixcloud('api')],
  ])('is not reported when %s is ready in time', (_who, message) => {
    const { clock, radio, frame } = followed();
    clock.advance(6_999);
    frame.hear(message);
    clock.advance(60_000);
    expect(radio).toEqual([]);
  });

  test('is not reported when the listener has left, nor silenced by other words', () => {
    const one = followed();
    one.frame.stop();
    one.clock.advance(60_000);
    expect(one.radio).toEqual([]);
    const other = followed();
    for (const message of ['ready', '{', null, '{"event":"ready"}', mixcloud('ready')]) other.frame.hear(message);
    other.clock.advance(7_000);
    expect(other.radio).toEqual(['late']);
  });
});

test('a ready player is asked to say when it plays, and to play', () => {
  const { told, frame } = followed();
  frame.loaded();
  expect(told).toMatchObject([{ method: 'addEventListener', value: 'ready' }, { type: 'getApi' }]);
  told.length = 0;
  frame.hear(playerJs('ready'));
  frame.hear(playerJs('ready'));
  expect(told.map(({ method, value, data }) => [method ?? data?.methodName, value])).toEqual([
    ['addEventListener', 'play'],
    ['addEventListener', 'pause'],
    ['addEventListener', 'ended'],
    ['play', undefined],
    ['play', undefined],
  ]);
});

describe('the radio', () => {
  test('is silent while the frame plays and comes back when it pauses or ends', () => {
    const { radio, frame } = followed();
    for (const word of ['play', 'play', 'pause', 'play', 'ended']) frame.hear(playerJs(word));
    expect(radio).toEqual(['silent', 'pause', 'silent', 'end']);
  });

  test('understands the widget of the mixes too', () => {
    const { radio, frame } = followed();
    for (const word of ['play', 'pause', 'progress']) frame.hear(mixcloud('event', word));
    expect(radio).toEqual(['silent', 'pause']);
  });

  test('pauses the frame when it is started again', () => {
    const { told, frame, startRadio } = followed();
    frame.hear(playerJs('play'));
    startRadio();
    expect(told.map(({ method, data }) => method ?? data?.methodName)).toEqual(['pause', 'pause']);
  });

  test('comes back when the frame goes away', () => {
    const { radio, frame } = followed();
    frame.hear(playerJs('play'));
    frame.stop();
    expect(radio).toEqual(['silent', 'end']);
  });
});
