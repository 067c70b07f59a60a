import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyServerFactory } from 'fastify';
import { inviteFirstAdministrator } from '#domains/accounts/server/setup/invite-first-administrator.ts';
import { importJobs } from '#domains/imports/server/import-jobs.ts';
import { importTools } from '#domains/imports/server/import-tools.ts';
import { openBroadcast } from '#domains/live/server/open-broadcast.ts';
import { startSampler } from '#domains/stats/server/sampler.ts';
import { createApp } from './app.ts';
import { dailyBackup } from './backup/daily-backup.ts';
import { type Config, readConfig } from './config.ts';
import { createDemoMaker } from './demo/make-demo.ts';
import { emptyBin } from './desk/empty-bin.ts';
import { startDomainJobs } from './jobs/start-domain-jobs.ts';
import { createLog } from './log.ts';
import { openMedia } from './media/open-media.ts';
import { buildFolder } from './pages/build-folder.ts';
import { builtRenderer, type Renderer } from './pages/renderer.ts';
import { guardProcess } from './process/process-guard.ts';
import { reachableAddress } from './process/reachable-address.ts';
import { refuseDemoAccounts } from './production.ts';
import { startServices } from './start-services.ts';

export type StartOptions = {
  /** Answer only when the demo is whole. */
  waitForDemo?: boolean;
  demo?: URL;
};

type Close = () => Promise<unknown>;
type Life = {
  /** What is open; ends a start that was told to stop meanwhile, once what it has just opened is on the list. */
  keep(...closers: Close[]): void;
  isStopping(): boolean;
  onDatabaseLost(reason: Error): void;
};

const wholeDemo = new URL('../../seed/demo.ts', import.meta.url);

const longestStopMs = 10_000;
const lingerMs = 500;

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
    // Whatever still hangs then, a database above all, is left to the next start.
    setTimeout(() => process.exit(), longestStopMs).unref();
    await closeAll();
    // A mail server that hangs keeps its socket open; nothing of ours is waited for any more.
    setTimeout(() => process.exit(), lingerMs).unref();
  };
  const keep: Life['keep'] = (...more) => {
    closers.push(...more);
    if (isStopping) throw new Error('the start was told to stop');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  try {
    await open(env, options, {
      keep,
      isStopping: () => isStopping,
      onDatabaseLost(reason) {
        // Whoever watches over this process starts it again, or sees why it cannot.
        console.error(`PostgreSQL cannot come back: ${reason.message}`);
        process.exitCode = 1;
        void stop();
      },
    });
  } catch (error) {
    // A start that was told to stop fails on what was closed under it; that is no news.
    if (!isStopping) console.error(error instanceof Error ? error.message : error);
    process.exitCode ??= isStopping ? 0 : 1;
    isStopping = true;
    // Also what was opened after the signal closed the rest.
    await closeAll();
  }
}

async function open(
  env: Record<string, string | undefined>,
  { waitForDemo = false, demo = wholeDemo }: StartOptions,
  { keep, isStopping, onDatabaseLost }: Life,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const maker = config.seed === 'demo' ? createDemoMaker(config, demo) : undefined;
  const stopMaking = async () => maker?.stop();
  keep(stopMaking);
  maker?.begin();
  const { context, requestContext, secret, connection, close } = await startServices(config, log, { onDatabaseLost });
  // Before the services close: the queue waits for jobs under way.
  keep(close, stopMaking);
  if (config.production) await refuseDemoAccounts(context.db);
  const media = await openMedia(config, log);
  await startDomainJobs(context, media);
  keep((await dailyBackup({ context, media, connection })).stop);
  await maker?.putRows({ context, connection });
  const broadcast = openBroadcast(requestContext, media, secret);
  const pages = await openPages(config.devServer);
  keep(pages.close);
  const house = await createApp({ context: requestContext, secret, media, broadcast, isStopping, ...pages });
  const { app, headers, staff, close: closeApp } = house;
  keep(closeApp);
  await context.jobs.schedule('desk.empty-bin', '41 3 * * *', () => emptyBin(context, staff));
  await importJobs(importTools(context, staff, media));
  guardProcess(log, headers);
  await maker?.makeOpening(app);
  if (waitForDemo) await maker?.makeRestNow({ context, connection });
  const listening = await app.listen({ host: config.host, port: config.port });
  keep(startSampler(requestContext, broadcast).stop);
  // A proxy that looks at /readyz takes this process out of its round before the listener closes.
  keep(() => pause(config.drainSeconds * 1000));
  // First of all the lead goes to the next one: the sound must not wait for what is under way here.
  keep(broadcast.stop);
  await broadcast.start(config.internalUrl ?? reachableAddress(listening, config.host));
  const address = shownAddress(config, listening);
  console.log(`${config.stationName} è in onda: ${address}`);
  const invitation = await inviteFirstAdministrator(context, address);
  if (invitation) console.log(`Nessun amministratore ancora. Il primo si crea qui, una volta sola: ${invitation}`);
  await maker?.makeRestLater({ context, connection });
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
