import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { useProfile } from '#web/profile/profile.ts';
import { isPro, type Profile } from '#web/profile/profile-rules.ts';
import { getSingleProNews, type News } from '../../news.contract.ts';

/** Whether the rest of an article is still to be fetched for this reader. */
export function wantsFullContent(news: Pick<News, 'pro' | 'fullContent'>, profile: Profile): boolean {
  return news.pro && !news.fullContent && isPro(profile);
}

/** The whole of a PRO article, once the reader is known to be PRO; null until then and for everybody else. */
export function useFullContent(news: Pick<News, 'slug' | 'pro' | 'fullContent'>): string | null {
  const wanted = wantsFullContent(news, useProfile());
  const { slug } = news;
  const [full, setFull] = useState<{ slug: string; content: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    api.call(getSingleProNews, { params: { slug } }).then(
      ({ fullContent }) => isHere && setFull({ slug, content: fullContent }),
      (error) => console.warn('the full article did not load', error),
    );
    return () => {
      isHere = false;
    };
  }, [wanted, slug]);
  return wanted && full?.slug === slug ? full.content : null;
}
