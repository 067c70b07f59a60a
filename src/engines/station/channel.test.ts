import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import type { Airing } from './airing.ts';
import { audibleDelayMs, hlsAudibleDelayMs, usualAudibleDelayMs, usualBurstMs } from './audible-delay.ts';
import { createTestSink, makeLibrary, passTime, testRandom } from './audio.test-helper.ts';
import { createChannel } from './channel.ts';
import { targetDurationSeconds } from './hls.ts';
import { icySink } from './icy.ts';
import { createProgramme } from './programme.ts';

const startMs = 1_800_000_000_000;

async function onAir() {
  const clock = createFakeClock(startMs);
  const library = makeLibrary();
  const airings: Airing[] = [];
  const channel = createChannel({ id: 'antena_1', clock });
  const programme = createProgramme({
    id: 'antena_1',
    library,
    clock,
    random: testRandom(),
    onAiring: (airing) => airings.push(airing),
    onAudio: channel.push,
  });
  expect(channel.now()).toBeUndefined();
  channel.begin(1);
  await programme.start();
  return { clock, library, airings, channel, programme };
}

test('[ONAIR-02] a listener hears the library item after item, without a gap at the joins', async () => {
  const { clock, library, airings, channel } = await onAir();
  const { sink, bytes } = createTestSink();
  channel.listen(sink);
  await passTime(clock, 180_000);
  const whole = Buffer.concat(airings.map(({ itemId }) => library.file(itemId)));
  expect(bytes().equals(whole.subarray(0, bytes().length))).toBe(true);
  expect(bytes().length / 16_000).toBeGreaterThan(184);
  expect(channel.bytesSent()).toBe(bytes().length);
});

test('the very first listener already finds a full burst', async () => {
  const { channel } = await onAir();
  const { sink, bytes } = createTestSink();
  expect(channel.listen(sink).burstMs).toBe(usualBurstMs);
  expect(bytes().length / 16_000).toBeGreaterThan(4.4);
  expect(channel.connections()).toBe(1);
});

test('what is on air comes with its position and how much later it is heard', async () => {
  const { clock, airings, channel } = await onAir();
  await passTime(clock, 1000);
  expect(channel.now()).toEqual({
    airing: airings[0],
    positionMs: usualBurstMs + 1000,
    audibleDelayMs: usualAudibleDelayMs,
    hlsAudibleDelayMs: hlsAudibleDelayMs,
  });
  expect(hlsAudibleDelayMs / 1000).toBe(targetDurationSeconds * 3.4);
});

test('a page that lost time to buffering knows that it hears later', () => {
  expect(audibleDelayMs(10_000, 9700)).toBe(usualBurstMs + 300);
  expect(audibleDelayMs(60_000, 55_000)).toBe(usualBurstMs + 5000);
  expect(audibleDelayMs(1000, 1200)).toBe(usualBurstMs);
});

test('listeners with titles, without titles and over HLS get the same programme', async () => {
  const { clock, airings, channel } = await onAir();
  const [plain, titled] = [createTestSink(), createTestSink()];
  channel.listen(plain.sink);
  channel.listen(icySink(titled.sink, ({ itemId }) => itemId));
  await passTime(clock, 30_000);
  expect(titled.bytes().includes(`StreamTitle='${airings[0]?.itemId}'`)).toBe(true);
  expect(titled.bytes().includes(`StreamTitle='${airings[1]?.itemId}'`)).toBe(true);
  const sequence = Number(/MEDIA-SEQUENCE:(\d+)/.exec(channel.playlist(String) ?? '')?.[1]);
  const segment = channel.segment(sequence) ?? Buffer.alloc(0);
  expect(plain.bytes().includes(segment.subarray(73))).toBe(true);
});

test('a stop closes everybody and leaves no timer behind', async () => {
  const { clock, channel, programme } = await onAir();
  const { sink, state } = createTestSink();
  channel.listen(sink);
  programme.stop();
  channel.close();
  expect(state.closed).toBe('stopped');
  expect(clock.pending()).toBe(0);
});

test('a channel from which nothing more comes is off the air', async () => {
  const { clock, channel, programme } = await onAir();
  programme.stop();
  await passTime(clock, 9_000);
  expect(channel.now()).toBeDefined();
  await passTime(clock, 2_000);
  expect(channel.now()).toBeUndefined();
});

describe('[SCALE-01] a process that hands on what another one sends', () => {
  async function twoProcesses() {
    const leader = await onAir();
    const { clock } = leader;
    await passTime(clock, 30_000);
    const relay = createChannel({ id: 'antena_1', clock });
    const take = () => {
      for (const piece of leader.channel.pieces()) relay.relay(piece);
      return leader.channel.follow(relay.relay);
    };
    return { ...leader, relay, take };
  }
  const listed = (text = '') => text.split('\n').filter((line) => /^\d|DISCONTINUITY|SEQUENCE/.test(line));

  test('gives its listeners the same bytes, burst and titles, and the same segments', async () => {
    const { clock, channel, relay, take } = await twoProcesses();
    take();
    const [here, there] = [createTestSink(), createTestSink()];
    channel.listen(icySink(here.sink, ({ itemId }) => itemId));
    relay.listen(icySink(there.sink, ({ itemId }) => itemId));
    await passTime(clock, 60_000);
    expect(there.bytes().length).toBeGreaterThan(60 * 16_000);
    expect(there.bytes().equals(here.bytes())).toBe(true);
    expect(relay.now()).toEqual(channel.now());
    expect(relay.playlist(String)).toBe(channel.playlist(String));
    const newest = channel.newestSegment() ?? 0;
    expect(relay.segment(newest)?.equals(channel.segment(newest) ?? Buffer.alloc(0))).toBe(true);
  });

  test('sends nothing twice when it has to ask again', async () => {
    const { clock, channel, relay, take } = await twoProcesses();
    const hangUp = take();
    const [here, there] = [createTestSink(), createTestSink()];
    channel.listen(here.sink);
    relay.listen(there.sink);
    await passTime(clock, 3_000);
    hangUp();
    await passTime(clock, 2_000);
    take();
    await passTime(clock, 3_000);
    expect(there.bytes().equals(here.bytes())).toBe(true);
  });

  test('goes on itself with its listeners and its list when the other one dies, and says where the seam is', async () => {
    const { clock, library, channel, programme, relay, take } = await twoProcesses();
    take();
    const { sink, bytes, state } = createTestSink();
    relay.listen(sink);
    programme.stop();
    const before = bytes().length;
    const numbers = listed(relay.playlist(String)).slice(2).map(Number);
    const next = createProgramme({
      id: 'antena_1',
      library,
      clock,
      random: testRandom(),
      onAiring() {},
      onAudio: relay.push,
    });
    relay.begin(4);
    await next.start();
    await passTime(clock, 1_000);
    expect(bytes().length - before).toBeGreaterThan(5 * 16_000);
    expect(state.closed).toBeUndefined();
    // Terms 2 and 3 had no sound of their own: a seam each all the same, so that the count agrees when they have left the list.
    expect(listed(relay.playlist(String))).toEqual([
      `#EXT-X-MEDIA-SEQUENCE:${numbers[1]}`,
      '#EXT-X-DISCONTINUITY-SEQUENCE:1',
      ...numbers.slice(1).map(String),
      ...Array(3).fill('#EXT-X-DISCONTINUITY'),
      String((numbers.at(-1) ?? 0) + 1),
    ]);
    await passTime(clock, 30_000);
    expect(relay.playlist(String)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:4\n');
    expect(relay.playlist(String)).not.toContain('#EXT-X-DISCONTINUITY\n');
    const late = channel.pieces();
    const heard = bytes().length;
    for (const piece of late) relay.relay(piece);
    expect(bytes().length).toBe(heard);
  });
});
