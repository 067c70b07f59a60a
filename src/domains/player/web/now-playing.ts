import { getCurrentSongInfo, getLastPlayed, type NowPlaying } from '#domains/live/live.contract.ts';
import type { Player } from '#engines/player/create-player.ts';
import { createHeldBack, listenerDelayMs } from '#engines/player/policies/held-back.ts';
import { createNowPlayingFeed } from '#engines/player/policies/push-or-poll.ts';
import { realClock as clock } from '#kit/clock.ts';
import { api } from '#web/api.ts';
import { openPush } from './push.ts';

/** What the station sends at once on connecting, in programme time. */
const burstMs = 4_500;
/** The first screen comes first; whoever presses play does not wait for this. */
const firstLookMs = 1_500;

type Options = { engine: Player; show: (item: NowPlaying) => void };

/** Shows each item when it is heard, or when it goes on air while nothing is heard. */
export function followNowPlaying({ engine, show }: Options) {
  let metaId = '';
  let isAwake = false;
  let shownAt = '';
  let offeredAt = '';
  let feed: ReturnType<typeof openFeed> | null = null;
  const heldBack = createHeldBack<NowPlaying>({ clock, delayMs, show: display });

  function delayMs(): number {
    const { playerStatus, isLive, ad } = engine.getState();
    const isHeard = playerStatus === 'playing' && isLive === true && ad === null;
    return isHeard ? listenerDelayMs(engine.position(), burstMs, clock.now()) : 0;
  }

  function display(item: NowPlaying): void {
    shownAt = item.time;
    show(item);
  }

  function openFeed(channel: string) {
    let push: { isOpen(): boolean } | null = null;
    return createNowPlayingFeed<{ item: NowPlaying; isFresh: boolean }>({
      clock,
      openPush(events) {
        const opened = openPush(channel, events);
        push = opened;
        return opened.close;
      },
      async ask(bucket) {
        // An open push that says nothing has nothing to say, or is held up on its way: the list answers either case.
        if (push?.isOpen()) {
          const [item] = await api.call(getLastPlayed, { params: { metaId: channel } });
          if (!item) throw new Error('nothing on air');
          return { item, isFresh: false };
        }
        const query = { FYC: String(bucket) };
        const item = await api.call(getCurrentSongInfo, { params: { metaId: channel }, query });
        if (!item) throw new Error('nothing on air');
        return { item, isFresh: false };
      },
      onItem: offer,
      onAskFailed: (error) => console.info('what is on air is not known', error),
    });
  }

  function offer({ item, isFresh }: { item: NowPlaying; isFresh: boolean }) {
    if (item.time === offeredAt) return;
    offeredAt = item.time;
    if (!shownAt) return display(item);
    // What is pushed as it happens starts now, whatever this machine's clock says.
    const now = clock.now();
    heldBack.offer(item, isFresh ? now : Math.min(Date.parse(item.time), now));
  }

  function attend(): void {
    const { currentStream, shouldBePlaying } = engine.getState();
    if (!isAwake && !shouldBePlaying) return;
    if (metaId !== currentStream.metaId) {
      metaId = currentStream.metaId;
      feed?.stop();
      heldBack.stop();
      shownAt = '';
      offeredAt = '';
      feed = openFeed(metaId);
    }
    feed?.attend({ isHidden: document.hidden, isPlaying: shouldBePlaying });
    heldBack.look();
  }

  function wakeLater(): void {
    clock.setTimeout(() => {
      isAwake = true;
      attend();
    }, firstLookMs);
  }

  if (document.readyState === 'complete') wakeLater();
  else addEventListener('load', wakeLater, { once: true });
  document.addEventListener('visibilitychange', attend);
  // A page that is left keeps no line open; one that comes back from the browser's memory opens it again.
  addEventListener('pagehide', () => feed?.stop());
  addEventListener('pageshow', attend);
  return { attend };
}
