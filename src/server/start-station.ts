import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyServerFactory } from 'fastify';
import { startBroadcast } from '#domains/live/server/broadcast.ts';
import { startSampler } from '#domains/stats/server/sampler.ts';
import { createApp } from './app.ts';
import { startDomainJobs } from './app-jobs.ts';
import { type Config, readConfig } from './config.ts';
import { createLog } from './log.ts';
import type { MediaLibrary } from './media/ingest.ts';
import { openMedia } from './media/media-room.ts';
import { askForVariants } from './media/variant-jobs.ts';
import { openRoom } from './open-room.ts';
import { buildFolder } from './pages/build-folder.ts';
import { builtRenderer, type Renderer } from './pages/renderer.ts';
import { guardProcess } from './process-guard.ts';
import { refuseDemoAccounts } from './production.ts';
import type { Room } from './room.ts';
import { type SeedTools, seedOnce } from './seed-once.ts';

/** Config, machine room, seed, app, listen. Ends with the line that names the address, or with one that says why not. */
export async function startStation(env: Record<string, string | undefined>): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const close of closers.reverse()) await close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  try {
    await open(env, closers, () => isStopping);
  } catch (error) {
    // A start that was told to stop fails on what was closed under it; that is no news.
    if (!isStopping) console.error(error instanceof Error ? error.message : error);
    process.exitCode = isStopping ? 0 : 1;
    await stop();
  }
}

async function open(
  env: Record<string, string | undefined>,
  closers: (() => Promise<unknown>)[],
  isStopping: () => boolean,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const { room, secret, close } = await openRoom(config, log);
  closers.push(close);
  if (config.production) await refuseDemoAccounts(room.db);
  const media = await openMedia(config, log);
  await startDomainJobs(room, media);
  if (config.seed === 'demo') await seedDemo(room, media);
  const broadcast = await startBroadcast(room, media);
  closers.push(broadcast.stop);
  closers.push(startSampler(room, broadcast).stop);
  const pages = await openPages(config.devServer);
  closers.push(pages.close);
  const { app, headers } = await createApp({ room, secret, media, broadcast, isStopping, ...pages });
  closers.push(() => app.close());
  guardProcess(log, headers);
  const listening = await app.listen({ host: config.host, port: config.port });
  console.log(`${config.stationName} è in onda: ${shownAddress(config, listening)}`);
}

async function seedDemo(room: Room, media: MediaLibrary): Promise<void> {
  const { demoParts } = await import('../../seed/demo.ts');
  const pictures: Parameters<SeedTools['onPicture']>[0][] = [];
  const onPicture: SeedTools['onPicture'] = (picture) => void pictures.push(picture);
  const workFolder = join(room.config.dataDir, 'seed');
  await seedOnce({ room, media, workFolder, parts: demoParts, onPicture, onProgress: console.log });
  for (const picture of pictures) await askForVariants(room.jobs, picture);
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
