// `npm run backup -- FILE`: database and media in one file (.tar.zst), also while the station runs.
import { existsSync } from 'node:fs';
import { backupStation, secretFileOf } from '#server/backup/backup-station.ts';
import { openGroundToRead } from '#server/backup/open-ground.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';

const [file] = process.argv.slice(2);
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  if (!file) throw new Error('Say where to: npm run backup -- station.tar.zst');
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  const ground = await openGroundToRead(config, createLog(config.logLevel));
  try {
    const { files, bytes } = await backupStation(file, {
      ...ground,
      secretFile: secretFileOf(config),
      onProgress: console.log,
    });
    console.log(`Saved in ${file}: every row, and ${files} files of ${Math.round(bytes / 1e6)} MB.`);
  } finally {
    await ground.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
