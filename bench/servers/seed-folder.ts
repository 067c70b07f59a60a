import { join } from 'node:path';
import { seedOnce } from '#server/demo/seed-once.ts';
import { createLog } from '#server/log.ts';
import { openMedia } from '#server/media/open-media.ts';
import { startServices } from '#server/start-services.ts';
import { demoParts } from '../../seed/demo.ts';
import { benchConfig } from './bench-config.ts';

/**
 * Puts the demo without its audio, and without other parts that are named, into a data folder and ends. A process of its
 * own: in one that has drawn the demo's pictures `process.nextTick` stays six times slower, and a station is seeded once
 * and then started many times.
 */
const [, , dataDir = '', ...others] = process.argv;
const heavy = ['first-songs', 'advertising-sound', 'picture-sizes'];
const left = new Set(['listeners', 'audio', 'music-sound', 'podcast-sound', 'video-films', ...heavy, ...others]);
const config = benchConfig(dataDir);
const log = createLog(config.logLevel);
const { context, close } = await startServices(config, log);
try {
  await seedOnce({
    context,
    media: await openMedia(config, log),
    workFolder: join(dataDir, 'seed'),
    parts: demoParts.filter((part) => !left.has(part.name)),
    onProgress: () => undefined,
  });
} finally {
  await close();
}
