import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { airItems, airings } from '#domains/live/server/live.tables.ts';
import { openBroadcast } from '#domains/live/server/open-broadcast.ts';
import { stationSampleRate } from '#engines/station/station-format.ts';
import { createApp } from '#server/app.ts';
import type { AppContext } from '#server/app-context.ts';
import { createLog } from '#server/log.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { openMedia } from '#server/media/open-media.ts';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { startServices } from '#server/start-services.ts';
import { encodeMp3 } from '../../seed/audio/mp3/encode.ts';
import { answerQuestions } from '../load/questions.ts';
import { benchConfig } from './bench-config.ts';

const seedScript = fileURLToPath(new URL('seed-folder.ts', import.meta.url));
const closers: (() => Promise<unknown>)[] = [];
const close = async () => {
  for (const closer of closers.splice(0).reverse()) await closer();
};
process.on('SIGINT', () => undefined);

/** Long enough to be heard, short enough for the item on air to change often. */
const songSeconds = 5;
const songs = ['Alba', 'Marea', 'Notte', 'Ponente'];

/** A tone that never repeats itself, so that a stretch of the stream is found in one place only. */
async function makeSong(index: number): Promise<Uint8Array> {
  const wave = Float32Array.from({ length: songSeconds * stationSampleRate }, (_, n) => {
    const seconds = n / stationSampleRate;
    return 0.3 * Math.sin(2 * Math.PI * (220 * (index + 1) + 40 * seconds) * seconds);
  });
  return encodeMp3({ left: wave, right: wave });
}

async function fillLibrary({ db }: AppContext, media: MediaLibrary): Promise<void> {
  for (const [index, title] of songs.entries()) {
    const { file } = await media.addFile(await makeSong(index), { folder: 'audio', extension: 'mp3' });
    const id = `song-${index}`;
    await db.insert(airItems).values({ id, kind: 'song', title, artist: `Banco ${index}`, file, seconds: songSeconds });
  }
}

/** The demo on air: songs of a few seconds, in a data folder and on a PostgreSQL of its own. */
async function openStation() {
  const dataDir = await mkdtemp(join(tmpdir(), 'station-sounding-'));
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  // The database server runs as another user when root runs the bench.
  await chmod(dataDir, 0o755);
  await promisify(execFile)(process.execPath, [seedScript, dataDir, 'music-pictures']);
  const config = benchConfig(dataDir);
  const log = createLog(config.logLevel);
  const { context, requestContext, secret, close: closeServices } = await startServices(config, log);
  closers.push(closeServices);
  const media = await openMedia(config, log);
  await context.db.delete(airItems);
  await context.db.delete(airings);
  await fillLibrary(context, media);
  const broadcast = openBroadcast(requestContext, media, secret);
  closers.push(broadcast.stop);
  const renderer = await builtRenderer(buildFolder);
  const assetFolder = join(buildFolder, 'client');
  const { app } = await createApp({ context: requestContext, secret, media, renderer, assetFolder, broadcast });
  closers.push(() => app.close());
  const url = await app.listen({ host: config.host, port: 0 });
  await broadcast.start(url);
  return { broadcast, url };
}

const station = await openStation().catch(async (error) => {
  await close();
  throw error;
});

const questions = {
  listeners: () => station.broadcast.channel('antena_1')?.connections() ?? 0,
};
export type SoundingQuestions = typeof questions;

answerQuestions(station.url, questions, close);
