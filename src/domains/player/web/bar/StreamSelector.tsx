import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Stream } from '#domains/live/live.contract.ts';
import { isDolby } from '#engines/player/pick-source.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { streamMessages } from '../../player.messages.ts';
import { player, usePlayer } from '../blocks/player.ts';

type Props = { streams: readonly Stream[] };

export function StreamSelector({ streams }: Props) {
  const labelId = useId();
  const navigate = useNavigate();
  const { stream: current, status } = usePlayer();
  const isDolbyHeard = status === 'playing' && current.sources.length > 0 && current.sources.every(isDolby);
  if (streams.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-3 max-md:justify-items-center">
      <p id={labelId} className="text-14 text-ink-2">
        {streamMessages.label}
      </p>
      <ul
        aria-labelledby={labelId}
        className="flex flex-wrap gap-1 rounded-[1.75rem] border border-rule p-1 max-md:justify-center md:justify-self-start"
      >
        {streams.map(({ streamId, streamName, pro }) => {
          const isCurrent = streamId === current.streamId;
          return (
            <li key={streamId}>
              <button
                type="button"
                aria-pressed={isCurrent}
                onClick={() => player.chooseStream(streamId, navigate)}
                className={`veil press relative inline-flex min-h-11 items-center gap-2 rounded-round px-4 text-14 font-semibold ${isCurrent ? 'bg-moon text-night' : 'text-ink-2'}`}
              >
                {streamName}
                {pro && <Badge kind="pro">{streamMessages.pro}</Badge>}
              </button>
            </li>
          );
        })}
      </ul>
      {isDolbyHeard && <p className="kicker">{streamMessages.dolbyActive}</p>}
    </div>
  );
}
