import { expect, test } from 'vitest';
import { prepareAir } from '#domains/live/server/on-air.test-helper.ts';
import { afterwards } from '../afterwards.ts';
import { openVisitor } from '../browser/visitor.ts';
import { openTestStation } from '../test-station.ts';
import { playRound, startHlsEdge } from './hls-edge.ts';
import { isOnThisMachine } from './icecast-server.ts';

const isAbsent = !isOnThisMachine('nginx');
if (isAbsent) console.warn('Not tested with a real nginx as the edge of the live sound: none on this machine.');

const players = 40;
const patience = { timeout: 60_000 };

test.skipIf(isAbsent)(
  '[SCALE-03] the sound plays from a bucket through a real nginx, for a crowd and in a browser, without a request to the station',
  async () => {
    const edge = await startHlsEdge(isOnThisMachine('ffmpeg') ? [64] : []);
    afterwards(edge.stop);
    const { mediaFolder, connection } = await prepareAir();
    const station = await openTestStation({ onAir: true, mediaFolder, connection, config: { hls: edge.hls } });
    const asked: string[] = [];
    station.app.server.on('request', ({ url }) => asked.push(url ?? ''));
    const list = async () => (await fetch(`${edge.hls.publicUrl}/antena_1/128/live.m3u8`)).text();
    await expect.poll(async () => (await list()).match(/^\d+\.mp3$/gm)?.length, patience).toBeGreaterThanOrEqual(2);

    const before = edge.bucket.requests.filter((line) => line.startsWith('GET')).length;
    const had: Set<string>[] = [];
    const rounds = [
      await playRound(edge.hls.publicUrl, players, had),
      await playRound(edge.hls.publicUrl, players, had),
    ];
    expect(rounds.flatMap(({ failures }) => failures)).toEqual([]);
    expect(rounds[0]?.bytes).toBeGreaterThan(players * 60_000);
    const fetched = edge.bucket.requests.filter((line) => line.startsWith('GET')).length - before;
    expect(fetched).toBeLessThan(20);
    expect(asked).toEqual([]);

    const { body } = await station.get('/api/v1/aovivo/getAvailableStreams');
    expect(body.data[0].sources).toEqual([
      { src: `${edge.hls.publicUrl}/antena_1/live.m3u8`, type: 'application/vnd.apple.mpegurl' },
      { src: '/stream/antena_1', type: 'audio/mpeg' },
    ]);
    const told = await fetch(`${edge.hls.publicUrl}/antena_1/now.json`);
    expect([told.status, told.headers.get('cache-control')]).toEqual([200, 'public, max-age=5']);
    expect((await told.json()).data.song).toBeTruthy();

    const { page, complaints, open } = await openVisitor(station.url, { consent: 'rejected' });
    await open('/chi-siamo');
    await page.getByRole('button', { name: 'Ascolta la diretta' }).first().click();
    const playedSeconds = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
    await expect.poll(playedSeconds, patience).toBeGreaterThan(1);
    expect(asked.filter((url) => url.startsWith('/stream/'))).toEqual([]);
    const listeners = () => station.broadcast.listeners(Date.now()).get('antena_1');
    await expect.poll(listeners, patience).toBe(1);
    expect(complaints).toEqual([]);
  },
  120_000,
);
