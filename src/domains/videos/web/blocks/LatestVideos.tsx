import { SectionHead } from '#web/ui/SectionHead.tsx';
import type { VideoItem } from '../../videos.decode.ts';
import { videosMessages as text } from '../../videos.messages.ts';
import { VideoCard } from './VideoCard.tsx';

/** The newest large, the others beside it. */
export function LatestVideos({ videos }: { videos: readonly VideoItem[] }) {
  const [first, ...others] = videos;
  if (!first) return null;
  return (
    <section aria-labelledby="ultimi-video" className="grid gap-6">
      <SectionHead id="ultimi-video" title={text.home} link={{ to: '/videos', label: text.homeLink }} />
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-10">
        <VideoCard video={first} size="large" />
        {others.length > 0 && (
          <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2">
            {others.map((video) => (
              <li key={video.videoId}>
                <VideoCard video={video} size="small" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
