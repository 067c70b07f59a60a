import { lockDataFolder } from './data-folder-lock.ts';

/** Tries for the lock, says how it went on one line and keeps what it got until it is killed. */
const [dataDir = ''] = process.argv.slice(2);
const outcome = await lockDataFolder(dataDir).then(
  () => 'taken',
  (error: Error) => error.message,
);
process.stdout.write(`${outcome}\n`);
setInterval(() => {}, 60_000);
