import { createStore, useStore } from '#web/shell/store.ts';

/** The advertisement that is heard before the radio, as a page shows it. */
export type PrerollView = {
  title: string;
  advertiser: string;
  remainingSeconds: number;
  /** Where a click leads; '' when it leads nowhere. */
  link: string;
  /** Told when the link is followed. */
  onClick: () => void;
};

export const prerollView = createStore<PrerollView | null>(null);

export function usePreroll(): PrerollView | null {
  return useStore(prerollView, null);
}
