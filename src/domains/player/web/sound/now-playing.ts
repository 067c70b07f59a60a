import { getCurrentSongInfo, getLastPlayed, type NowPlaying } from '#domains/live/live.contract.ts';
import { encodeBucket } from '#domains/live/live.decode.ts';
import type { Player } from '#engines/player/create-player.ts';
import { standardStreamId } from '#engines/player/default-stream.ts';
import { createHeldBack, heldBackMs, listenerDelayMs } from '#engines/player/policies/held-back.ts';
import { createNowPlayingFeed } from '#engines/player/policies/push-or-poll.ts';
import { usualBurstMs } from '#engines/station/audible-delay.ts';
import { realClock as clock } from '#kit/clock.ts';
import { api } from '#web/api.ts';
import { pageState } from '#web/page-state.ts';
import { openPush } from './push.ts';

/** The first screen comes first; whoever presses play does not wait for this. */
const firstLookMs = 1_500;

type Options = { engine: Player; show: (item: NowPlaying) => void };

function askStation(channel: string, bucket: number): Promise<NowPlaying | null> {
  return api.call(getCurrentSongInfo, { params: { metaId: channel }, query: encodeBucket(bucket) });
}

/** Where a delivery network has the sound, it has this beside it; whoever is not on the push need not ask the station. */
async function askNearby(channel: string): Promise<NowPlaying | null> {
  const list = pageState().live?.sources[0]?.src;
  if (!list || channel !== standardStreamId) return null;
  const answer = await fetch(new URL('now.json', list)).catch(() => null);
  return answer?.ok ? (await answer.json()).data : null;
}

/** Shows each item when it is heard, or when it goes on air while nothing is heard. */
export function followNowPlaying({ engine, show }: Options) {
  let metaId = '';
  let isAwake = false;
  let shown: NowPlaying | null = null;
  let offeredAt = '';
  let wasHeard = false;
  let isLost = false;
  let feed: ReturnType<typeof openFeed> | null = null;
  const heldBack = createHeldBack<NowPlaying>({ clock, delayMs, show: display });

  /** A stream that fills its buffer again is still the one that was heard; one that is only asked for is not. */
  function isHeard(): boolean {
    const { playerStatus, isLive, isLoaded, isFlowing, ad } = engine.getState();
    const isSounding = playerStatus === 'playing' || (playerStatus === 'loading' && isLoaded && isFlowing);
    return isSounding && isLive === true && ad === null;
  }

  function delayMs(): number {
    return isHeard() ? listenerDelayMs(engine.position(), usualBurstMs, clock.now()) : 0;
  }

  function display(item: NowPlaying): void {
    shown = item;
    show(item);
  }

  /** Sound begins some seconds behind the air: what is heard then may still be what aired before. */
  async function stepBack(): Promise<void> {
    const item = shown;
    if (!item) return;
    const startsAtMs = Math.min(Date.parse(item.time), clock.now());
    if (heldBackMs(startsAtMs, delayMs(), clock.now()) === 0) return;
    const played = await api.call(getLastPlayed, { params: { metaId } }).catch(() => []);
    const before = played[played.findIndex(({ time }) => time === item.time) + 1];
    if (!before || shown !== item || !isHeard()) return;
    display(before);
    heldBack.offer(item, startsAtMs);
  }

  function openFeed(channel: string) {
    let push: { isOpen(): boolean } | null = null;
    return createNowPlayingFeed<{ item: NowPlaying; isFresh: boolean }>({
      clock,
      openPush(events) {
        const opened = openPush(channel, {
          ...events,
          down() {
            isLost = true;
            events.down();
          },
        });
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
        const item = (await askNearby(channel)) ?? (await askStation(channel, bucket));
        if (!item) throw new Error('nothing on air');
        return { item, isFresh: false };
      },
      onItem(told) {
        if (isLost) engine.stationIsBack();
        isLost = false;
        offer(told);
      },
      onAskFailed(error) {
        isLost = true;
        console.info('what is on air is not known', error);
      },
    });
  }

  function offer({ item, isFresh }: { item: NowPlaying; isFresh: boolean }) {
    if (item.time === offeredAt) return;
    offeredAt = item.time;
    if (!shown) {
      display(item);
      if (isHeard()) void stepBack();
      return;
    }
    // What is pushed as it happens starts now, whatever this machine's clock says.
    const now = clock.now();
    heldBack.offer(item, isFresh ? now : Math.min(Date.parse(item.time), now));
  }

  function attend(): void {
    const { currentStream, shouldBePlaying, resumesWith } = engine.getState();
    if (!isAwake && !shouldBePlaying) return;
    if (metaId !== currentStream.metaId) {
      metaId = currentStream.metaId;
      feed?.stop();
      heldBack.stop();
      shown = null;
      offeredAt = '';
      feed = openFeed(metaId);
    }
    feed?.attend({ isHidden: document.hidden, isPlaying: shouldBePlaying || resumesWith !== null });
    heldBack.look();
    if (isHeard() && !wasHeard) void stepBack();
    wasHeard = isHeard();
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
