import { existsSync } from 'node:fs';
import type { FastifyServerFactory } from 'fastify';
import { openBroadcast } from '#domains/live/server/broadcast.ts';
import { startSampler } from '#domains/stats/server/sampler.ts';
import { createApp } from './app.ts';
import { startDomainJobs } from './app-jobs.ts';
import { dailyBackup } from './backup/daily-backup.ts';
import { type Config, readConfig } from './config.ts';
import { createDemoMaker } from './demo/make-demo.ts';
import { createLog } from './log.ts';
import { openMedia } from './media/media-room.ts';
import { openRoom } from './open-room.ts';
import { buildFolder } from './pages/build-folder.ts';
import { builtRenderer, type Renderer } from './pages/renderer.ts';
import { guardProcess } from './process-guard.ts';
import { refuseDemoAccounts } from './production.ts';

export type StartOptions = {
  /** Answer only when the demo is whole. */
  waitForDemo?: boolean;
  demo?: URL;
};

type Close = () => Promise<unknown>;
/** What is open; `keep` ends a start that was told to stop meanwhile, once what it has just opened is on the list. */
type Life = { keep(...closers: Close[]): void; isStopping(): boolean };

const wholeDemo = new URL('../../seed/demo.ts', import.meta.url);

/** Config, machine room, seed, app, listen. Ends with the line that names the address, or with one that says why not. */
export async function startStation(env: Record<string, string | undefined>, options: StartOptions = {}): Promise<void> {
  const closers: Close[] = [];
  let isStopping = false;
  let closing: Promise<unknown> = Promise.resolve();
  const closeAll = () => {
    closing = closing.then(async () => {
      for (let close = closers.pop(); close; close = closers.pop()) await close();
    });
    return closing;
  };
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await closeAll();
  };
  const keep: Life['keep'] = (...more) => {
    closers.push(...more);
    if (isStopping) throw new Error('the start was told to stop');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  try {
    await open(env, options, { keep, isStopping: () => isStopping });
  } catch (error) {
    // A start that was told to stop fails on what was closed under it; that is no news.
    if (!isStopping) console.error(error instanceof Error ? error.message : error);
    process.exitCode = isStopping ? 0 : 1;
    isStopping = true;
    // Also what was opened after the signal closed the rest.
    await closeAll();
  }
}

async function open(
  env: Record<string, string | undefined>,
  { waitForDemo = false, demo = wholeDemo }: StartOptions,
  { keep, isStopping }: Life,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const maker = config.seed === 'demo' ? createDemoMaker(config, demo) : undefined;
  const stopMaking = async () => maker?.stop();
  keep(stopMaking);
  maker?.begin();
  const { room, secret, connection, close } = await openRoom(config, log);
  // Before the room closes: its queue waits for jobs under way.
  keep(close, stopMaking);
  if (config.production) await refuseDemoAccounts(room.db);
  const media = await openMedia(config, log);
  await startDomainJobs(room, media);
  keep((await dailyBackup({ room, media, connection })).stop);
  await maker?.putRows({ room, connection });
  const broadcast = openBroadcast(room, media);
  keep(broadcast.stop);
  const pages = await openPages(config.devServer);
  keep(pages.close);
  const { app, headers } = await createApp({ room, secret, media, broadcast, isStopping, ...pages });
  keep(() => app.close());
  guardProcess(log, headers);
  await maker?.makeOpening(app);
  if (waitForDemo) await maker?.makeRestNow({ room, connection });
  const listening = await app.listen({ host: config.host, port: config.port });
  await broadcast.start();
  keep(startSampler(room, broadcast).stop);
  console.log(`${config.stationName} è in onda: ${shownAddress(config, listening)}`);
  await maker?.makeRestLater({ room, connection });
}

type Pages = { renderer: Renderer; assetFolder?: string; serverFactory?: FastifyServerFactory; close(): Promise<void> };

async function openPages(dev: boolean): Promise<Pages> {
  if (dev) return (await import('./pages/dev-pages.ts')).openDevPages();
  const renderer = await builtRenderer(buildFolder);
  return { renderer, assetFolder: `${buildFolder}/client`, close: async () => undefined };
}

/** Port 0 lets the system choose one; then only the listener knows the address. */
function shownAddress(config: Config, listening: string): string {
  return config.port === 0 ? listening : config.publicUrl;
}
