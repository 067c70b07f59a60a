import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { openEventLine } from './events.test-helper.ts';

async function openSmallStation() {
  const connections = { events: 4, eventsPerAddress: 2 };
  const station = await openTestStation({ config: { connections, trustProxy: ['127.0.0.1'] } });
  const events = `${station.url}/api/v1/aovivo/events/antena_1`;
  return { ...station, from: (address: string) => openEventLine(events, { 'x-forwarded-for': address }) };
}

test('[LIMIT-01] a visitor behind the proxy has a share of their own, and who hangs up makes room', async () => {
  const { from } = await openSmallStation();
  const mine = [await from('203.0.113.1'), await from('203.0.113.1')];
  const tooMany = await from('203.0.113.1');
  expect(mine.map(({ state }) => state.status)).toEqual([200, 200]);
  expect(tooMany.state).toMatchObject({ status: 503 });
  expect(tooMany.state.headers).toMatchObject({ 'retry-after': '30', 'x-content-type-options': 'nosniff' });
  await expect.poll(() => tooMany.state.text).toContain('too many connections');

  const others = [await from('203.0.113.2'), await from('2001:db8::1')];
  expect(others.map(({ state }) => state.status)).toEqual([200, 200]);
  expect((await from('203.0.113.3')).state.status).toBe(503);

  mine[0]?.hangUp();
  await expect.poll(async () => (await from('203.0.113.3')).state.status).toBe(200);
});

test('[LIMIT-01] a page that is refused the push still gets what is on air by asking', async () => {
  const { get, from } = await openSmallStation();
  for (const address of ['203.0.113.1', '203.0.113.2']) await Promise.all([from(address), from(address)]);
  expect((await from('203.0.113.9')).state.status).toBe(503);
  expect((await get('/api/v1/aovivo/getCurrentSongInfo/antena_1')).status).toBe(200);
});
