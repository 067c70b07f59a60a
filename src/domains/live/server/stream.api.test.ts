import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { adtsFrames } from '#engines/station/frame-codec.ts';
import { timestampTag } from '#engines/station/hls-segments.ts';
import { isStationFormat, readMp3Header } from '#engines/station/mp3-header.ts';
import { openTestContext, testSecret } from '../../../../tests/test-context.ts';
import { openEmbeddedStation } from './embedded-station.ts';
import { isTranscoderHere } from './hls/transcoder.ts';
import { createListenerTokens } from './listener-token.ts';
import { hear, openStationOnAir } from './on-air.test-helper.ts';

const { station, openAnother } = await openStationOnAir();
const stream = `${station.url}/stream/antena_1`;
const tokens = createListenerTokens(testSecret);
const anHour = 3_600_000;

/** Where the frames begin, from the first byte on without a gap. */
function frameStarts(bytes: Buffer): number[] {
  const starts: number[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const header = readMp3Header(bytes, at);
    if (!header || !isStationFormat(header)) throw new Error(`no frame of the station at ${at}`);
    starts.push(at);
    at += header.length;
  }
  return starts;
}

test('[ONAIR-01] the stream is endless MP3 for every site, from its first byte a whole frame, and never cached', async () => {
  const { status, headers, bytes } = await hear(stream, { bytes: 90_000 });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache, no-store',
    'cross-origin-resource-policy': 'cross-origin',
    'icy-br': '128',
  });
  expect(headers).not.toHaveProperty('content-length');
  expect(headers).not.toHaveProperty('transfer-encoding');
  expect(headers).not.toHaveProperty('icy-metaint');
  expect(frameStarts(bytes).length).toBeGreaterThan(200);
});

test('whoever tunes in before the first sound of a process that is starting is kept until it comes', async () => {
  const { connection, media, context: other } = station;
  const { context, close } = await openTestContext({ connection, dataDir: other.config.dataDir });
  const starting = openEmbeddedStation(context, media, testSecret);
  const heard = starting.channelSoon('antena_1');
  expect(starting.channel('antena_1')).toBeUndefined();
  await starting.start('http://127.0.0.1:9');
  expect((await heard)?.now()?.airing.channelId).toBe('antena_1');
  await starting.stop();
  expect(await starting.channelSoon('antena_1')).toBeUndefined();
  await close();
});

test('the stream, its refusals and its files carry the strict headers', async () => {
  for (const path of ['antena_1', 'antena_1_alta', 'nowhere', 'antena_1.pls', 'antena_1/live.m3u8']) {
    const { headers } = await hear(`${station.url}/stream/${path}`);
    expect(headers['content-security-policy'], path).toContain("default-src 'self'");
    expect(headers['strict-transport-security'], path).toBeDefined();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
});

test('[ONAIR-01] HEAD tells the same and ends, and a player on another site may ask for titles', async () => {
  const { status, headers, bytes } = await hear(stream, { method: 'HEAD' });
  expect([status, headers['content-type'], bytes.length]).toEqual([200, 'audio/mpeg', 0]);
  const preflight = await hear(stream, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toContain('icy-metadata');
});

test('[ONAIR-01] who asks for titles finds a block after every icy-metaint bytes, and plain frames between them', async () => {
  const { headers, bytes } = await hear(stream, { bytes: 72_000, headers: { 'icy-metadata': '1' } });
  const interval = Number(headers['icy-metaint']);
  const audio: Buffer[] = [];
  const titles: string[] = [];
  for (let at = 0; at + interval < bytes.length; ) {
    audio.push(bytes.subarray(at, at + interval));
    const length = (bytes[at + interval] ?? 0) * 16;
    const text = bytes.toString('utf8', at + interval + 1, at + interval + 1 + length).replace(/\0+$/, '');
    if (text) titles.push(text);
    at += interval + 1 + length;
  }
  expect(frameStarts(Buffer.concat(audio)).length).toBeGreaterThan(100);
  expect(titles.length).toBeGreaterThan(0);
  const known = /^StreamTitle='(?:Le Onde - L’alba sul mare|Trio Ponente - Notte di vento|Campane|Caffè Miravalle)';$/;
  for (const title of titles) expect(title).toMatch(known);
});

test('[ONAIR-01] a request for later bytes is refused, one from the first byte on is answered', async () => {
  expect((await hear(stream, { headers: { range: 'bytes=5000-' } })).status).toBe(416);
  expect((await hear(stream, { headers: { range: 'bytes=0-' } })).status).toBe(200);
  expect((await hear(stream, { headers: { range: 'bytes=0-1' } })).status).toBe(200);
});

test('two listeners hear the same bytes, also beside one who has stopped reading', async () => {
  const { hostname, port } = new URL(station.url);
  const stuck = connect(Number(port), hostname, () => stuck.write('GET /stream/antena_1 HTTP/1.1\r\nHost: x\r\n\r\n'));
  stuck.pause();
  const [one, other] = await Promise.all([hear(stream, { bytes: 90_000 }), hear(stream, { bytes: 90_000 })]);
  const middle = one.bytes.subarray(40_000, 60_000);
  expect(other.bytes.indexOf(middle)).toBeGreaterThanOrEqual(0);
  stuck.destroy();
  await expect.poll(() => station.broadcast.channel('antena_1')?.connections()).toBe(0);
});

test('[ONAIR-04] the tune-in files name the stream', async () => {
  const m3u = await station.get('/stream/antena_1.m3u');
  expect(m3u.response.headers.get('content-type')).toContain('audio/x-mpegurl');
  expect(m3u.body).toBe('#EXTM3U\n#EXTINF:-1,Antena 1 Normal\nhttp://localhost:3000/stream/antena_1\n');
  const pls = await station.get('/stream/antena_1.pls');
  expect(pls.response.headers.get('content-type')).toContain('audio/x-scpls');
  expect(pls.body).toContain('[playlist]\nNumberOfEntries=1\nFile1=http://localhost:3000/stream/antena_1\n');
  expect((await station.get('/stream/nowhere.m3u')).status).toBe(404);
});

test('[ONAIR-04] the tune-in file of a stream for some is as closed as the stream, and carries its token', async () => {
  expect((await station.get('/stream/antena_1_alta.pls')).status).toBe(403);
  const token = tokens.issue('antena_1_alta', Date.now() + anHour);
  const { body } = await station.get(`/stream/antena_1_alta.pls?token=${token}`);
  expect(body).toContain(`/stream/antena_1_alta?token=${token}\n`);
});

const forSome = ['antena_1_alta', 'antena_1_alta/live.m3u8', 'antena_1_alta/segment/1', 'antena_1_italia'];

test.each(forSome)('[ONAIR-07] %s is refused without a valid token', async (path) => {
  const later = Date.now() + anHour;
  const id = path.split('/')[0] ?? '';
  const refused = {
    none: '',
    empty: '?token=',
    expired: `?token=${tokens.issue(id, Date.now() - 1000)}`,
    forged: `?token=${createListenerTokens('another secret of thirty-two characters').issue(id, later)}`,
    another: `?token=${tokens.issue('antena_1', later)}`,
    twice: `?token=${tokens.issue(id, later)}&token=x`,
  };
  for (const [what, query] of Object.entries(refused)) {
    const { status, body } = await station.get(`/stream/${path}${query}`);
    expect([what, status, body.message]).toEqual([what, 403, 'listener token needed']);
  }
});

/** A stream that has just begun has no whole segment yet. */
async function readPlaylist(path: string) {
  await expect.poll(async () => (await station.get(path)).status).toBe(200);
  return station.get(path);
}

test('[ONAIR-07] the token opens the stream, its HLS form and the segments that this names', async () => {
  const query = `?token=${tokens.issue('antena_1_alta', Date.now() + anHour)}`;
  const { status, bytes } = await hear(`${station.url}/stream/antena_1_alta${query}`, { bytes: 5_000 });
  expect(status).toBe(200);
  expect(frameStarts(bytes).length).toBeGreaterThan(5);
  const playlist = await readPlaylist(`/stream/antena_1_alta/live.m3u8${query}`);
  expect(playlist.response.headers.get('content-type')).toContain('application/vnd.apple.mpegurl');
  const segment = /^\/stream\/.+$/m.exec(playlist.body)?.[0] ?? '';
  expect(segment).toContain(query);
  const { bytes: sound, headers } = await hear(station.url + segment, { bytes: 60_000 });
  expect(headers).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'private, max-age=60' });
  expect(sound.toString('latin1', 0, 3)).toBe('ID3');
  expect((await station.get(segment.replace(query, ''))).status).toBe(403);
});

test('[ONAIR-08] who listens through HLS is counted by the segments they fetch, and apart if they came through a campaign', async () => {
  const fetchNewest = async () => {
    const { body } = await readPlaylist('/stream/antena_1/live.m3u8');
    const newest = String(body).trim().split('\n').at(-1) ?? '';
    for (const address of [newest, `${newest}?campagna=google`]) expect((await station.get(address)).status).toBe(200);
    const counted = station.broadcast.listeners(Date.now());
    return ['antena_1', 'antena_1/google'].map((source) => counted.get(source) ?? 0);
  };
  expect(await fetchNewest()).toEqual([0, 0]);
  await expect.poll(fetchNewest, { interval: 1_000 }).toEqual([1, 1]);
});

test('a stream nobody knows and a segment long gone are not found', async () => {
  expect((await station.get('/stream/nowhere')).status).toBe(404);
  for (const part of ['1', 'x', '-1']) expect((await station.get(`/stream/antena_1/segment/${part}`)).status).toBe(404);
});

test.skipIf(!isTranscoderHere())(
  'the second stream of the demo is another encoding: the same programme as AAC, in segments of its own',
  async () => {
    const list = `${station.url}/stream/antena_1_dolby_atmos/live.m3u8`;
    await expect.poll(async () => (await hear(list)).status).toBe(200);
    const text = (await hear(list)).bytes.toString();
    const [address = ''] = /^\/stream\/antena_1_dolby_atmos\/segment\/\d+$/m.exec(text) ?? [];
    const { status, headers, bytes } = await hear(station.url + address, { bytes: 1_000_000 });
    expect([status, headers['content-type']]).toEqual([200, 'audio/aac']);
    const tag = timestampTag(0).length;
    let frames = 0;
    for (let at = tag; at < bytes.length; frames++) at += adtsFrames.lengthAt(bytes, at) ?? Number.POSITIVE_INFINITY;
    const [, seconds] = /#EXTINF:([\d.]+),/.exec(text) ?? [];
    expect(adtsFrames.toMs(frames)).toBeCloseTo(Number(seconds) * 1000, 0);
    expect((await hear(`${station.url}/stream/antena_1_dolby_atmos/segment/1`)).status).toBe(404);
  },
);

test('a house that closes lets its listeners go instead of waiting for them', async () => {
  const house = await openAnother();
  const left = hear(`${house.url}/stream/antena_1`, { bytes: Number.MAX_SAFE_INTEGER });
  await expect.poll(() => house.broadcast.channel('antena_1')?.connections()).toBe(1);
  await house.app.close();
  expect((await left).status).toBe(200);
  expect(house.broadcast.channel('antena_1')?.connections()).toBe(0);
  await house.close();
});
