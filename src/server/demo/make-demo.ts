import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { AppContext } from '../app-context.ts';
import type { Config } from '../config.ts';
import type { Demo } from './demo.ts';
import type { DemoSettings } from './demo-process.ts';
import { type DemoProcess, forkDemo } from './fork-demo.ts';
import { openParts } from './seed-once.ts';

type Place = { context: AppContext; connection: pg.PoolConfig };

const queue = 'demo.rest';

/**
 * The demo station, in the order in which a visitor meets it: rows, the pictures of the first pages and the first songs before
 * the address answers, everything else as a job in the background. Whatever is in place already is not made again.
 */
export function createDemoMaker(config: Config, demoUrl: URL) {
  const settings: DemoSettings = {
    s3: config.s3,
    dataDir: config.dataDir,
    logLevel: config.logLevel,
    demoUrl: demoUrl.href,
  };
  const running = new Set<DemoProcess>();
  let first: DemoProcess | undefined;
  let composing: Promise<void> = Promise.resolve();
  let isStopped = false;
  const demo: Promise<{ demo: Demo }> = import(demoUrl.href);

  function fork(inBackground = false): DemoProcess {
    if (isStopped) throw new Error('the station stops: no more of the demo is made');
    const child = forkDemo({ inBackground, onLine: console.log });
    running.add(child);
    // What comes next is asked in the same order, and fails as this did.
    child.call({ kind: 'begin', settings }).catch(() => undefined);
    return child;
  }

  async function end(child: DemoProcess | undefined): Promise<void> {
    if (!child) return;
    running.delete(child);
    await child.stop();
  }

  async function makeRest(connection: pg.PoolConfig): Promise<void> {
    const child = fork(true);
    try {
      await child.call({ kind: 'rest', connection });
      console.log('La demo è completa.');
    } finally {
      await end(child);
    }
  }

  const isOpen = async ({ context }: Place, ...names: ('rows' | 'sound' | 'rest')[]) => {
    const { demo: all } = await demo;
    const open = await openParts(
      context.db,
      names.flatMap((name) => all[name]),
    );
    return open.length > 0;
  };

  /** In a process of its own, which the rows need not share a memory with: page faults of the one would hold up the other. */
  async function compose(): Promise<void> {
    const composer = fork();
    await composer.call({ kind: 'compose' });
    await end(composer);
  }

  return {
    /** Before there is a database: in a folder that was never used the music is begun while PostgreSQL starts. */
    begin(): void {
      if (existsSync(join(config.dataDir, 'seed'))) return;
      composing = compose();
      // Whoever waits for it hears of a fault; until then nobody does.
      composing.catch(() => undefined);
    },

    async putRows(place: Place): Promise<void> {
      if (!(await isOpen(place, 'rows', 'sound'))) return;
      first = fork();
      await first.call({ kind: 'rows', connection: place.connection });
    },

    /** What stands between the rows and the first visitor. The pages themselves say which pictures they show. */
    async makeOpening(app: FastifyInstance): Promise<void> {
      if (!first) return;
      const { demo: all } = await demo;
      await first.call({ kind: 'draw', files: await picturesOf(app, all.firstPages) });
      await composing;
      await first.call({ kind: 'sound' });
      await end(first);
      first = undefined;
    },

    async makeRestNow(place: Place): Promise<void> {
      if (await isOpen(place, 'rest')) await makeRest(place.connection);
    },

    /** Every start asks for it again: a process that was killed takes its job with it. */
    async makeRestLater(place: Place): Promise<void> {
      if (!(await isOpen(place, 'rest'))) return;
      await place.context.jobs.work(queue, () => makeRest(place.connection).catch(unlessStopped));
      await place.context.jobs.send(queue, {});
    },

    async stop(): Promise<void> {
      isStopped = true;
      for (const child of running) await end(child);
    },
  };

  /** Being told to stop is no fault of the job: the next start sends another. */
  function unlessStopped(error: unknown): void {
    if (!isStopped) throw error;
  }
}

async function picturesOf(app: FastifyInstance, pages: string[]): Promise<string[]> {
  const answers = await Promise.all(pages.map((url) => app.inject({ url })));
  const named = answers.flatMap(({ body }) => [...body.matchAll(/\/media\/[\dx]+\/([a-z-]+\/[0-9a-f]{16}\.\w+)/g)]);
  return [...new Set(named.map(([, file = '']) => file))];
}
