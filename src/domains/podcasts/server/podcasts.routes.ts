import { slugsOfNews } from '#domains/news/server/news.read.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import {
  createPrivateFeed,
  getPodcastEpisode,
  getPodcastEpisodes,
  getPodcastsData,
  getProPodcastsData,
  revokePrivateFeed,
} from '../podcasts.contract.ts';
import { privateFeedPath } from '../podcasts.rules.ts';
import { presentEpisode, presentShow } from './podcasts.present.ts';
import { type EpisodeRow, findEpisode, findShow, findShowId, listEpisodes, listShows } from './podcasts.store.ts';
import { endPrivateFeed, givePrivateFeed, privateFeedsOf } from './private-feeds.store.ts';

/** An episode that is dated ahead comes out by itself. */
const lifeMs = 60_000;

export function podcastsRoutes({ db, events, clock, config }: AppContext): Implementation[] {
  const now = () => new Date(clock.now());
  const shows = cachedUntilTagged(events, ['podcasts'], async () => (await listShows(db, now())).map(presentShow), {
    lifeMs,
    clock,
  });

  async function presentAll(episodes: EpisodeRow[]) {
    const ids = episodes.flatMap(({ newsId }) => (newsId === null ? [] : [newsId]));
    const slugs = await slugsOfNews(db, ids, now());
    return episodes.map((episode) => presentEpisode(episode, slugs));
  }

  return [
    implement(getPodcastsData, ({ tag }) => {
      tag('podcasts');
      return shows();
    }),

    implement(getProPodcastsData, async ({ user }) => {
      const own = new Set((await privateFeedsOf(db, user.userId)).map(({ show }) => show));
      return (await shows()).filter(({ pro }) => pro).map((show) => ({ ...show, hasPrivateFeed: own.has(show.slug) }));
    }),

    implement(getPodcastEpisodes, async ({ params, refuse, tag }) => {
      tag('podcasts');
      const showId = await findShowId(db, params.show);
      if (showId === undefined) return refuse('podcast not found');
      return presentAll(await listEpisodes(db, showId, now(), params));
    }),

    implement(getPodcastEpisode, async ({ params, refuse, tag }) => {
      tag('podcasts');
      const show = (await shows()).find(({ slug }) => slug === params.show);
      const id = show && (await findShowId(db, show.slug));
      const row = id === undefined ? undefined : await findEpisode(db, id, params.episode, now());
      const [episode] = row ? await presentAll([row]) : [];
      if (!show || !row || !episode) return refuse('podcast not found');
      return { ...episode, show, people: row.people, transcript: show.pro ? '' : row.transcript };
    }),

    implement(createPrivateFeed, async ({ user, body, refuse }) => {
      const show = await findShow(db, body.show);
      if (!show?.pro) return refuse('podcast not found');
      const key = await givePrivateFeed(db, user.userId, show.id);
      return { address: config.publicUrl + privateFeedPath(key) };
    }),

    implement(revokePrivateFeed, async ({ user, params, refuse }) => {
      const show = await findShow(db, params.show);
      if (!show) return refuse('podcast not found');
      await endPrivateFeed(db, user.userId, show.id);
      return null;
    }),
  ];
}
