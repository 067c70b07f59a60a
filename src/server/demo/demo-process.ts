import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { openDatabase } from '../database.ts';
import { openEvents } from '../events.ts';
import { createLog } from '../log.ts';
import { openMedia } from '../media/open-media.ts';
import { createInvalidateTags } from '../pages/invalidate-tags.ts';
import type { Demo } from './demo.ts';
import { type SeedPart, seedOnce } from './seed-once.ts';

/*
 * Draws and composes in a process of its own: on the station's own thread every visitor would wait for it, and what draws much
 * leaves a process slower than it was.
 */
export type DemoSettings = Pick<Config, 's3' | 'dataDir' | 'logLevel'> & { demoUrl: string };
export type DemoCall =
  | { kind: 'begin'; settings: DemoSettings }
  | { kind: 'compose' }
  | { kind: 'rows'; connection: pg.PoolConfig }
  | { kind: 'draw'; files: string[] }
  | { kind: 'sound' }
  | { kind: 'rest'; connection: pg.PoolConfig };
export type DemoQuestion = { id: number; call: DemoCall };
export type DemoWord = { id: number; error?: string } | { line: string };

// Its station is gone: whoever starts next goes on from here. Ctrl-C reaches this process too, but the station decides.
process.once('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);

let settings: DemoSettings;
let demo: Demo;
let last: Promise<unknown> = Promise.resolve();
let tools: Awaited<ReturnType<typeof openTools>>;

/** One after the other, as they were asked. What follows a call that failed fails with the same fault. */
process.on('message', ({ id, call }: DemoQuestion) => {
  last = last.then(() => answer(call));
  last.then(
    () => process.send?.({ id } satisfies DemoWord),
    (fault) => process.send?.({ id, error: inspect(fault) } satisfies DemoWord),
  );
});

async function answer(call: DemoCall): Promise<void> {
  switch (call.kind) {
    case 'begin':
      settings = call.settings;
      demo = (await import(settings.demoUrl)).demo;
      // This process is ended by a signal, and the next one of the same start compiles the same again.
      flushCompileCache();
      return;
    case 'compose':
      await demo.compose(workFolder());
      return;
    case 'rows':
      tools = await openTools(call.connection);
      await seed(demo.rows);
      return;
    case 'draw':
      await demo.draw({ db: tools.context.db, media: tools.media }, call.files);
      return;
    case 'sound':
      await seed(demo.sound);
      return;
    case 'rest':
      tools = await openTools(call.connection);
      await seed(demo.rest);
      return;
  }
}

const workFolder = () => join(settings.dataDir, 'seed');

async function openTools(connection: pg.PoolConfig) {
  const log = createLog(settings.logLevel);
  const { db, pool } = openDatabase({ ...connection, max: 3 }, log);
  const invalidateTags = createInvalidateTags(await openEvents(connection, log));
  return { context: { db, pool, invalidateTags }, media: await openMedia(settings, log) };
}

async function seed(parts: SeedPart[]): Promise<void> {
  const onProgress = (line: string) => void process.send?.({ line } satisfies DemoWord);
  await seedOnce({ ...tools, workFolder: workFolder(), parts, onProgress });
}
