import { lastingApi } from '#web/api.ts';
import { visit } from '#web/profile/visit.ts';
import { newsHit } from '../../tracking.contract.ts';

export async function countOpened(slug: string): Promise<void> {
  try {
    await visit.withVisitToken((headers) => lastingApi.call(newsHit, { headers, body: { slug } }));
  } catch (error) {
    console.warn('the opened article was not counted', error);
  }
}
