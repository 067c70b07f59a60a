import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '#server/database.ts';
import { seedPictures } from '#server/demo/seed.tables.ts';
import { type SeedPart, seedOnce } from '#server/demo/seed-once.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/open-media.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { linkFile } from '../link-folder.ts';
import { testRuns } from '../run/place.ts';
import { openTestContext } from '../test-context.ts';

/**
 * Composing and drawing take longer than most tests: whoever needs sound or covers brings their own. The hunt would lay a chest
 * over whatever a test looks at, an invented audience would be counted with a test's own, and a year of listeners and airings would be copied with every database.
 */
const leftOut = new Set([
  'hunt',
  'audience',
  'listeners',
  'play-log',
  'first-songs',
  'audio',
  'music-sound',
  'music-pictures',
  'music-videos',
  'video-films',
  'podcast-pictures',
  'podcast-sound',
  'advertising-sound',
  'picture-sizes',
]);

/**
 * Makes a stopped cluster (`postgres/`) and the media of its demo (`media/`). In the cluster stand the station's own database,
 * empty and migrated, and two templates: one the same, one with the demo station without its heavy parts.
 */
export async function prepare(folder: string): Promise<void> {
  const log = createLog('silent');
  const postgres = await startPostgres({ dataDir: folder, log, tuning: 'test' });
  const { host, port, user, password } = postgres.connection;
  const connection = { host, port, user, password };
  try {
    const pool = new pg.Pool(postgres.connection);
    await migrateDatabase(pool);
    await pool.end();
    await make(connection, 'empty_template', postgres.connection.database);
    await make(connection, 'demo_template', 'empty_template');
    await seedDemo({ ...connection, database: 'demo_template' }, folder);
  } finally {
    await postgres.stop();
  }
}

async function seedDemo(connection: pg.ClientConfig, folder: string): Promise<void> {
  const { context, close } = await openTestContext({ connection, dataDir: folder });
  const media = await openMedia({ dataDir: folder, s3: undefined }, context.log);
  const { demo } = await import('../../seed/demo.ts');
  const { nextToDraw } = await import('../../seed/parts/picture.ts');
  const { drawPicture } = await import('../../seed/pictures/drawings.ts');
  const workFolder = join(folder, 'seed');
  const seed = (all: SeedPart[]) => {
    const parts = all.filter((part) => !leftOut.has(part.name));
    return seedOnce({ context, media, workFolder, parts, onProgress: () => undefined });
  };
  await seed([...demo.rows, ...demo.sound]);
  const files = (await context.db.select().from(seedPictures)).map(({ file }) => file);
  await linkFiles(files, drawn, join(folder, 'media'));
  for (const { file, order } of await nextToDraw(context.db, files.length)) {
    if (await media.store.head(file)) continue;
    const small = await drawPicture({ ...order, width: drawnWidth });
    await media.store.put(file, small, { contentType: `image/${order.format}` });
  }
  await seed(demo.rest);
  await linkFiles(files, join(folder, 'media'), drawn);
  await close();
}

/** Pictures of earlier preparations: each is named by its recipe and the code that draws it, so it serves every later one. */
const drawn = join(testRuns, 'drawn');

/** No test looks at more of them than their place and their name, and every size that is served is cut from a small one too. */
const drawnWidth = 240;

async function linkFiles(files: string[], from: string, to: string): Promise<void> {
  for (const file of files) await linkFile(join(from, file), join(to, file));
}

async function make(connection: pg.ClientConfig, name: string, template: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
}
