import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { copyFolder, keptFor } from '../prepared/keep.ts';
import openRunFolder from './run-folder.ts';

/** Stands for a test run, one that still prepares its database where a place for that is named; it stays until it is ended. */
const [prepared = '', place] = process.argv.slice(2);
openRunFolder();
if (place) await keptFor('monday', stayWithPostgres, place);
const dataDir = join(tmpdir(), 'data');
mkdirSync(dataDir);
await stayWithPostgres(dataDir);

/** Says where it is. */
async function stayWithPostgres(folder: string): Promise<void> {
  await copyFolder(join(prepared, 'postgres'), folder);
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const { pid } = await startPostgres({ dataDir: folder, tuning: 'test', log: silent });
  process.stdout.write(`${JSON.stringify({ pid, folder: tmpdir() })}\n`);
  await new Promise((resolve) => setInterval(resolve, 2_000_000));
}
