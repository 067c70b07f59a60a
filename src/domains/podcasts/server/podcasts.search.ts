import type { SearchItem, SearchSource } from '#domains/search/server/search.read.ts';
import { addressOfShow, episodePath } from '../podcasts.rules.ts';
import { type EpisodeRow, listEpisodes, listShows, type Show } from './podcasts.store.ts';

const longestPage = 1_000;

/** The shows and their episodes. */
export const podcastsForSearch: SearchSource = async function* (db) {
  // What is dated ahead is handed over too: the search itself waits for its day.
  const ever = new Date('9999-01-01');
  const shows = await listShows(db, ever);
  yield shows.map(showItem);
  for (const show of shows) {
    for (let offset = 0, got = longestPage; got === longestPage; offset += longestPage) {
      const episodes = await listEpisodes(db, show.id, ever, { offset, count: longestPage });
      got = episodes.length;
      if (got > 0) yield episodes.map(episodeItem);
    }
  }
};

function showItem({ slug, name, subtitle, description, thumb, type, hostId, author }: Show): SearchItem {
  return {
    kind: 'podcast',
    key: slug,
    title: name,
    subtitle,
    address: addressOfShow({ slug, type, showId: hostId }),
    image: thumb,
    body: `${author} ${description}`,
  };
}

function episodeItem({ slug, title, description, transcript, publishedAt, show }: EpisodeRow): SearchItem {
  return {
    kind: 'podcast',
    key: `${show.slug}/${slug}`,
    title,
    subtitle: show.name,
    address: episodePath(show.slug, slug),
    image: show.thumb,
    body: show.pro ? description : `${description} ${transcript}`,
    publishedAt,
  };
}
