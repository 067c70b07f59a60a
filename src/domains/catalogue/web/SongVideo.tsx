import { useState } from 'react';
import { VideoScreen } from '#domains/videos/web/blocks/VideoScreen.tsx';
import type { VideoSource } from '#domains/videos/web/blocks/video-source.ts';
import { coverUrl } from '#web/media.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { Song } from '../catalogue.decode.ts';
import { songMessages as text } from '../song.messages.ts';

type Props = { title: string; source: VideoSource; song: Song };

/** The cover until somebody wants to watch: no other host learns of a reader before that, and nothing is fetched in vain. */
export function SongVideo({ title, source, song }: Props) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <VideoScreen source={source} label={`${title}: ${song.title}`} />;
  return (
    <button
      type="button"
      onClick={() => setWanted(true)}
      aria-label={text.watch(title, song.title)}
      className="press relative block w-full"
    >
      <Picture
        file={song.albumCover && coverUrl(song.albumCover, 1000)}
        sizes={['400x400', '700x700', '1000x1000']}
        slot="(min-width: 768px) 46vw, 92vw"
        alt=""
        width={640}
        height={360}
      />
      <span className="veil veil-dark absolute inset-0 m-auto grid size-17 place-items-center rounded-round bg-red text-white shadow-lift">
        <Icon name="play" size={30} />
      </span>
    </button>
  );
}
