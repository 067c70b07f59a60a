import { api } from '#web/api.ts';
import { useProfile } from '#web/profile/profile.ts';
import { isPro, type Profile } from '#web/profile/profile-rules.ts';
import { useQuery } from '#web/query/use-query.ts';
import type { News } from '../../article.decode.ts';
import { getSingleProNews } from '../../news.contract.ts';

/** Whether the rest of an article is still to be fetched for this reader. */
export function wantsFullContent(news: Pick<News, 'pro' | 'fullContent'>, profile: Profile): boolean {
  return news.pro && !news.fullContent && isPro(profile);
}

/** The whole of a PRO article, once the reader is known to be PRO; null until then and for everybody else. */
export function useFullContent(news: Pick<News, 'slug' | 'pro' | 'fullContent'>): string | null {
  const isWanted = wantsFullContent(news, useProfile());
  const { query } = useQuery(isWanted ? news.slug : null, (slug, signal) =>
    api.call(getSingleProNews, { params: { slug }, signal }),
  );
  return query.kind === 'loaded' ? query.data.fullContent : null;
}
