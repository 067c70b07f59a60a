import type { AppContext } from '#server/app-context.ts';
import { mixesPerLoad } from '../../podcasts.rules.ts';
import { type MixProvider, NotAtProviderError } from './mix-provider.ts';
import { listMixes, listPlaylists, type MixRow } from './mixes.store.ts';

const listPath = /^(?:playlists\/([^/]+)\/)?cloudcasts\/$/;
const longestPage = 100;

/** The station's own mixes, told as the provider would tell them. */
export function localMixes({ db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>): MixProvider {
  const base = `${config.publicUrl}/podcasts/outros`;

  async function cloudcasts(playlist: string | null, query: string): Promise<unknown> {
    if (playlist !== null && !(await listPlaylists(db)).some(({ slug }) => slug === playlist)) {
      throw new NotAtProviderError(playlist);
    }
    const asked = new URLSearchParams(query);
    const limit = Math.min(whole(asked.get('limit')) || mixesPerLoad, longestPage);
    const offset = whole(asked.get('offset'));
    const rows = await listMixes(db, new Date(clock.now()), { playlist, limit: limit + 1, offset });
    const hasMore = rows.length > limit;
    const next = `${base}/cloudcasts/?limit=${limit}&offset=${offset + limit}`;
    // Beyond the end nothing is counted.
    const total = rows[0]?.total ?? (offset === 0 ? 0 : undefined);
    return { data: rows.slice(0, limit).map(cloudcast), paging: hasMore ? { next } : {}, total };
  }

  return async (path, query) => {
    if (path === 'playlists/') return { data: await listPlaylists(db) };
    const [isList, playlist] = listPath.exec(path) ?? [];
    if (!isList) throw new NotAtProviderError(path);
    return cloudcasts(playlist === undefined ? null : decodeURIComponent(playlist), query);
  };
}

function whole(text: string | null): number {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function cloudcast({ slug, name, tags, picture, seconds, publishedAt }: MixRow) {
  return {
    slug,
    name,
    created_time: publishedAt.toISOString(),
    audio_length: seconds,
    tags: tags.map((tag) => ({ name: tag })),
    pictures: { original: picture },
  };
}
