import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { listenPath } from '../../hunt.rules.ts';
import type { HuntState } from '../../hunt.state.ts';
import { ChestDialog } from './ChestDialog.tsx';
import { FoundStrip } from './FoundStrip.tsx';
import type { HuntWatch } from './hunt-watch.ts';
import { PrizeDialog } from './PrizeDialog.tsx';

/** The closed chest, and what was in it. */
export function Treasure({ state, watch }: { state: HuntState; watch: HuntWatch }) {
  const chest = useChestPlace(state.kind === 'won');
  const isTold = state.kind === 'opened' || state.kind === 'sharing';
  return (
    <>
      {chest.place === 'strip' && <FoundStrip onOpen={chest.open} />}
      <ChestDialog isOpen={chest.place === 'dialog'} watch={watch} />
      <PrizeDialog prize={isTold ? state.prize : null} isSharing={state.kind === 'sharing'} watch={watch} />
    </>
  );
}

const otherWindows = 'dialog:modal:not(:has([data-hunt-chest]))';

/** The chest comes by itself, except over the player or over a window that somebody has opened: there it waits to be asked. */
function useChestPlace(isWon: boolean) {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<'dialog' | 'strip' | null>(null);
  useEffect(() => {
    const isBusy = pathname === listenPath || document.querySelector(otherWindows) !== null;
    setPlace(isWon ? (isBusy ? 'strip' : 'dialog') : null);
  }, [isWon, pathname]);
  return { place, open: () => setPlace('dialog') };
}
