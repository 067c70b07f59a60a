import { Carousel } from '#web/ui/Carousel.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import type { Playlist } from '../videos.decode.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { playlistPath } from '../videos.rules.ts';
import { VideoCard } from './blocks/VideoCard.tsx';

const everyMs = 3_000;
/** One slide on a phone, two from 576 px, three from 993 px. */
const slides = '[--slide:100%] sm:[--slide:calc(50%-0.5rem)] min-[993px]:[--slide:calc((100%-2rem)/3)]';

export function PlaylistCarousel({ playlist: { id, title, videos } }: { playlist: Playlist }) {
  return (
    <section data-playlist={id} className="grid gap-6">
      <SectionHead title={title} link={{ to: playlistPath(id), label: text.seeMore, name: text.seeMoreOf(title) }} />
      <Carousel label={title} autoplayDelayMs={everyMs} autoplayEveryMs={everyMs} className={slides}>
        {videos.map((video) => (
          <VideoCard key={video.videoId} video={video} />
        ))}
      </Carousel>
    </section>
  );
}
