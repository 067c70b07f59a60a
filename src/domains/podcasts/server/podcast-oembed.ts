import type { OEmbedKind } from '#domains/player/oembed.rules.ts';
import type { AppContext } from '#server/app-context.ts';
import { framePath, type PlayerStyle, playerHeights } from '../player.rules.ts';
import { findEpisode, findShow } from './podcasts.store.ts';

const bestFirst: PlayerStyle[] = ['standard', 'mini'];
const width = 560;

/** A show frames its list, an episode its player. What only PRO listeners hear is framed nowhere else. */
export function podcastOEmbed({ db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>): OEmbedKind {
  const framesOf = (id: string, styles: readonly PlayerStyle[]) =>
    styles.map((style) => ({
      address: config.publicUrl + framePath('podcast', id, style),
      width,
      height: playerHeights[style],
    }));
  return {
    path: /^\/podcasts\/(?!outros(?:\/|$))([\w-]+)(?:\/([\w-]+))?$/,
    async find([, slug = '', episodeSlug]) {
      const show = await findShow(db, slug);
      if (!show || show.pro || show.type !== 'podcast') return null;
      if (!episodeSlug) return { title: show.name, frames: framesOf(show.hostId, ['show', ...bestFirst]) };
      const episode = await findEpisode(db, show.id, episodeSlug, new Date(clock.now()));
      return episode
        ? { title: `${episode.title} | ${show.name}`, frames: framesOf(episode.podcastId, bestFirst) }
        : null;
    },
  };
}
