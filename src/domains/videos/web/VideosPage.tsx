import { Suspense } from 'react';
import { isMissing } from '#contract/client.ts';
import { imageUrl } from '#web/media.ts';
import { definePage, problem } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { redirectToCanonical } from '#web/redirect-to-canonical.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { getYoutubeLatestVideos, getYoutubeVideoByTitle } from '../videos.contract.ts';
import { decodeVideo, type Playlist, type Video } from '../videos.decode.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { videoPath } from '../videos.rules.ts';
import { FeaturedVideo } from './FeaturedVideo.tsx';
import { loadPlaylists } from './load-playlists.ts';
import { videoData } from './video-data.ts';

const Playlists = deferred(() => import('./Playlists.tsx'), 'Playlists');

type Data = {
  featured: Video | null;
  playlists: Playlist[];
  /** Whether the address names the video, or it is just the newest. */
  isNamed: boolean;
};

export const page = definePage<Data>({
  async load({ client, params: { slug }, path }) {
    const playlists = loadPlaylists(client);
    if (slug === undefined) {
      const [[newest], lists] = await Promise.all([
        client.call(getYoutubeLatestVideos, { params: { count: 1 } }),
        playlists,
      ]);
      return { featured: newest ? decodeVideo(newest) : null, playlists: lists, isNamed: false };
    }
    let featured: Video;
    try {
      featured = decodeVideo(await client.call(getYoutubeVideoByTitle, { params: { slug: slug.toLowerCase() } }));
    } catch (error) {
      if (isMissing(error)) return notFound;
      throw error;
    }
    redirectToCanonical(path, videoPath(featured));
    return { featured, playlists: await playlists, isNamed: true };
  },
  head: ({ featured, isNamed }, { parameters: { station } }) => ({
    title: isNamed ? featured?.title : text.headTitle,
    description: (isNamed && featured?.description) || text.headDescription(station.name),
    keywords: text.headKeywords,
    image: featured?.image ? imageUrl(featured.image, '1200x600') : undefined,
    jsonLd: import.meta.env.SSR && featured ? videoData(featured, isNamed) : undefined,
  }),
  Page: VideosPage,
});

const notFound = problem({
  status: 404,
  title: text.missing.title,
  message: text.missing.message,
  link: { to: '/videos', label: text.missing.back },
  lang: 'pt-BR',
});

function VideosPage({ data: { featured, playlists, isNamed } }: { data: Data }) {
  return (
    <div className="pb-16 md:pb-24">
      {!isNamed && (
        <div className="page-width">
          <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
        </div>
      )}
      {featured ? (
        <>
          <FeaturedVideo key={featured.videoId} video={featured} isNamed={isNamed} />
          <Suspense fallback={<div className="min-h-screen" />}>
            <Playlists playlists={playlists} shown={featured.videoId} />
          </Suspense>
        </>
      ) : (
        <p lang={text.empty.lang} className="page-width py-10 text-20 text-ink-2">
          {text.empty.text}
        </p>
      )}
    </div>
  );
}
