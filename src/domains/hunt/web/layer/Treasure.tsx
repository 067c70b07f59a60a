import type { HuntState } from '../../hunt.state.ts';
import { ChestDialog } from './ChestDialog.tsx';
import type { HuntWatch } from './hunt-watch.ts';
import { PrizeDialog } from './PrizeDialog.tsx';

/** The closed chest, and what was in it. */
export function Treasure({ state, watch }: { state: HuntState; watch: HuntWatch }) {
  const isTold = state.kind === 'opened' || state.kind === 'sharing';
  return (
    <>
      <ChestDialog isOpen={state.kind === 'won'} watch={watch} />
      <PrizeDialog prize={isTold ? state.prize : null} isSharing={state.kind === 'sharing'} watch={watch} />
    </>
  );
}
