import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { podcastPlayerMessages as text } from '#domains/podcasts/player.messages.ts';
import {
  type FramedKind,
  framePath,
  type PlayerStyle,
  placeholderMs,
  playerHeights,
} from '#domains/podcasts/player.rules.ts';
import { realClock } from '#kit/clock.ts';
import { track } from '../analytics/analytics.ts';
import { beginOtherMedia } from '../other-media.ts';
import { FrameMount } from './FrameMount.tsx';
import { followFrame } from './follow-frame.ts';

type Props = { kind: FramedKind; id: string; title: string; style: PlayerStyle };

export function PodcastFrame({ style, ...rest }: Props) {
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPlaced(true), placeholderMs);
    return () => clearTimeout(timer);
  }, []);
  return isPlaced ? <Frame style={style} {...rest} /> : <FrameMount style={style} />;
}

function Frame({ kind, id, title, style }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Together with the frame itself: a player that the browser had at hand speaks before an ordinary effect would listen.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const followed = followFrame({
      clock: realClock,
      // Where the host has the player, its origin is not ours; nothing secret is said.
      tell: (message) => element.contentWindow?.postMessage(message, '*'),
      beginOtherMedia,
      onLate: () => track('podcast_not_loaded', { podcast: id }),
    });
    const hear = ({ source, data }: MessageEvent) => {
      if (source === element.contentWindow) followed.hear(data);
    };
    element.addEventListener('load', followed.loaded);
    addEventListener('message', hear);
    return () => {
      element.removeEventListener('load', followed.loaded);
      removeEventListener('message', hear);
      followed.stop();
    };
  }, [id]);
  return (
    <iframe
      ref={frame}
      src={framePath(kind, id, style)}
      title={text.frameTitle(title)}
      height={playerHeights[style]}
      allow="autoplay; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      className="block w-full rounded-card bg-night"
    />
  );
}
