import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { tvMessages as text } from '../../tv.messages.ts';
import type { TvProgramme } from '../../videos.decode.ts';
import { useRadioPause } from '../blocks/use-radio-pause.ts';
import { TvControls } from './TvControls.tsx';
import type { Tuned } from './tuned.ts';

/** The channel, turned on. It has no time line: whoever paused comes back to the present moment. */
export function TvScreen({ programme }: { programme: TvProgramme }) {
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const tuned = useRef<Tuned | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const radio = useRadioPause();
  const hasTheEar = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt tunes in anew.
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    let isLeft = false;
    const fail = () => !isLeft && setFailed(true);
    tuneIn(video, programme, fail).then((channel) => {
      if (isLeft) return channel.leave();
      tuned.current = channel;
      channel.goLive();
    }, fail);
    return () => {
      isLeft = true;
      tuned.current?.leave();
      tuned.current = null;
    };
  }, [programme, attempt]);

  function onPlay(): void {
    setPlaying(true);
    if (hasTheEar.current) return;
    hasTheEar.current = true;
    radio.begin(() => element.current?.pause());
  }

  function onPause(): void {
    // Between two films the element pauses for a moment: the channel goes on, and the radio waits.
    if (element.current?.ended) return;
    setPlaying(false);
    hasTheEar.current = false;
    radio.pause();
  }

  return (
    <div ref={frame} className="grid content-center bg-night text-moon">
      <div className="relative">
        {/* biome-ignore lint/a11y/useMediaCaption: live pictures to music; the words of the songs stand behind the other tab. */}
        <video
          ref={element}
          aria-label={text.screen}
          playsInline
          width={854}
          height={480}
          onPlay={onPlay}
          onPause={onPause}
          onError={() => setFailed(true)}
          onVolumeChange={() => setMuted(element.current?.muted ?? false)}
          className="aspect-video w-full bg-night"
        />
        {hasFailed && (
          <div
            role="alert"
            className="absolute inset-0 grid content-center justify-items-center gap-4 bg-night p-6 text-center"
          >
            <p className="text-16">{text.failed}</p>
            <Button
              onClick={() => {
                setFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              {text.retry}
            </Button>
          </div>
        )}
      </div>
      <TvControls
        isPlaying={isPlaying}
        isMuted={isMuted}
        frame={frame}
        onToggle={() => (isPlaying ? element.current?.pause() : tuned.current?.goLive())}
        onMute={() => {
          if (element.current) element.current.muted = !element.current.muted;
        }}
      />
    </div>
  );
}

async function tuneIn(video: HTMLVideoElement, { streamUrl, films }: TvProgramme, onFatal: () => void): Promise<Tuned> {
  if (!streamUrl) return (await import('./film-loop.ts')).playFilms(video, films);
  return (await import('./live-stream.ts')).playStream(video, streamUrl, onFatal);
}
