import { existsSync } from 'node:fs';
import type { FastifyServerFactory } from 'fastify';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { openMedia } from './media/media-room.ts';
import { openRoom } from './open-room.ts';
import { buildFolder } from './pages/build-folder.ts';
import { builtRenderer, type Renderer } from './pages/renderer.ts';
import { refuseDemoAccounts } from './production.ts';
import { seedOnce } from './seed-once.ts';

/** Config, machine room, seed, app, listen. Ends with the line that names the address. */
export async function startStation(env: Record<string, string | undefined>): Promise<void> {
  try {
    await start(env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function start(env: Record<string, string | undefined>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const { room, secret, close } = await openRoom(config, log);
  let isStopping = false;
  try {
    if (config.production) await refuseDemoAccounts(room.db);
    const media = await openMedia(config, log);
    if (config.seed === 'demo') await seedOnce({ room, media, onProgress: (line) => console.log(line) });
    const pages = await openPages(config.devServer);
    const { app } = await createApp({
      room,
      secret,
      media,
      renderer: pages.renderer,
      assetFolder: pages.assetFolder,
      serverFactory: pages.serverFactory,
      isStopping: () => isStopping,
    });
    const stop = async () => {
      if (isStopping) return;
      isStopping = true;
      await app.close();
      await pages.close();
      await close();
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
    await app.listen({ host: config.host, port: config.port });
    console.log(`${config.stationName} è in onda: ${config.publicUrl}`);
  } catch (error) {
    await close();
    throw error;
  }
}

type Pages = { renderer: Renderer; assetFolder?: string; serverFactory?: FastifyServerFactory; close(): Promise<void> };

async function openPages(dev: boolean): Promise<Pages> {
  if (dev) return (await import('./pages/dev-pages.ts')).openDevPages();
  return {
    renderer: await builtRenderer(buildFolder),
    assetFolder: `${buildFolder}/client`,
    close: async () => undefined,
  };
}
