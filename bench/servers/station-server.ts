import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type pg from 'pg';
import { silence } from '#domains/live/server/broadcast.ts';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/open-media.ts';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { startServices } from '#server/start-services.ts';
import { addAccounts } from '../load/accounts.ts';
import { putOnAir } from '../load/put-on-air.ts';
import { answerQuestions } from '../load/questions.ts';
import { createRenderSlices } from '../render-slices.ts';
import { benchConfig } from './bench-config.ts';

const execute = promisify(execFile);
const seedScript = fileURLToPath(new URL('seed-folder.ts', import.meta.url));
const closers: (() => Promise<unknown>)[] = [];
const close = async () => {
  for (const closer of closers.splice(0).reverse()) await closer();
};
/** Nobody waits for this start any more: what is open is closed. */
const giveUp = async () => {
  await close();
  process.exit(1);
};
process.once('disconnect', giveUp);
process.once('SIGTERM', giveUp);
// Ctrl-C reaches this process too; the bench's own end is what tells it to go.
process.on('SIGINT', () => undefined);

/** The station under test: its own data folder and PostgreSQL, the demo without its audio, and a free port. */
async function openStation() {
  const dataDir = await mkdtemp(join(tmpdir(), 'station-bench-'));
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  // The database server runs as another user when root runs the bench.
  await chmod(dataDir, 0o755);
  const seeding = execute(process.execPath, [seedScript, dataDir]);
  closers.push(() => seeding.catch(() => undefined));
  await seeding;
  const config = benchConfig(dataDir);
  const log = createLog(config.logLevel);
  const { context, requestContext, secret, connection, close: closeServices } = await startServices(config, log);
  closers.push(closeServices);
  const media = await openMedia(config, log);
  const renderer = await builtRenderer(buildFolder);
  const assetFolder = join(buildFolder, 'client');
  const built = await createApp({
    context: requestContext,
    secret,
    media,
    renderer,
    assetFolder,
    broadcast: silence(),
  });
  closers.push(() => built.app.close());
  const url = await built.app.listen({ host: config.host, port: 0 });
  await putOnAir(context);
  return { ...built, url, renderer, db: context.db, connection, publicUrl: config.publicUrl };
}

const station = await openStation().catch(async (error) => {
  await close();
  throw error;
});
process.off('disconnect', giveUp);
process.off('SIGTERM', giveUp);
const { app, cache, recent, url } = station;
const forget = () => cache.clear();
const forgetAnswers = () => recent.clear();

const questions = {
  connection: (): pg.PoolConfig => ({ ...station.connection }),
  cacheFigures: () => ({ ...cache.figures }),
  forgetPages: forget,
  /** As it goes out to everybody but those who waited for its render. */
  packWell: async (path: string) => void (await cache.get(path)),
  /** Without keeping, every request finds an empty cache and is rendered by itself. */
  keepPages(keep: boolean): void {
    app.server.off('request', forget);
    if (!keep) app.server.prependListener('request', forget);
  },
  /** Without keeping, every render reads all that it shows from the database. */
  keepAnswers(keep: boolean): void {
    app.server.off('request', forgetAnswers);
    if (!keep) app.server.prependListener('request', forgetAnswers);
  },
  renders: createRenderSlices(station).count,
  addAccounts: (count: number) => addAccounts(station.db, count),
};
export type StationQuestions = typeof questions;

answerQuestions(url, questions, close);
