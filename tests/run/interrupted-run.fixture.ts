import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { copyFolder } from '../prepared/keep.ts';
import openRunFolder from './run-folder.ts';

/** Stands for a test run: opens its folder, starts a PostgreSQL in it, says where, and stays until it is ended. */
const [prepared = ''] = process.argv.slice(2);
openRunFolder();
const dataDir = join(tmpdir(), 'data');
mkdirSync(dataDir);
await copyFolder(join(prepared, 'postgres'), dataDir);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const { pid } = await startPostgres({ dataDir, tuning: 'test', log: silent });
process.stdout.write(`${JSON.stringify({ pid, folder: tmpdir() })}\n`);
setInterval(() => {}, 60_000);
