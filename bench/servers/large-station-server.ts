import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { silence } from '#domains/live/server/broadcast.ts';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/open-media.ts';
import { buildFolder } from '#server/pages/build-folder.ts';
import { builtRenderer } from '#server/pages/renderer.ts';
import { seedOnce } from '#server/seed-once.ts';
import { startServices } from '#server/start-services.ts';
import { seedLargeNews } from '../../seed/large/news.ts';
import { seedLargeSongs } from '../../seed/large/songs.ts';
import { watchStatements } from '../count-statements.ts';
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
const { app, cache } = await createApp({
  context: requestContext,
  secret,
  media,
  renderer: await builtRenderer(buildFolder),
  assetFolder: join(buildFolder, 'client'),
  broadcast: silence(),
});
const url = await app.listen({ host: config.host, port: 0 });
const statements = watchStatements(requestContext.pool);

const questions = {
  async statementsOf(path: string): Promise<string[]> {
    cache.clear();
    statements.length = 0;
    const { status } = await rawGet(url + path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return [...statements];
  },
};
export type LargeStationQuestions = typeof questions;

/** The demo with a hundred thousand news and as many songs, for what pages and lists cost the database. */
answerQuestions(url, questions, async () => {
  await app.close();
  await closeServices();
  await rm(dataDir, { recursive: true, force: true });
});
