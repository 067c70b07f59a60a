import { useEffect, useRef, useState } from 'react';
import { player } from '#domains/player/web/blocks/player.ts';
import type { OtherMedia } from '#engines/player/other-media.ts';
import { coverUrl, videoUrl } from '#web/media.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { Song } from '../catalogue.contract.ts';
import { songMessages as text } from '../song.messages.ts';

export type VideoSource = { kind: 'youtube'; id: string } | { kind: 'file'; file: string };
type Props = { title: string; source: VideoSource; song: Song };

/** The cover until somebody wants to watch: no other host learns of a reader before that, and nothing is fetched in vain. */
export function SongVideo({ title, source, song }: Props) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <button
        type="button"
        onClick={() => setWanted(true)}
        aria-label={text.watch(title, song.musicName)}
        className="press relative block w-full"
      >
        <Picture file={song.albumCover && coverUrl(song.albumCover, 1000)} alt="" width={640} height={360} />
        <span className="veil veil-dark absolute inset-0 m-auto grid size-17 place-items-center rounded-round bg-red text-white shadow-lift">
          <Icon name="play" size={30} />
        </span>
      </button>
    );
  }
  const label = `${title}: ${song.musicName}`;
  return source.kind === 'youtube' ? (
    <YoutubeVideo id={source.id} label={label} />
  ) : (
    <FileVideo file={source.file} label={label} />
  );
}

/** While a video has the listener's ear the radio is silent; it comes back afterwards if it played before. */
function useRadioPause() {
  const media = useRef<OtherMedia | null>(null);
  useEffect(() => () => media.current?.end(), []);
  return {
    begin(stopIt: () => void) {
      media.current = player.beginOtherMedia(stopIt);
    },
    pause: () => media.current?.pause(),
    end: () => media.current?.end(),
  };
}

function FileVideo({ file, label }: { file: string; label: string }) {
  const element = useRef<HTMLVideoElement>(null);
  const radio = useRadioPause();
  return (
    // biome-ignore lint/a11y/useMediaCaption: the words of the song stand on the same page.
    <video
      ref={element}
      src={videoUrl(file, window.innerWidth)}
      aria-label={label}
      controls
      autoPlay
      playsInline
      width={640}
      height={360}
      onPlay={() => radio.begin(() => element.current?.pause())}
      onPause={radio.pause}
      onEnded={radio.end}
      className="aspect-video w-full rounded-small bg-night"
    />
  );
}

/** What plays in a foreign frame cannot be heard ending: the radio waits until the page is left or started by hand. */
function YoutubeVideo({ id, label }: { id: string; label: string }) {
  const radio = useRadioPause();
  const [isOpen, setOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the frame appears.
  useEffect(() => radio.begin(() => setOpen(false)), []);
  if (!isOpen) return <div className="aspect-video w-full rounded-small bg-night" />;
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
      title={label}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full rounded-small bg-night"
    />
  );
}
