import { CallError, type Client } from '#contract/client.ts';
import { createStore, type Store } from '#web/shell/store.ts';
import {
  changeLogStatusAndSendMail,
  checkSomeReservedPrize,
  setPageViewAndCheckWin,
  setShareSituation,
} from '../../hunt.contract.ts';
import { type HuntNotice, isEmpty, type ShareSituation } from '../../hunt.rules.ts';
import { type HuntEvent, type HuntState, nextHuntState, noHunt } from '../../hunt.state.ts';
import { createAskHunt } from './hunt-info.ts';

export type ChestAnswer = 'opened' | 'lapsed' | 'failed';

export type HuntWatch = {
  state: Store<HuntState>;
  /** Of the hunt that is on: what the banner says. */
  notice: Store<HuntNotice | null>;
  /** A page was opened, by whoever takes part or (null) by anybody else. Views come one after the other. */
  viewed(player: { userId: number } | null): Promise<void>;
  openChest(): Promise<ChestAnswer>;
  /** The chest stays closed for now: it comes again with the next page. */
  leaveChest(): void;
  understand(): void;
  share(channel: ShareSituation): void;
  closePrize(): void;
};

type Options = {
  client: Client;
  /** For what must arrive although the page may be left right after. */
  lastingClient: Client;
  now: () => number;
  /** Nobody is told when a check fails: the next page checks again. */
  log(what: string, error: unknown): void;
};

export function createHuntWatch({ client, lastingClient, now, log }: Options): HuntWatch {
  const state = createStore<HuntState>(noHunt);
  const notice = createStore<HuntNotice | null>(null);
  const askHunt = createAskHunt(client, now);
  const tell = (event: HuntEvent) => state.set(nextHuntState(state.get(), event));
  let playerId: number | null = null;
  let isReservedChecked = false;
  let hasShared = false;
  let lastView: Promise<void> = Promise.resolve();

  /** What a call found, or undefined where it failed. */
  async function ask<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      log(what, error);
      return undefined;
    }
  }

  function greet(player: { userId: number } | null): void {
    if (playerId === (player?.userId ?? null)) return;
    playerId = player?.userId ?? null;
    isReservedChecked = false;
    tell({ kind: 'player left' });
  }

  async function checkReserved(): Promise<void> {
    if (isReservedChecked) return;
    const prize = await ask('the reserved prize', () => client.call(checkSomeReservedPrize));
    if (prize === undefined) return;
    isReservedChecked = true;
    if (!isEmpty(prize)) tell({ kind: 'prize won' });
  }

  async function checkView(): Promise<void> {
    const prize = await ask('the page view', () => client.call(setPageViewAndCheckWin));
    if (!isEmpty(prize)) tell({ kind: 'prize won' });
  }

  async function view(player: { userId: number } | null): Promise<void> {
    greet(player);
    if (player) await checkReserved();
    const hunt = await ask('the hunt', askHunt);
    if (hunt === undefined) return;
    notice.set(hunt);
    tell({ kind: hunt ? 'hunt found' : 'no hunt found' });
    if (player && state.get().kind === 'active') await checkView();
  }

  function share(shareSituation: ShareSituation): void {
    hasShared = true;
    void ask('the sharing', () => lastingClient.call(setShareSituation, { body: { shareSituation } }));
  }

  return {
    state,
    notice,
    viewed(player) {
      lastView = lastView.then(() => view(player));
      return lastView;
    },
    async openChest() {
      try {
        const prize = await client.call(changeLogStatusAndSendMail);
        hasShared = false;
        tell({ kind: 'chest opened', prize });
        return 'opened';
      } catch (error) {
        log('the chest', error);
        return error instanceof CallError && error.code === 'no prize reserved' ? 'lapsed' : 'failed';
      }
    },
    leaveChest: () => tell({ kind: 'chest left' }),
    understand: () => tell({ kind: 'understood' }),
    share,
    closePrize() {
      if (!hasShared) share('closed');
      tell({ kind: 'prize closed' });
    },
  };
}
