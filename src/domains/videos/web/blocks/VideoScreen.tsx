import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { videoUrl } from '#web/media.ts';
import { useRadioPause } from './use-radio-pause.ts';
import { embedAddress, type VideoSource } from './video-source.ts';

const look = 'aspect-video w-full rounded-small bg-night';

type Props = { source: VideoSource; label: string };

/** A video that somebody has asked to see: it starts by itself. */
export function VideoScreen({ source, label }: Props) {
  return source.kind === 'youtube' ? (
    <YoutubeVideo id={source.id} label={label} />
  ) : (
    <FileVideo file={source.file} label={label} />
  );
}

function FileVideo({ file, label }: { file: string; label: string }) {
  const element = useRef<HTMLVideoElement>(null);
  const radio = useRadioPause();
  // Asked for within the gesture that brought it here: by the time it has loaded, some browsers have forgotten that.
  useLayoutEffect(() => void element.current?.play().catch(() => undefined), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is sung or told stands in words on the same page.
    <video
      ref={element}
      src={videoUrl(file, window.innerWidth)}
      aria-label={label}
      controls
      playsInline
      width={640}
      height={360}
      onPlay={() => radio.begin(() => element.current?.pause())}
      onPause={radio.pause}
      onEnded={radio.end}
      className={look}
    />
  );
}

/** What plays in a foreign frame cannot be heard ending: the radio waits until the page is left or started by hand. */
function YoutubeVideo({ id, label }: { id: string; label: string }) {
  const radio = useRadioPause();
  const [isOpen, setOpen] = useState(true);
  const begin = useEffectEvent(() => radio.begin(() => setOpen(false)));
  // Together with the frame: a press on the radio's button right after it must find it.
  useLayoutEffect(() => begin(), []);
  if (!isOpen) return <div className={look} />;
  return (
    <iframe
      src={`${embedAddress(id)}?autoplay=1&rel=0`}
      title={label}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      className={look}
    />
  );
}
