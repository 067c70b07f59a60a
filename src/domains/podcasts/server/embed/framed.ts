import type { AppContext } from '#server/app-context.ts';
import { podcastPlayerMessages } from '../../player.messages.ts';
import { audioPath, episodePath, mixesPath } from '../../podcasts.rules.ts';
import { findMix } from '../mixes/mixes.store.ts';
import { type EpisodeRow, findByPodcastId, findShowId, listEpisodes } from '../podcasts.store.ts';

/** One thing that the framed player plays; its script reads these words out of the page. */
export type FramedEpisode = {
  id: string;
  title: string;
  /** The page about it. */
  page: string;
  sound: string;
  seconds: number;
  date: string;
};

export type Framed = {
  /** What the episodes belong to. */
  name: string;
  picture: string;
  episodes: FramedEpisode[];
  /** Which of them is shown first. */
  first: number;
};

const longestList = 20;

type Tools = Pick<AppContext, 'db' | 'clock'>;

/** An episode among the others of its show, or a whole show from its newest one on. */
export async function framedEpisodes({ db, clock }: Tools, id: string): Promise<Framed | null> {
  const now = new Date(clock.now());
  const asked = await findByPodcastId(db, id, now);
  const showId = asked?.showId ?? (await findShowId(db, id));
  if (showId === undefined) return null;
  const newest = await listEpisodes(db, showId, now, { count: longestList });
  const all = asked && !newest.some((one) => one.id === asked.id) ? [asked, ...newest] : newest;
  const episodes = all.filter(({ audio }) => audio !== '');
  const [newestHeard] = episodes;
  if (!newestHeard) return null;
  return {
    name: newestHeard.show.name,
    picture: newestHeard.show.thumb,
    episodes: episodes.map(framedEpisode),
    first: Math.max(
      0,
      episodes.findIndex((one) => one.id === asked?.id),
    ),
  };
}

function framedEpisode({ podcastId, title, seconds, publishedAt, show, slug }: EpisodeRow): FramedEpisode {
  return {
    id: podcastId,
    title,
    page: episodePath(show.slug, slug),
    sound: audioPath(podcastId),
    seconds,
    date: publishedAt.toISOString(),
  };
}

export async function framedMix({ db, clock }: Tools, slug: string): Promise<Framed | null> {
  const mix = await findMix(db, slug, new Date(clock.now()));
  if (!mix?.audio) return null;
  const { name, audio, seconds, publishedAt, picture } = mix;
  const sound = `/media/original/${audio}`;
  const episode = { id: `mix-${slug}`, title: name, page: mixesPath, sound, seconds, date: publishedAt.toISOString() };
  return { name: podcastPlayerMessages.mix, picture, episodes: [episode], first: 0 };
}
