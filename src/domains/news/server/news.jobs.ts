import type { AppContext } from '#server/app-context.ts';
import { adoptNews } from './adopt-news.ts';
import { forgetViews } from './news-views.store.ts';

const dayMs = 86_400_000;
const viewsKeptDays = 90;

export async function newsJobs({ db, jobs, clock }: Pick<AppContext, 'db' | 'jobs' | 'clock'>) {
  await adoptNews(db);
  await jobs.schedule('news.forget-views', '23 3 * * *', () =>
    forgetViews(db, new Date(clock.now() - viewsKeptDays * dayMs), new Date(clock.now())),
  );
}
