import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Broadcast, silence } from '#domains/live/server/broadcast.ts';
import { openBroadcast } from '#domains/live/server/open-broadcast.ts';
import type { Clock } from '#kit/clock.ts';
import { createApp, type StationApp } from '#server/app.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { openMedia } from '#server/media/open-media.ts';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { afterwards } from './afterwards.ts';
import { linkFolder } from './link-folder.ts';
import { openTestContext, testSecret } from './test-context.ts';

export type TestStation = StationApp & {
  /** Without a slash at the end. */
  url: string;
  context: AppContext;
  media: MediaLibrary;
  broadcast: Broadcast;
  connection: pg.ClientConfig;
  /** After a change that nobody announced: pages, and what they were told. */
  forgetPages(): void;
  /** A call as a visitor would make it: the parsed envelope and the HTTP answer. */
  get(path: string, init?: RequestInit): Promise<Answer>;
  post(path: string, body: unknown, init?: RequestInit): Promise<Answer>;
  close(): Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape is what they check.
export type Answer = { response: Response; status: number; body: any };

type Options = {
  /** 'demo' has the seeded station, 'empty' only the tables. */
  content?: 'demo' | 'empty';
  clock?: Clock;
  config?: Partial<Config>;
  log?: Log;
  withJobs?: boolean;
  /** Whether the embedded station plays what is in its library. */
  onAir?: boolean;
  /** A media folder of the test's own; the shared one holds the demo's pictures and is only read. */
  mediaFolder?: string;
  /** Use this database instead of a new copy: for several processes on one. */
  connection?: pg.ClientConfig;
};

let counter = 0;

/** A whole station on a database of its own and a free port, closed by itself after the file's tests. */
export async function openTestStation(options: Options = {}): Promise<TestStation> {
  const dataDir = options.mediaFolder ?? inject('mediaFolder');
  // A folder of the test's own begins with the demo's pictures; links, since both only ever add files.
  if (options.mediaFolder && options.content !== 'empty')
    await linkFolder(join(inject('mediaFolder'), 'media'), join(options.mediaFolder, 'media'));
  const connection = options.connection ?? (await copyDatabase(options.content ?? 'demo'));
  const { context, close: closeServices } = await openTestContext({ ...options, connection, dataDir });
  const media = withoutAvif(await openMedia({ dataDir, s3: undefined }, context.log));
  const broadcast = options.onAir ? openBroadcast(context, media, testSecret) : silence();
  const renderer = await builtRenderer(buildFolder);
  const built = await createApp({
    context,
    secret: testSecret,
    renderer,
    media,
    broadcast,
    assetFolder: `${buildFolder}/client`,
  });
  const url = await listen(built.app);
  await broadcast.start(url);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await broadcast.stop();
    // The station's own way: the framework's waits a minute for sockets that a browser opened and never asked on.
    await built.close();
    await closeServices();
  };
  const get = (path: string, init?: RequestInit) => call(url + path, init);
  const post = (path: string, body: unknown, init: RequestInit = {}) =>
    call(url + path, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const forgetPages = () => {
    for (const one of [built.cache, built.recent]) one.clear();
  };
  const station = { ...built, forgetPages, url, context, media, broadcast, connection, get, post, close };
  afterwards(async () => {
    await close();
    // A test file stays loaded until the run ends, and so does whatever it holds: the collector would look at each closed station.
    for (const name of Object.keys(station)) Reflect.deleteProperty(station, name);
  });
  return station;
}

/** The slowest format by far, made after the answer that a test waits for; the tests of the media make it themselves. */
function withoutAvif(media: MediaLibrary): MediaLibrary {
  const { variants } = media;
  const serve: typeof variants.serve = (file, size, accepted) =>
    variants.serve(
      file,
      size,
      accepted.filter((format) => format !== 'avif'),
    );
  return { ...media, variants: { ...variants, serve } };
}

/** Of the worker's first station. */
let usualPort = 0;

/**
 * One station after the other has the same address, as long as it is free: browsers know scripts, fonts and pictures by it, and
 * compile nothing twice.
 */
async function listen(app: StationApp['app']): Promise<string> {
  const at = (port: number) => app.listen({ host: '127.0.0.1', port });
  const url = await at(usualPort).catch(() => at(0));
  usualPort ||= Number(new URL(url).port);
  return url;
}

async function call(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { response, status: response.status, body: isJson ? JSON.parse(text) : text };
}

/** A database of a test's own, made from one of the templates and dropped after the file's tests. */
export async function copyDatabase(content: 'demo' | 'empty'): Promise<pg.ClientConfig> {
  const postgres = inject('postgres');
  const name = `test_${process.pid}_${Date.now()}_${++counter}`;
  const server = await openServer();
  await server.query('select pg_advisory_lock(1)');
  try {
    await server.query(`create database ${name} template ${content}_template strategy file_copy`);
  } finally {
    await server.query('select pg_advisory_unlock(1)');
  }
  // One that the server itself is just cleaning up cannot be dropped: it stays until the run is over.
  afterwards(() => server.query(`drop database if exists ${name} with (force)`).catch(() => undefined));
  return { ...postgres, database: name };
}

let server: Promise<pg.Client> | undefined;

/** One connection of the worker's for all its databases: each costs the server a process. */
function openServer(): Promise<pg.Client> {
  server ??= connect();
  return server;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  // The server goes before its workers do when a run is interrupted.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
