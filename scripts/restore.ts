// `npm run restore -- FILE`: a backup into an empty data folder, or into the empty database and bucket that the settings name.
import { existsSync } from 'node:fs';
import { secretFileOf } from '#server/backup/backup-station.ts';
import { openGround } from '#server/backup/open-ground.ts';
import { restoreStation } from '#server/backup/restore-station.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';

const [file] = process.argv.slice(2);
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  if (!file) throw new Error('Say what: npm run restore -- station.tar.zst');
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  const ground = await openGround(config, createLog(config.logLevel));
  try {
    const sheet = await restoreStation(file, {
      ...ground,
      secretFile: secretFileOf(config),
      onProgress: console.log,
    });
    console.log(`Restored as it was on ${sheet.madeAt}: every row, and ${sheet.media.files} files.`);
  } finally {
    await ground.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
