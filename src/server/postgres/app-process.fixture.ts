import { startPostgres } from './start-postgres.ts';

/** Stands for the app: starts the database, says so on one line and stays until it is killed. */
const [dataDir = '', systemFolder = ''] = process.argv.slice(2);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const server = await startPostgres({ dataDir, systemFolder, tuning: 'test', log: silent });
process.stdout.write(`${server.pid}\n`);
setInterval(() => {}, 60_000);
