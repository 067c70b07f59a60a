import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { airItems } from '#domains/live/server/live.tables.ts';
import { openBroadcast } from '#domains/live/server/open-broadcast.ts';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/open-media.ts';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { answerQuestions } from '../../bench/load/questions.ts';
import { makeAudioLibrary } from '../../seed/audio/make-audio.ts';
import { takePrepared } from '../prepared/take.ts';
import { openTestContext, testSecret } from '../test-context.ts';
import { keepAccounts } from './kept-accounts.ts';
import { targetsOf } from './targets.ts';

const closers: (() => Promise<unknown>)[] = [];
const close = async () => {
  for (const closer of closers.splice(0).reverse()) await closer();
};
// Ctrl-C reaches this process too; the attacker's own end is what tells it to go.
process.on('SIGINT', () => undefined);

/** The station under attack: a process, a data folder and a PostgreSQL of its own, the demo with one piece on air. */
async function openStation() {
  const log = createLog('error');
  const { folder: dataDir } = await takePrepared();
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startPostgres({ dataDir, log, tuning: 'test' });
  closers.push(postgres.stop);
  const { host, port, user, password } = postgres.connection;
  const connection = { host, port, user, password, database: 'attacked' };
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query('create database attacked template demo_template');
  await client.end();
  // Behind a proxy that says where each call comes from: the limits by address are on, and every caller has an address.
  const { context, close: closeServices } = await openTestContext({
    connection,
    dataDir,
    log,
    withJobs: true,
    config: { trustProxy: ['127.0.0.1'] },
  });
  closers.push(closeServices);
  const media = await openMedia({ dataDir, s3: undefined }, log);
  const [made] = await makeAudioLibrary({ folder: dataDir, ids: ['spot-caffe-miravalle'] });
  if (!made) throw new Error('no sound was made');
  const sound = createReadStream(join(dataDir, made.file));
  const { file } = await media.addFile(sound, { folder: 'audio', extension: 'mp3' });
  await context.db.delete(airItems);
  const song = { kind: 'song', title: 'Sale e limone', artist: 'Duo Marèa' } as const;
  await context.db.insert(airItems).values({ id: 'prova', ...song, file, seconds: made.seconds });
  const broadcast = openBroadcast(context, media, testSecret);
  const renderer = await builtRenderer(buildFolder);
  const assetFolder = join(buildFolder, 'client');
  const { app, routes } = await createApp({ context, secret: testSecret, media, renderer, assetFolder, broadcast });
  closers.push(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(broadcast.stop);
  await broadcast.start(url);
  const { pageTable } = await renderer.bundle();
  return { url, targets: targetsOf(routes, await pageTable()), ...keepAccounts(context.db) };
}

const { url, targets, rememberAccounts, restoreAccounts } = await openStation().catch(async (error) => {
  await close();
  throw error;
});

const questions = { targets: () => targets, rememberAccounts, restoreAccounts };
export type AttackedQuestions = typeof questions;

answerQuestions(url, questions, close);
