import type { OEmbedKind } from '#domains/player/oembed.rules.ts';
import type { AppContext } from '#server/app-context.ts';
import { artistPath, partsOfSong } from '../catalogue.rules.ts';
import { findSong } from './catalogue.store.ts';

/** A song is a card: its name, who sings it, and the cover of its album. */
export function songOEmbed({ db, config }: Pick<AppContext, 'db' | 'config'>): OEmbedKind {
  return {
    path: /^\/canzoni\/((?:[\w.~+-]|%2B)+)$/i,
    async find([, slug = '']) {
      const parts = partsOfSong(slug.replace(/%2B/i, '+'));
      const row = parts && (await findSong(db, parts));
      if (!row) return null;
      const { title, artistName, artistSlug, albumCover } = row;
      const cover = albumCover && `${config.publicUrl}/media/400x400/${albumCover}`;
      return {
        title: `${title} - ${artistName}`,
        author: { name: artistName, url: config.publicUrl + artistPath(artistSlug) },
        picture: cover ? { url: cover, width: 400, height: 400 } : undefined,
      };
    },
  };
}
