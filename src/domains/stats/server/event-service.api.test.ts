import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { openVisit } from '../../../../tests/visitor-tokens.ts';

type Told = { events: { name: string; path: string; visit: string; at: string; labels: Record<string, string> }[] };

const told: Told[] = [];
let status = 200;
const service = createServer(async (request, response) => {
  told.push((await json(request)) as Told);
  response.writeHead(status).end();
});
let station: TestStation;
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const analyticsUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/collect`;
  station = await openTestStation({ config: { analyticsUrl } });
});
afterAll(() => service.close());

/** A visit of a test's own, with what the service was told of it. */
function newVisit() {
  const { sessionHash: visit, headers } = openVisit();
  const send = (name: string) =>
    station.post(
      '/api/v1/tracking/events',
      {
        sessionHash: visit,
        events: [{ name, path: '/ascolta-la-radio', at: new Date().toISOString(), labels: { stream: 'antena_1' } }],
      },
      { headers },
    );
  const heard = () => told.flatMap(({ events }) => events).filter((event) => event.visit === visit);
  return { visit, send, heard };
}

test('what the station counts is handed on to the outside service that it uses', async () => {
  const { visit, send, heard } = newVisit();
  expect((await send('player_start')).body.data).toEqual({ kept: 1 });
  await expect.poll(heard).toHaveLength(1);
  const labels = { stream: 'antena_1' };
  const expected = { name: 'player_start', path: '/ascolta-la-radio', visit, labels, at: expect.any(String) };
  expect(heard()).toEqual([expected]);
});

test('a service that fails costs the page nothing, and the next event is tried again', async () => {
  const { send, heard } = newVisit();
  status = 503;
  expect((await send('player_stop')).body.data).toEqual({ kept: 1 });
  await expect.poll(heard).toHaveLength(1);
  status = 200;
  await send('player_start');
  await expect.poll(() => heard().at(-1)?.name).toBe('player_start');
});

test('what a page must not send is not handed on', async () => {
  const { send, heard } = newVisit();
  expect((await send('Not a name')).status).toBe(400);
  await send('player_start');
  await expect.poll(() => heard().map(({ name }) => name)).toEqual(['player_start']);
});
