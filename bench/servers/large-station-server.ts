import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { silence } from '#domains/live/server/broadcast.ts';
import { createApp } from '#server/app.ts';
import { seedOnce } from '#server/demo/seed-once.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/open-media.ts';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { startServices } from '#server/start-services.ts';
import { seedLargeNews } from '../../seed/large/news.ts';
import { seedLargeSongs } from '../../seed/large/songs.ts';
import { type Query, watchQueries } from '../count-statements.ts';
import { answerQuestions } from '../load/questions.ts';
import { rawGet } from '../load/raw-get.ts';
import { benchConfig } from './bench-config.ts';

const execute = promisify(execFile);
const seedScript = fileURLToPath(new URL('seed-folder.ts', import.meta.url));
const pictures = ['music-pictures', 'podcast-pictures'];

const dataDir = await mkdtemp(join(tmpdir(), 'station-large-'));
// The database server runs as another user when root runs the bench.
await chmod(dataDir, 0o755);
await execute(process.execPath, [seedScript, dataDir, ...pictures]);
const config = benchConfig(dataDir);
const log = createLog(config.logLevel);
const { context, requestContext, secret, close: closeServices } = await startServices(config, log);
const media = await openMedia(config, log);
const parts = [seedLargeNews, seedLargeSongs];
await seedOnce({ context, media, workFolder: join(dataDir, 'seed'), parts, onProgress: () => undefined });
await context.pool.query('vacuum analyze');
const { app, cache, recent } = await createApp({
  context: requestContext,
  secret,
  media,
  renderer: await builtRenderer(buildFolder),
  assetFolder: join(buildFolder, 'client'),
  broadcast: silence(),
});
const url = await app.listen({ host: config.host, port: 0 });
const queries = watchQueries(requestContext.pool);

/** What the database itself takes for a statement, as often as it is asked. */
async function databaseMs({ text, values }: Query): Promise<number> {
  const { rows } = await context.pool.query(`explain (analyze, timing off, format json) ${text}`, values);
  const [plan] = rows[0]['QUERY PLAN'];
  return plan['Planning Time'] + plan['Execution Time'];
}

const questions = {
  async statementsOf(path: string): Promise<string[]> {
    for (const one of [cache, recent]) one.clear();
    queries.length = 0;
    const { status } = await rawGet(url + path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return queries.map(({ text }) => text);
  },
  /** What a list of the desk asks of its tables, and how long the database takes for all of it in each round. */
  async deskList({ path, headers, rounds }: DeskList): Promise<{ statements: number; roundsMs: number[] }> {
    queries.length = 0;
    const { status } = await fetch(url + path, { headers });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    const own = queries.filter(({ text }) => !/from "?(?:sessions|accounts|account_roles|limits)/i.test(text));
    const roundsMs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      let sum = 0;
      for (const query of own) sum += await databaseMs(query);
      roundsMs.push(sum);
    }
    return { statements: own.length, roundsMs };
  },
};
type DeskList = { path: string; headers: Record<string, string>; rounds: number };
export type LargeStationQuestions = typeof questions;

/** The demo with a hundred thousand news and as many songs, for what pages and lists cost the database. */
answerQuestions(url, questions, async () => {
  await app.close();
  await closeServices();
  await rm(dataDir, { recursive: true, force: true });
});
