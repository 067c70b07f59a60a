import { Suspense } from 'react';
import { redirect } from 'react-router';
import { CallError, isMissing } from '#contract/client.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { definePage, problem } from '#web/page.ts';
import { cursor } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import { getMixes, getMixPlaylists, type MixPlaylist } from '../mixes.contract.ts';
import { mixesMessages as text } from '../mixes.messages.ts';
import { mixCursor, playlistOfAddress, recentMixes } from '../mixes.rules.ts';
import { mixesPath, mixPath } from '../podcasts.rules.ts';
import { metaOfPlaylist, namedPlaylists, textsOf } from './mix-texts.ts';
import { mixesData } from './mixes-data.ts';
import { PlaylistNav } from './PlaylistNav.tsx';

const MixList = deferred(() => import('./MixList.tsx'), 'MixList');

type Data = {
  playlist: MixPlaylist;
  description: string;
  playlists: MixPlaylist[];
  /** Null where the provider did not answer. */
  first: DataOf<typeof getMixes> | null;
};

/** The provider is away: no failure of ours. */
const isAway = (error: unknown) => error instanceof CallError && error.status === 502;

export const page = definePage<Data>({
  query: { dopo: cursor(mixCursor) },
  async load({ client, params, query }) {
    const slug = playlistOfAddress(params.slug ?? recentMixes);
    // One address for each playlist, however its letters are written.
    if (params.slug !== undefined && (params.slug !== slug || slug === recentMixes)) throw redirect(mixPath(slug), 301);
    const listed = client.call(getMixPlaylists).catch((error) => {
      if (!isAway(error)) console.warn('the playlists did not load', error);
      return [];
    });
    const next = query.get('dopo') ?? undefined;
    try {
      // A provider that does not answer leaves a page that says so.
      const first = await client.call(getMixes, { query: { playlist: slug, next } }).catch((error) => {
        if (isAway(error)) return null;
        throw error;
      });
      const playlists = namedPlaylists(await listed);
      const playlist = playlists.find((one) => one.slug === slug) ?? { slug, name: textsOf(slug)?.name ?? slug };
      return { playlist, description: textsOf(slug)?.description ?? '', playlists, first };
    } catch (error) {
      if (!isMissing(error)) throw error;
      const { title, message, link } = text.notFound;
      return problem({ status: 404, title, message, link: { to: mixesPath, label: link } });
    }
  },
  head: ({ playlist, description, first }) => {
    const meta = metaOfPlaylist(playlist.slug);
    return {
      title: meta?.title ?? playlist.name,
      description: meta?.description ?? description,
      keywords: meta?.keywords,
      jsonLd: import.meta.env.SSR ? mixesData(playlist, first?.mixes ?? []) : undefined,
      ...(meta && { share: { title: meta.shareTitle, description: meta.shareDescription }, image: meta.shareImage }),
    };
  },
  Page: MixesPage,
});

function MixesPage({ data: { playlist, description, playlists, first } }: { data: Data }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-16 md:pt-14 md:pb-24">
      <header className="grid gap-4">
        <p className="kicker">{text.kicker}</p>
        <h1 className="text-39 leading-[1.03] sm:text-49 lg:text-61">{playlist.name}</h1>
        {description && <p className="max-w-[52ch] text-20 leading-normal text-ink-2">{description}</p>}
      </header>
      <PlaylistNav playlists={playlists} current={playlist.slug} />
      <Suspense key={`${playlist.slug} ${first?.next}`} fallback={<div className="min-h-screen" />}>
        <MixList playlist={playlist.slug} first={first} />
      </Suspense>
    </div>
  );
}
