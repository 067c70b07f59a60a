import { CallError, type Client } from '#contract/client.ts';
import type { Clock } from '#kit/clock.ts';
import { createStore, type Store } from '#web/shell/store.ts';
import {
  changeLogStatusAndSendMail,
  checkSomeReservedPrize,
  getPageToken,
  setPageViewAndCheckWin,
  setShareSituation,
} from '../../hunt.contract.ts';
import { decodeWonPrize } from '../../hunt.decode.ts';
import { type HuntNotice, isEmpty, pageTokenHeader, type ShareSituation } from '../../hunt.rules.ts';
import { type HuntEvent, type HuntState, nextHuntState, noHunt } from '../../hunt.state.ts';
import { createAskHunt } from './hunt-info.ts';
import type { StampOf } from './page-stamp.ts';

export type ChestAnswer = 'opened' | 'lapsed' | 'failed';

type Player = { userId: number };

export type HuntWatch = {
  state: Store<HuntState>;
  /** Of the hunt that is on: what the banner says. */
  notice: Store<HuntNotice | null>;
  /** A page was opened, by whoever takes part or (null) by anybody else. Views come one after the other. */
  viewed(player: Player | null, page: string): Promise<void>;
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
  clock: Clock;
  /** What shows that a page was loaded. */
  stampOf: StampOf;
  /** Nobody is told when a check fails: the next page checks again. */
  log(what: string, error: unknown): void;
};

export function createHuntWatch({ client, lastingClient, clock, stampOf, log }: Options): HuntWatch {
  const state = createStore<HuntState>(noHunt);
  const notice = createStore<HuntNotice | null>(null);
  const askHunt = createAskHunt(client, clock.now);
  const tell = (event: HuntEvent) => state.set(nextHuntState(state.get(), event));
  let playerId: number | null = null;
  let isReservedChecked = false;
  let hasShared = false;
  let lastView: Promise<void> = Promise.resolve();
  let pagesOpened = 0;
  /** Ends the wait of a page that is left. */
  let leavePage = () => {};

  /** What a call found, or undefined where it failed. */
  async function ask<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      log(what, error);
      return undefined;
    }
  }

  function greet(player: Player | null): void {
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

  /** Whoever leaves the page before its view may count has not seen it. */
  function look(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = clock.setTimeout(resolve, waitMs);
      leavePage = () => {
        clock.clearTimeout(timer);
        resolve();
      };
    });
  }

  /** A page that lay in a cache for long shows nothing any more: it is loaded anew, once. */
  async function askToken(page: string) {
    for (const isAgain of [false, true]) {
      const stamp = await stampOf(page, isAgain);
      const token = stamp && (await client.call(getPageToken, { query: { page, stamp } }));
      if (token) return token;
    }
    return null;
  }

  async function checkView(page: string, isLeft: () => boolean): Promise<void> {
    const opened = await ask('the page token', () => askToken(page));
    if (!opened) return;
    if (opened.waitMs > 0 && !isLeft()) await look(opened.waitMs);
    if (isLeft()) return;
    const headers = { [pageTokenHeader]: opened.token };
    const prize = await ask('the page view', () => client.call(setPageViewAndCheckWin, { headers }));
    if (!isEmpty(prize)) tell({ kind: 'prize won' });
  }

  async function view(player: Player | null, page: string, isLeft: () => boolean): Promise<void> {
    greet(player);
    if (player) await checkReserved();
    const hunt = await ask('the hunt', askHunt);
    if (hunt === undefined) return;
    notice.set(hunt);
    tell({ kind: hunt ? 'hunt found' : 'no hunt found' });
    if (player && state.get().kind === 'active') await checkView(page, isLeft);
  }

  function share(shareSituation: ShareSituation): void {
    hasShared = true;
    void ask('the sharing', () => lastingClient.call(setShareSituation, { body: { shareSituation } }));
  }

  return {
    state,
    notice,
    viewed(player, page) {
      leavePage();
      const number = ++pagesOpened;
      lastView = lastView.then(() => view(player, page, () => number !== pagesOpened));
      return lastView;
    },
    async openChest() {
      try {
        const prize = decodeWonPrize(await client.call(changeLogStatusAndSendMail));
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
