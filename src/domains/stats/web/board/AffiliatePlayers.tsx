import { type SyntheticEvent, useRef } from 'react';
import { boardMessages as text } from '../../board.messages.ts';
import type { Permissions } from '../../listeners.decode.ts';
import { BoardSection } from './BoardSection.tsx';

type Props = Pick<Permissions, 'affiliates' | 'affiliatesUrl'>;

/** Nothing is fetched before somebody presses play, and the one that starts silences the others. */
export function AffiliatePlayers({ affiliates, affiliatesUrl }: Props) {
  const list = useRef<HTMLUListElement>(null);
  function silenceOthers({ currentTarget }: SyntheticEvent<HTMLAudioElement>): void {
    for (const player of list.current?.querySelectorAll('audio') ?? []) if (player !== currentTarget) player.pause();
  }
  return (
    <BoardSection title={text.affiliates} screenOnly>
      <p className="text-ink-2">{text.affiliatesText}</p>
      <ul ref={list} className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {affiliates.map(({ sid, name }) => (
          <li key={sid} className="grid content-start gap-2">
            <span className="text-14 font-semibold">{name}</span>
            {/* biome-ignore lint/a11y/useMediaCaption: a live radio programme has no captions. */}
            <audio
              controls
              preload="none"
              src={affiliatesUrl + encodeURIComponent(sid)}
              aria-label={text.listenTo(name)}
              onPlay={silenceOthers}
              className="w-full"
            />
          </li>
        ))}
      </ul>
    </BoardSection>
  );
}
