import { fillPath } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import {
  getDataNewsByTag,
  getJournalistNews,
  getJournalistsData,
  getNewsMostRead,
  getRelatedNews,
  getTags,
} from '../../news.contract.ts';
import { wordsOf } from '../../news.rules.ts';
import { movedTag } from '../moved.store.ts';
import { presentItem, presentJournalist, presentMostRead, presentTag } from '../news.present.ts';
import { findTag, listJournalists, listTags } from '../news.store.ts';
import { listNews, listNewsOfTag } from '../news-lists.store.ts';
import { listMostRead } from '../news-views.store.ts';
import { listHoldingWords, listSharingTags } from '../related.store.ts';

const longestMostRead = 100;
const mostReadLifeMs = 60_000;
const tagsLifeMs = 60_000;

/** The news by who wrote them, what they are about and who read them. */
export function newsroomRoutes({ db, events, clock }: Pick<AppContext, 'db' | 'events' | 'clock'>): Implementation[] {
  const now = () => new Date(clock.now());
  const tags = cachedUntilTagged(events, ['news-tags'], async () => (await listTags(db, now())).map(presentTag), {
    lifeMs: tagsLifeMs,
    clock,
  });
  const journalists = cachedUntilTagged(events, ['journalists'], async () =>
    (await listJournalists(db)).map(presentJournalist),
  );
  const mostRead = cachedUntilTagged(
    events,
    ['most-read'],
    async () => (await listMostRead(db, longestMostRead, now())).map(presentMostRead),
    { lifeMs: mostReadLifeMs, clock },
  );

  return [
    implement(getTags, ({ tag }) => {
      tag('news-tags');
      return tags();
    }),

    implement(getDataNewsByTag, async ({ params, tag, refuse }) => {
      tag(`tag:${params.tag}`);
      const [found, rows] = await Promise.all([findTag(db, params.tag), listNewsOfTag(db, params.tag, params, now())]);
      if (!found) {
        const slug = await movedTag(db, params.tag);
        if (slug === null) return refuse('tag not found');
        throw new Refusal(301, 'moved', { location: fillPath(getDataNewsByTag.path, { ...params, tag: slug }) });
      }
      if (rows.length === 0 && params.offset === 0) return refuse('no news found');
      return { tag: presentTag(found), news: rows.map(presentItem) };
    }),

    implement(getJournalistsData, ({ tag }) => {
      tag('journalists');
      return journalists();
    }),

    implement(getJournalistNews, async ({ params, tag, refuse }) => {
      const { journalistId, ...page } = params;
      const author = (await journalists()).find(({ id }) => id === journalistId);
      tag(author ? `journalist:${author.slug}` : 'journalists');
      const rows = await listNews(db, { journalistId }, page, now());
      if (rows.length === 0) return refuse('no more news');
      return rows.map(presentItem);
    }),

    implement(getNewsMostRead, async ({ params, tag }) => {
      const items = (await mostRead()).slice(0, params.count);
      for (const { newsId } of items) tag(`news:${newsId}`);
      return items;
    }),

    implement(getRelatedNews, async ({ params, tag }) => {
      const slugs = params.terms.split('_').filter((slug) => slug !== '');
      for (const slug of slugs) if (!/\s/.test(slug)) tag(`tag:${slug}`);
      const sharing = await listSharingTags(db, slugs, params.count, now());
      if (sharing.length > 0) return sharing.map(presentItem);
      tag('news-list');
      const words = wordsOf(params.terms);
      return words.length > 0 ? (await listHoldingWords(db, words, params.count, now())).map(presentItem) : [];
    }),
  ];
}
