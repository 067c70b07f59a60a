// `npm run seed -- --size demo|large`: the demo station, or with it a synthetic catalogue for measuring. Goes on where it was cut off.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { seedOnce } from '#server/demo/seed-once.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/open-media.ts';
import { startServices } from '#server/start-services.ts';
import { demoParts } from '../seed/demo.ts';
import { seedLargeNews } from '../seed/large/news.ts';
import { seedLargeSearch } from '../seed/large/search.ts';
import { seedLargeSongs } from '../seed/large/songs.ts';

const { values } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } });
if (values.size !== 'demo' && values.size !== 'large') {
  console.error('Say --size demo or --size large.');
  process.exit(1);
}

const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
if (config.production) {
  console.error('The seed is for desks and measurements: production has none.');
  process.exit(1);
}

try {
  const { context, close } = await startServices(config, createLog(config.logLevel));
  const media = await openMedia(config, context.log);
  const parts = values.size === 'large' ? [...demoParts, seedLargeNews, seedLargeSongs, seedLargeSearch] : demoParts;
  const workFolder = join(config.dataDir, 'seed');
  await seedOnce({ context, media, workFolder, parts, onProgress: console.log });
  await close();
  console.log('Done.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
