import { setTimeout as pause } from 'node:timers/promises';
import type { Jobs } from '../jobs.ts';
import type { MediaLibrary } from './ingest.ts';
import type { Format, Size } from './sizes.ts';

type Wish = { file: string; sizes: Size[] };

const queue = 'media.variants';
/** Browsers of today take one of these; a JPEG is made when somebody asks for one. */
const formats: Format[] = ['webp', 'avif'];

/** Has a picture's sizes made in the background, so that the first reader does not wait for them. */
export function askForVariants(jobs: Jobs, { file, sizes }: Wish): Promise<void> {
  return jobs.send<Wish>(queue, { file, sizes }, { singletonKey: file });
}

export function variantJobs(jobs: Jobs, library: MediaLibrary): Promise<void> {
  return jobs.work<Wish>(queue, async ({ file, sizes }) => {
    await library.prepareVariants(file, sizes, formats);
    // Pictures come in crowds; visitors of the moment need the processor more.
    await pause(50);
  });
}
