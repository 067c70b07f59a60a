import { recentMixes } from './mixes.rules.ts';

/** The category of the news in which new episodes are told of. */
export const podcastCategory = 'podcast';

export const podcastsPath = '/podcasts';
export const mixesPath = '/podcasts/outros';

export const showPath = (slug: string) => `${podcastsPath}/${slug}`;
export const episodePath = (show: string, episode: string) => `${podcastsPath}/${show}/${episode}`;
/** The page of all mixes is that of the newest ones. */
export const mixPath = (playlist: string) =>
  playlist === recentMixes ? mixesPath : `${mixesPath}/${encodeURIComponent(playlist)}`;
export const feedPath = (show: string) => `${podcastsPath}/${show}/feed.xml`;
export const privateFeedPath = (key: string) => `${podcastsPath}/feed-privato/${key}.xml`;
export const transcriptPath = (podcastId: string) => `${podcastsPath}/trascrizioni/${podcastId}.txt`;

/** With the key of a private feed a reader hears what only PRO listeners hear. */
export function audioPath(podcastId: string, key?: string): string {
  return `${podcastsPath}/audio/${podcastId}.mp3${key ? `?chiave=${key}` : ''}`;
}

/** The whole episode to keep, for PRO listeners. */
export const downloadPath = (podcastId: string) => `${audioPath(podcastId)}?scarica=1`;

/** A show of the mixes is read where the mixes are. */
export function addressOfShow({ slug, type, showId }: { slug: string; type: string; showId: string }): string {
  return type === 'mixcloud' ? mixPath(showId) : showPath(slug);
}

export const episodesPerLoad = 20;
/** How near the end of the list the next episodes are asked for. */
export const episodesReach = { withinPx: 400, pauseMs: 200 };

export const mixesPerLoad = 10;
export const mixesReach = { withinPx: 400, pauseMs: 200 };
const adAfterMixes = 4;

/** Whether an advertisement follows the mix at this place of the list, counted from 0. */
export function isAdAfter(index: number): boolean {
  return (index + 1) % adAfterMixes === 0;
}

/** '1:02:03', '4:05': as players show it. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}

/** '1 h 5 min', '22 min', '45 s': as a list shows it. */
export function spokenLength(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
