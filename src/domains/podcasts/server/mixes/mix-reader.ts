import { z } from 'zod';
import type { Mix, MixPlaylist } from '../../mixes.contract.ts';
import { mixesPerLoad } from '../../podcasts.rules.ts';
import type { MixProvider } from './mix-provider.ts';

const playlistsAnswer = z.object({ data: z.array(z.object({ slug: z.string(), name: z.string() })) });

const cloudcasts = z.object({
  data: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      created_time: z.string(),
      audio_length: z.number().optional(),
      tags: z.array(z.object({ name: z.string() })).default([]),
      pictures: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  paging: z.object({ next: z.string().optional() }).optional(),
  /** Our own provider says it; Mixcloud does not. */
  total: z.number().int().optional(),
});

export type MixReader = {
  playlists(): Promise<MixPlaylist[]>;
  /** Ten of a playlist, or of everything; `next` is what the answer before gave. */
  mixes(playlist: string | null, next?: string): Promise<{ mixes: Mix[]; next: string | null; total: number | null }>;
};

/** Reads what a provider of mixes answers, whichever it is. */
export function createMixReader(ask: MixProvider): MixReader {
  return {
    async playlists() {
      const { data } = playlistsAnswer.parse(await ask('playlists/', ''));
      return data.map(({ slug, name }) => ({ slug: slug.normalize('NFC'), name }));
    },

    async mixes(playlist, next = `limit=${mixesPerLoad}`) {
      const path = playlist === null ? 'cloudcasts/' : `playlists/${encodeURIComponent(playlist)}/cloudcasts/`;
      const { data, paging, total } = cloudcasts.parse(await ask(path, next));
      const mixes = data.map(({ slug, name, tags, created_time, audio_length, pictures }) => ({
        slug,
        name,
        tags: tags.map((tag) => ({ name: tag.name })),
        date: new Date(created_time).toISOString(),
        seconds: Math.round(audio_length ?? 0),
        picture: ownPicture(pictures),
      }));
      return { mixes, next: queryOf(paging?.next), total: total ?? null };
    },
  };
}

/** Of the provider's address only what follows the question mark: where to ask stays the house's business. */
function queryOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).search.slice(1) || null : null;
}

/** A picture of another host would tell it of every visitor before anybody has pressed play; the station's own name no host. */
function ownPicture(pictures: Record<string, unknown> | undefined): string {
  const file = pictures?.original;
  return typeof file === 'string' && !/^[a-z]+:|^\/\//i.test(file) ? file : '';
}
