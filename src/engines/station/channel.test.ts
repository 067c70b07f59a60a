import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import type { Airing } from './airing.ts';
import { AUDIBLE_DELAY_MS, audibleDelayMs, BURST_MS, HLS_AUDIBLE_DELAY_MS } from './audible-delay.ts';
import { createTestSink, makeLibrary, passTime, testRandom } from './audio.test-helper.ts';
import { createChannel } from './channel.ts';
import { TARGET_DURATION_SECONDS } from './hls.ts';
import { icySink } from './icy.ts';

const START = 1_800_000_000_000;

async function onAir() {
  const clock = createFakeClock(START);
  const library = makeLibrary();
  const airings: Airing[] = [];
  const channel = createChannel({
    id: 'antena_1',
    library,
    clock,
    random: testRandom(),
    onAiring: (airing) => airings.push(airing),
  });
  expect(channel.now()).toBeUndefined();
  await channel.start();
  return { clock, library, airings, channel };
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
  expect(channel.listen(sink).burstMs).toBe(BURST_MS);
  expect(bytes().length / 16_000).toBeGreaterThan(4.4);
  expect(channel.connections()).toBe(1);
});

test('what is on air comes with its position and how much later it is heard', async () => {
  const { clock, airings, channel } = await onAir();
  await passTime(clock, 1000);
  expect(channel.now()).toEqual({
    airing: airings[0],
    positionMs: BURST_MS + 1000,
    audibleDelayMs: AUDIBLE_DELAY_MS,
    hlsAudibleDelayMs: HLS_AUDIBLE_DELAY_MS,
  });
  expect(HLS_AUDIBLE_DELAY_MS / 1000).toBe(TARGET_DURATION_SECONDS * 3.4);
});

test('a page that lost time to buffering knows that it hears later', () => {
  expect(audibleDelayMs(10_000, 9700)).toBe(BURST_MS + 300);
  expect(audibleDelayMs(60_000, 55_000)).toBe(BURST_MS + 5000);
  expect(audibleDelayMs(1000, 1200)).toBe(BURST_MS);
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
  const { clock, channel } = await onAir();
  const { sink, state } = createTestSink();
  channel.listen(sink);
  channel.stop();
  expect(state.closed).toBe('stopped');
  expect(clock.pending()).toBe(0);
});
