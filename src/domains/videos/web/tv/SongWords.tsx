import type { NowPlaying } from '#domains/live/live.contract.ts';
import { OnAirWords } from '#domains/player/web/blocks/OnAirWords.tsx';
import { PlayButton } from '#domains/player/web/blocks/PlayButton.tsx';
import { usePlayer } from '#domains/player/web/blocks/player.ts';
import { tvMessages as text } from '../../tv.messages.ts';

/** The song on air with its words and their translation, and the button to hear it. */
export function SongWords({ first }: { first: NowPlaying | null }) {
  const { item: told } = usePlayer();
  const item = told ?? first;
  return (
    <div className="grid gap-8">
      <div className="flex items-center gap-4">
        <PlayButton size="large" />
        <div className="grid min-w-0 gap-1">
          <p className="kicker">{text.onAir}</p>
          <p className="font-serif text-25 leading-tight font-[560]">{item?.song || text.silent}</p>
          {item?.artist && <p className="text-16 text-ink-2">{item.artist}</p>}
        </div>
      </div>
      <OnAirWords item={item} />
    </div>
  );
}
