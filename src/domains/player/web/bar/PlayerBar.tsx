import { useEffect, useRef, useState } from 'react';
import { connectRadio } from '#web/other-media.ts';
import { keepFetching } from '#web/parts/parts.ts';
import { useReservedHeight } from '#web/shell/extras/use-reserved-height.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Share } from '#web/ui/Share.tsx';
import { playerMessages } from '../../player.messages.ts';
import { PlayButton } from '../blocks/PlayButton.tsx';
import { player, playerView, startPlayer } from '../blocks/player.ts';
import { PrerollSlot } from '../preroll/PrerollSlot.tsx';
import { LiveMark } from './LiveMark.tsx';
import { NowPlaying } from './NowPlaying.tsx';
import { PlayerMenu } from './PlayerMenu.tsx';
import { RateButton } from './RateButton.tsx';
import { SongAnnouncement } from './SongAnnouncement.tsx';
import { SpotMount } from './SpotMount.tsx';
import { useBarShown } from './use-bar-shown.ts';
import { VolumeControl } from './VolumeControl.tsx';

connectRadio({
  ...player,
  now() {
    const { shouldBePlaying: isPlaying, volume } = playerView.get();
    return { isPlaying, ...volume };
  },
});

/** The radio at the foot of every page. */
export function PlayerBar() {
  const bar = useRef<HTMLElement>(null);
  const isShown = useBarShown();
  const [opened, setOpened] = useState<'share' | 'menu' | null>(null);
  const { station } = useShell().parameters;
  const close = () => setOpened(null);
  useReservedHeight(bar, 'player', isShown);
  useEffect(() => keepFetching(startPlayer, { onHere: () => undefined }), []);

  return (
    <>
      <SongAnnouncement />
      <section
        ref={bar}
        aria-label={playerMessages.region}
        inert={!isShown}
        data-shown={isShown}
        className={`border-t border-rule bg-ground text-ink transition-[translate,visibility] duration-300 ease-house ${isShown ? 'pointer-events-auto' : 'invisible translate-y-full'}`}
      >
        <PrerollSlot className="border-b border-rule" inside="page-width" />
        <div className="page-width grid h-16 grid-cols-[1fr_auto] items-center gap-3 md:h-18 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-6">
          <div className="flex min-w-0 items-center gap-4">
            <NowPlaying />
            <span className="max-lg:hidden">
              <LiveMark />
            </span>
          </div>
          <div className="flex items-center gap-1 md:gap-3">
            <span className="contents max-md:hidden">
              <RateButton rating={10} />
            </span>
            <span className="md:hidden">
              <PlayButton size="small" />
            </span>
            <span className="max-md:hidden">
              <PlayButton />
            </span>
            <span className="contents max-md:hidden">
              <RateButton rating={1} />
            </span>
            <IconButton
              icon="menu"
              label={playerMessages.moreControls}
              aria-haspopup="dialog"
              onClick={() => setOpened('menu')}
              className="md:hidden"
            />
          </div>
          <div className="flex items-center justify-end gap-3 max-md:hidden">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened('share')}
              className="veil press relative inline-flex min-h-11 items-center gap-2 rounded-round px-3 text-14 font-semibold"
            >
              <Icon name="share" size={18} />
              <span className="max-lg:sr-only">{playerMessages.share}</span>
            </button>
            <VolumeControl />
          </div>
        </div>
      </section>
      <SpotMount />
      <Dialog open={opened === 'share'} onClose={close} title={playerMessages.shareTitle} size="small">
        <Share title={station.name} url="/" />
      </Dialog>
      <Dialog open={opened === 'menu'} onClose={close} title={playerMessages.controls} size="small">
        <PlayerMenu />
      </Dialog>
    </>
  );
}
