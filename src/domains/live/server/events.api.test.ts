import { expect } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { story } from '../../../../tests/story.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { createAir, minute } from './airings.test-helper.ts';
import { openEventLine } from './events.test-helper.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ clock });
const air = createAir(station, clock);
const events = `${station.url}/api/v1/aovivo/events/antena_1`;
await air('song-alba', { agoMs: minute });

const test = story();

test('[PUSH-01] a page gets the item on air when it connects, and a sign of life every 25 s', async () => {
  const line = await openEventLine(events);
  expect(line.state).toMatchObject({ status: 200 });
  expect(line.state.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await expect.poll(() => line.events.length).toBe(1);
  expect(line.events[0]?.item).toMatchObject({ song: 'Alba', artist: 'Le Onde' });
  clock.advance(24_000);
  expect(line.state.text).not.toContain(': still here');
  for (const beats of [1, 2]) {
    clock.advance(25_000);
    await expect.poll(() => line.state.text.split(': still here\n\n').length - 1).toBe(beats);
  }
  line.hangUp();
});

test('[PUSH-01] a page that comes back with the last id is told only what it has missed', async () => {
  const first = await openEventLine(events);
  await expect.poll(() => first.events.length).toBe(1);
  const id = first.events[0]?.id ?? '';
  first.hangUp();
  const same = await openEventLine(events, { 'last-event-id': id });
  await air('song-missed', { agoMs: 0, title: 'Persa' });
  await expect.poll(() => same.events.map(({ item }) => item.song)).toEqual(['Persa']);
  same.hangUp();
  const late = await openEventLine(events, { 'last-event-id': id });
  await expect.poll(() => late.events.map(({ item }) => item.song)).toEqual(['Persa']);
  late.hangUp();
});

test('[PUSH-01] an item announced early is shown at its time and not before, and once', async () => {
  const line = await openEventLine(events);
  await air('song-soon', { agoMs: -20_000, title: 'Tra poco' });
  await air('song-soon', { agoMs: -20_000, title: 'Tra poco' });
  await air('song-now', { agoMs: 0, title: 'Adesso' });
  await expect.poll(() => line.events.at(-1)?.item.song).toBe('Adesso');
  clock.advance(20_000);
  await expect.poll(() => line.events.at(-1)?.item.song).toBe('Tra poco');
  expect(line.events.map(({ item }) => item.song)).toEqual(['Persa', 'Adesso', 'Tra poco']);
  line.hangUp();
});

test('a page that asks for a programme nobody carries is told not to come back', async () => {
  expect((await station.get('/api/v1/aovivo/events/nowhere')).status).toBe(204);
});

test('[PUSH-01] a house that closes ends the lines of its pages and leaves no timer behind', async () => {
  const line = await openEventLine(events);
  const gone = await openEventLine(events);
  gone.hangUp();
  await air('song-far', { agoMs: -minute, title: 'Lontana' });
  await station.app.close();
  await expect.poll(() => line.state.ended).toBe(true);
  await expect.poll(() => clock.pending()).toBe(0);
});
