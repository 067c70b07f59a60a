import { startS3Server } from '#server/media/store/s3-server.test-helper.ts';
import { freePort } from './free-port.ts';
import { readDeployed, runNginx } from './run-nginx.ts';

/** A public bucket and a real nginx in front of it, set up by `deploy/nginx-hls-edge.conf`. */
export async function startHlsEdge(lowerKbps: number[] = []) {
  const bucket = await startS3Server({ bucket: 'sound', isPublic: true });
  const port = await freePort();
  const nginx = await runNginx({
    port,
    configure: async (folder) =>
      (await readDeployed('nginx-hls-edge.conf'))
        .replace('/var/cache/nginx/hls', `${folder}/cache`)
        .replace('server s3.example:443;', `server 127.0.0.1:${bucket.port};`)
        .replace('https://hls_bucket', 'http://hls_bucket'),
  });
  const hls = { s3: bucket.settings, publicUrl: nginx.url, lowerKbps, countOneIn: 1 };
  const stop = async () => {
    await nginx.stop();
    await bucket.close();
  };
  return { bucket, nginx, hls, stop };
}

/** As many questions as are open at one moment: players of a crowd do not all ask in the same millisecond. */
const atOnce = 100;

export type Round = { bytes: number; failures: string[] };

/** What a player does again and again: the list, and whatever of it is new. Many at once. */
export async function playRound(publicUrl: string, players: number, had: Set<string>[]): Promise<Round> {
  const round: Round = { bytes: 0, failures: [] };
  const get = async (path: string) => {
    const answer = await fetch(`${publicUrl}/antena_1/128/${path}`).catch((error: Error) => error);
    if (answer instanceof Error || !answer.ok) {
      round.failures.push(`${path}: ${answer instanceof Error ? answer.message : answer.status}`);
      return Buffer.alloc(0);
    }
    const body = Buffer.from(await answer.arrayBuffer());
    round.bytes += body.length;
    return body;
  };
  const play = async (player: number) => {
    const has = had[player] ?? new Set();
    had[player] = has;
    const list = (await get('live.m3u8')).toString();
    // Three segments before the end is where players begin.
    const names = [...list.matchAll(/^\d+\.mp3$/gm)].map(([name]) => name).slice(-3);
    for (const name of names.filter((one) => !has.has(one))) {
      has.add(name);
      await get(name);
    }
  };
  let next = 0;
  const playOn = async () => {
    while (next < players) await play(next++);
  };
  await Promise.all(Array.from({ length: Math.min(players, atOnce) }, playOn));
  return round;
}
