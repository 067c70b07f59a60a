import { useShell } from '#web/shell/use-shell.ts';
import { Share } from '#web/ui/Share.tsx';
import { playerMessages } from '../../player.messages.ts';
import { PlayButton } from '../blocks/PlayButton.tsx';
import { useHeard } from '../sound/heard.ts';
import { LiveMark } from './LiveMark.tsx';
import { RateButton } from './RateButton.tsx';
import { VolumeControl } from './VolumeControl.tsx';

/** What the bar has no room for on a phone. */
export function PlayerMenu() {
  const { title, artist } = useHeard();
  const { station } = useShell().parameters;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <LiveMark />
        <p className="font-serif text-20 leading-tight font-[560]">{title}</p>
        <p className="text-ink-2">{artist}</p>
      </div>
      <div className="flex items-center justify-center gap-4">
        <RateButton rating={10} />
        <PlayButton size="large" />
        <RateButton rating={1} />
      </div>
      <div className="[&>div]:grid [&>div]:grid-cols-[auto_1fr]">
        <VolumeControl wide />
      </div>
      <div className="grid gap-3 border-t border-rule pt-5">
        <h3 className="text-20">{playerMessages.share}</h3>
        <Share title={station.name} url="/" />
      </div>
    </div>
  );
}
