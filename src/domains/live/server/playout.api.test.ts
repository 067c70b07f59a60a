import { expect, test } from 'vitest';
import { strictHeaders } from '#server/http/headers.ts';
import { createHttp } from '#server/http/http.ts';
import { afterwards } from '../../../../tests/afterwards.ts';
import { testSecret } from '../../../../tests/test-context.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { openEventLine } from './events.test-helper.ts';
import { serveIcecastAuth } from './icecast/icecast-auth.routes.ts';
import { createListenerTokens } from './listener-token.ts';
import { airings } from './live.tables.ts';
import { servePlayout } from './playout.routes.ts';
import { createStreamList } from './stream-list.ts';

const station = await openTestStation();
const tokens = createListenerTokens(testSecret);
const key = 'a key of the play-out system';

/** A door of its own to the same database, with or without a key. */
async function openDoor(playoutKey: string | undefined): Promise<string> {
  const { app } = await createHttp({
    log: station.context.log,
    headers: strictHeaders(),
    trustProxy: [],
    busyAfterMs: 60_000,
  });
  servePlayout(app, station.context, playoutKey);
  serveIcecastAuth(app, { ...station.context, streams: createStreamList(station.context), tokens });
  afterwards(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const door = await openDoor(key);
const push = { itemId: 'rds-1', metaId: 'antena_1', song: 'Marea', artist: 'Le Onde', durationSeconds: 200 };

async function send(body: unknown, apiKey: string | undefined = key, at = door) {
  const response = await fetch(`${at}/api/v1/playout/nowPlaying`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { 'x-api-key': apiKey } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

test('[ONAIR-06] without its key a play-out system is refused, and without a key of ours there is no such call', async () => {
  const logged = () => station.context.db.$count(airings);
  const before = await logged();
  for (const wrong of ['', 'wrong', `${key}x`]) expect((await send(push, wrong)).status).toBe(401);
  const shut = await openDoor(undefined);
  for (const any of ['', key]) expect((await send(push, any, shut)).status).toBe(404);
  expect((await send({ ...push, song: '' })).status).toBe(400);
  expect((await send({ ...push, startsAt: '2099-01-01T00:00:00Z' })).status).toBe(400);
  expect(await logged()).toBe(before);
});

test('[ONAIR-06] what a play-out system airs is logged once, shown and pushed', async () => {
  const line = await openEventLine(`${station.url}/api/v1/aovivo/events/antena_1`);
  expect(await send(push)).toEqual({ status: 200, body: { status: 'success', message: '', data: { isNew: true } } });
  await expect.poll(() => line.events.map(({ item }) => item.song)).toEqual(['Marea']);
  expect((await send({ ...push, song: 'Marea bis' })).body.data).toEqual({ isNew: false });
  const { body } = await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1');
  expect(body.data).toMatchObject({ song: 'Marea', artist: 'Le Onde', slug: 'marea+le-onde' });
  expect(await station.context.db.select().from(airings)).toHaveLength(1);
  expect(line.events).toHaveLength(1);
  await send({ ...push, itemId: 'rds-2', song: 'Risacca' });
  await expect.poll(() => line.events.at(-1)?.item.song).toBe('Risacca');
  const [first, second] = await station.context.db.select().from(airings).orderBy(airings.startsAt);
  expect(first?.endsAt).toEqual(second?.startsAt);
  line.hangUp();
});

test('[ONAIR-07] an Icecast server that asks about a listener gets a yes only for an open stream or a valid token', async () => {
  const ask = (mount: string, action = 'listener_add') =>
    fetch(`${door}/api/v1/playout/icecastAuth`, { method: 'POST', body: new URLSearchParams({ action, mount }) });
  const isLetIn = async (mount: string) => (await ask(mount)).headers.get('icecast-auth-user') === '1';
  const token = tokens.issue('antena_1_alta', Date.now() + 60_000);
  expect(await isLetIn('/antena_1')).toBe(true);
  expect(await isLetIn(`/antena_1_alta.mp3?token=${token}`)).toBe(true);
  expect(await isLetIn('/antena_1_alta')).toBe(false);
  expect(await isLetIn(`/antena_1_italia?token=${token}`)).toBe(false);
  expect(await isLetIn(`/antena_1_alta?token=${tokens.issue('antena_1_alta', Date.now() - 1000)}`)).toBe(false);
  expect(await isLetIn('/nowhere')).toBe(false);
  expect((await ask('/antena_1', 'listener_remove')).status).toBe(200);
});
