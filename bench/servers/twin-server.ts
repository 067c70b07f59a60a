import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { silence } from '#domains/live/server/broadcast.ts';
import { createApp, type StationApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/open-media.ts';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { startServices } from '#server/start-services.ts';
import { answerQuestions } from '../load/questions.ts';
import { benchConfig } from './bench-config.ts';

const closers: (() => Promise<unknown>)[] = [];
let cache: StationApp['cache'] | undefined;

const questions = {
  /** Says where it listens, once it stands on the other process's database. */
  async open({ host = '', port, user, password, database }: pg.PoolConfig): Promise<string> {
    const dataDir = await mkdtemp(join(tmpdir(), 'station-twin-'));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const who = `${user}:${encodeURIComponent(String(password ?? ''))}`;
    const databaseUrl = `postgresql://${who}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    const config = { ...benchConfig(dataDir), databaseUrl };
    const log = createLog(config.logLevel);
    const { requestContext, secret, close } = await startServices(config, log);
    closers.push(close);
    const built = await createApp({
      context: requestContext,
      secret,
      media: await openMedia(config, log),
      renderer: await builtRenderer(buildFolder),
      assetFolder: join(buildFolder, 'client'),
      broadcast: silence(),
    });
    closers.push(() => built.app.close());
    cache = built.cache;
    return built.app.listen({ host: config.host, port: 0 });
  },
  cacheFigures: () => ({ renders: cache?.figures.renders ?? 0 }),
};
export type TwinQuestions = typeof questions;

/** A second process of a station, on the database of the first. */
answerQuestions('', questions, async () => {
  for (const closer of closers.splice(0).reverse()) await closer();
});
