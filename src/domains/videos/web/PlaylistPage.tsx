import { isMissing } from '#contract/client.ts';
import { imageUrl } from '#web/media.ts';
import { definePage, problem } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { getYoutubePlaylist } from '../videos.contract.ts';
import { decodePlaylist, type Playlist } from '../videos.decode.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { wholePlaylistCount } from '../videos.rules.ts';
import { VideoCard } from './blocks/VideoCard.tsx';
import { playlistData } from './playlist-data.ts';

export const page = definePage<Playlist>({
  async load({ client, params: { id = '' } }) {
    try {
      const query = { count: wholePlaylistCount };
      return decodePlaylist(await client.call(getYoutubePlaylist, { params: { id }, query }));
    } catch (error) {
      if (isMissing(error)) return notFound;
      throw error;
    }
  },
  head: (playlist, { parameters: { station } }) => ({
    title: playlist.title,
    description: text.playlistDescription(playlist.title, station.name),
    keywords: text.headKeywords,
    image: playlist.videos[0]?.image ? imageUrl(playlist.videos[0].image, '1200x600') : undefined,
    jsonLd: import.meta.env.SSR ? playlistData(playlist) : undefined,
  }),
  Page: PlaylistPage,
});

const notFound = problem({
  status: 404,
  title: text.missingPlaylist,
  message: text.missingPlaylistText,
  link: { to: '/videos', label: text.backToVideos },
});

function PlaylistPage({ data: { title, videos } }: { data: Playlist }) {
  const isEmpty = videos.length === 0;
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.playlist} title={title} lead={isEmpty ? undefined : text.playlistLead(videos.length)}>
        <a
          href="/videos"
          className="inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {text.allVideos}
        </a>
      </PageIntro>
      {isEmpty ? (
        <p lang={text.empty.lang} className="text-20 text-ink-2">
          {text.empty.text}
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-10 border-t-2 border-ink pt-6 sm:grid-cols-2 lg:grid-cols-3">
          {videos.map((video) => (
            <li key={video.videoId}>
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
