import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { streams } from '#domains/live/server/live.tables.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();
const { db, invalidateTags } = station.context;
const streamsPath = '/api/v1/aovivo/getAvailableStreams';
const songPath = '/api/v1/aovivo/getCurrentSongInfo/antena_1';

/** Everything but what the moment writes. */
async function wholeAnswer(path: string) {
  const response = await fetch(station.url + path);
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { status: response.status, headers, body: await response.text() };
}

test.each([streamsPath, songPath, `${songPath}?FYC=12`])(
  'the second who asks for %s is answered as the first was, to the byte',
  async (path) => {
    const first = await wholeAnswer(path);
    expect(first.status).toBe(200);
    expect(await wholeAnswer(path)).toEqual(first);
    expect(first.headers.map(([name]) => name)).toContain('content-security-policy');
  },
);

test('what the staff change is in the next answer, whoever was answered before', async () => {
  const nameOf = async () =>
    (await station.get(streamsPath)).body.data.find(({ streamId }: { streamId: string }) => streamId === 'antena_1')
      ?.streamName;
  const before = await nameOf();
  expect(await nameOf()).toBe(before);
  await db.update(streams).set({ name: 'Un altro nome' }).where(eq(streams.id, 'antena_1'));
  await invalidateTags(db, 'streams');
  await expect.poll(nameOf).toBe('Un altro nome');
});

test('a channel that is there no more is refused as any other that nobody knows', async () => {
  await db.insert(streams).values({ ...(await anyStream()), id: 'di_passaggio', channel: 'di_passaggio' });
  await invalidateTags(db, 'streams');
  const path = '/api/v1/aovivo/getCurrentSongInfo/di_passaggio';
  await expect.poll(async () => (await station.get(path)).status).toBe(200);
  await db.delete(streams).where(eq(streams.id, 'di_passaggio'));
  await invalidateTags(db, 'streams');
  await expect
    .poll(async () => (await station.get(path)).body)
    .toMatchObject({ status: 404, message: 'channel not found' });
});

async function anyStream() {
  const [stream] = await db.select().from(streams).where(eq(streams.id, 'antena_1'));
  if (!stream) throw new Error('the demo has no stream');
  return stream;
}

test('other methods, other queries and a request without a host go the usual way', async () => {
  await station.get(streamsPath);
  expect((await station.post(streamsPath, {})).status).toBe(404);
  expect((await station.get(`${streamsPath}?who=me`)).status).toBe(400);
  const { port } = new URL(station.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`GET ${streamsPath} HTTP/1.1\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('each is counted under its own route', async () => {
  const counted = async () => {
    const { body } = await station.get('/metrics');
    return Number(/http_requests_total\{route="[^"]+getAvailableStreams",status="2xx"\} (\d+)/.exec(body)?.[1] ?? 0);
  };
  const before = await counted();
  for (let call = 0; call < 3; call++) await station.get(streamsPath);
  expect(await counted()).toBe(before + 3);
});
