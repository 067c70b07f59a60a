import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { openEventLine } from '#domains/live/server/events.test-helper.ts';
import { createListenerTokens } from '#domains/live/server/listener-token.ts';
import { airItems, airings } from '#domains/live/server/live.tables.ts';
import { hear } from '#domains/live/server/on-air.test-helper.ts';
import { story } from '../story.ts';
import { testSecret } from '../test-context.ts';
import { openTestStation, type TestStation } from '../test-station.ts';
import { startSource } from './ffmpeg-source.ts';
import { type IcecastServer, isOnThisMachine, startIcecast } from './icecast-server.ts';

const missing = ['icecast2', 'ffmpeg'].filter((command) => !isOnThisMachine(command));
const isAbsent = missing.length > 0;
if (isAbsent) console.warn(`Not tested against a real Icecast server: no ${missing.join(', no ')} on this machine.`);

let icecast: IcecastServer;
let station: TestStation;
const closers: (() => Promise<void>)[] = [];
const patience = { timeout: 60_000 };

beforeAll(async () => {
  if (isAbsent) return;
  // Only for the mounts' questions about listeners: the address of the station that reads must be known before Icecast starts.
  const door = await openTestStation();
  const authUrl = `${door.url}/api/v1/playout/icecastAuth`;
  icecast = await startIcecast({ guarded: { mounts: ['/antena_1_alta'], authUrl } });
  closers.push(icecast.stop);
  const settings = { url: icecast.url, listenAt: [{ url: icecast.url, weight: 1 }], admin: undefined };
  station = await openTestStation({ onAir: true, connection: door.connection, config: { icecast: settings } });
});

afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

const listeners = () => Object.fromEntries([...station.broadcast.listeners(Date.now())]);
const onAir = async () => (await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1')).body.data;

describe.skipIf(isAbsent)('a station behind a real Icecast server', () => {
  const test = story();
  test('[ONAIR-05] titles and listeners are read from a real Icecast server, with no mount, with one and with two', async () => {
    expect(listeners()).toEqual({});
    const first = startSource(icecast.sourceAddress('/antena_1'));
    closers.push(first.stop);
    await expect.poll(listeners, patience).toEqual({ antena_1: 0 });

    const line = await openEventLine(`${station.url}/api/v1/aovivo/events/antena_1`);
    await icecast.setTitle('/antena_1', 'Duo di Prova - L\'alba "sul" mare è');
    await expect.poll(onAir, patience).toMatchObject({ artist: 'Duo di Prova', song: 'L\'alba "sul" mare è' });
    await icecast.setTitle('/antena_1', ' - ');
    const spot = { id: 'spot-prova-icecast', kind: 'spot', title: '1999', file: 'x', seconds: 20 } as const;
    await station.context.db.insert(airItems).values(spot);
    await icecast.setTitle('/antena_1', '1999');
    await expect.poll(onAir, patience).toMatchObject({ song: '1999', metaType: 'commercial' });
    await expect.poll(() => line.events.length).toBe(2);
    line.hangUp();
    const log = await station.context.db.select().from(airings).orderBy(asc(airings.startsAt));
    expect(log.map(({ title }) => title)).toEqual(['L\'alba "sul" mare è', '1999']);

    const second = startSource(icecast.sourceAddress('/antena_1_alta'));
    closers.push(second.stop);
    await expect.poll(listeners, patience).toEqual({ antena_1: 0, antena_1_alta: 0 });
  });

  test('[ONAIR-07] a real Icecast server lets in whom the station lets in, and counts them', async () => {
    const { headers } = await hear(`${station.url}/stream/antena_1`);
    expect(headers.location).toBe(`${icecast.url}/antena_1`);
    expect((await hear(String(headers.location), { bytes: 20_000 })).status).toBe(200);

    const address = `${icecast.url}/antena_1_alta`;
    const tokens = createListenerTokens(testSecret);
    expect((await hear(address)).status).toBe(401);
    expect((await hear(`${address}?token=${tokens.issue('antena_1_alta', Date.now() - 1000)}`)).status).toBe(401);
    const open = `${address}?token=${tokens.issue('antena_1_alta', Date.now() + 60_000)}`;
    const stays = new AbortController();
    const heard = await fetch(open, { signal: stays.signal });
    expect(heard.status).toBe(200);
    await expect.poll(listeners, patience).toMatchObject({ antena_1_alta: 1 });
    stays.abort();
    await expect.poll(listeners, patience).toMatchObject({ antena_1_alta: 0 });
  });
});
