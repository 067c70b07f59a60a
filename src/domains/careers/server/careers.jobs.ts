import type { AppContext } from '#server/app-context.ts';
import type { MediaStore } from '#server/media/store/store.ts';
import { createCvFiles } from './cv-files.ts';
import { throwAwayOne } from './uploads.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock'> & { store: Pick<MediaStore, 'put' | 'remove'> };

/** Every hour: whoever asks for their CV to be deleted should not wait for the night. */
export async function careersJobs({ jobs, ...tools }: Tools & Pick<AppContext, 'jobs'>): Promise<void> {
  await jobs.schedule('careers.forget', '11 * * * *', () => forgetOldCvs(tools));
}

/** CVs that nobody sent with an application, those whose year is over with it, and those whose sender has left. */
export async function forgetOldCvs({ db, clock, store }: Tools): Promise<void> {
  const files = createCvFiles(store);
  let more = true;
  while (more) more = await throwAwayOne(db, clock.now(), files.remove);
}
