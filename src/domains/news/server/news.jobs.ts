import type { AppContext } from '#server/app-context.ts';
import { forgetViews } from './news-views.store.ts';
import { invalidateWhatCameOut } from './news-write.store.ts';

const dayMs = 86_400_000;
const viewsKeptDays = 90;

export async function newsJobs({
  db,
  jobs,
  clock,
  invalidateTags,
}: Pick<AppContext, 'db' | 'jobs' | 'clock' | 'invalidateTags'>) {
  await jobs.schedule('news.forget-views', '23 3 * * *', () =>
    forgetViews(db, new Date(clock.now() - viewsKeptDays * dayMs), new Date(clock.now())),
  );
  // An item dated ahead comes out by itself; somebody has to tell the pages.
  await jobs.schedule('news.come-out', '* * * * *', () =>
    invalidateWhatCameOut({ db, invalidateTags }, new Date(clock.now())),
  );
}
