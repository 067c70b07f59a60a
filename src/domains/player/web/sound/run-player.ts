import type { EarlySound } from '#engines/player/audio-driver.ts';
import { createPlayer } from '#engines/player/create-player.ts';
import { defaultStream } from '#engines/player/default-stream.ts';
import { createMediaSession } from '#engines/player/media-session.ts';
import type { ErrorCode } from '#engines/player/player-state.ts';
import { isSafariLike } from '#engines/player/stream-choice.ts';
import { realClock, type Timer } from '#kit/clock.ts';
import { track } from '#web/analytics/analytics.ts';
import { type CoverWidth, coverUrl } from '#web/media.ts';
import { pageState } from '#web/page-state.ts';
import type { Store } from '#web/shell/store.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { playerErrors, playerMessages } from '../../player.messages.ts';
import { createRating } from '../bar/rating.ts';
import type { PlayerView } from '../player-view.ts';
import { createCampaign } from '../preroll/campaign.ts';
import { createPagePreroll } from '../preroll/preroll.ts';
import { prerollView } from '../preroll/preroll-view.ts';
import { browserStorage } from './browser-storage.ts';
import { tellOfListening } from './listening-beacon.ts';
import { followNowPlaying } from './now-playing.ts';
import { createPageTitle } from './page-title.ts';
import { createStreams } from './streams.ts';

/** The first steps of a sound and the drawing of a page share one thread: after a press the sound goes first, for less than an eye notices. */
const soundFirstMs = 60;

export type RunningPlayer = ReturnType<typeof runPlayer>;

/** The one player of the page on one audio element. It lives as long as the document. */
export function runPlayer(view: Store<PlayerView>) {
  const change = (part: Partial<PlayerView>) => view.set({ ...view.get(), ...part });
  const storage = browserStorage();
  const { audio, early } = audioElement();
  const asVisited = createCampaign();
  const { live } = pageState();
  const prerolls = createPagePreroll(audio);
  const engine = createPlayer({
    audio,
    clock: realClock,
    stream: asVisited(live ? { ...defaultStream, sources: live.sources } : defaultStream),
    // A press has opened this one already.
    isTouch: matchMedia('(pointer: coarse)').matches && !early,
    early,
    storage,
    channel: typeof BroadcastChannel === 'function' ? new BroadcastChannel('player') : undefined,
    network: window,
    preroll: prerolls.preroll,
    loadHls: async () => (await import('./hls.ts')).hlsOn(audio),
    // Chromium says maybe and cannot play sound that comes in pieces without a container; Safari can, and has no library for it.
    playsHlsItself: isSafariLike(navigator.userAgent) || !('MediaSource' in window),
    onError: tell,
    onAnalytics(name, labels) {
      track(name, labels);
      if (name === 'ad_error') prerolls.failed(labels.reason ?? '');
    },
  });
  const rating = createRating({ view, storage });
  const streams = createStreams({ engine, storage, asVisited });
  const title = createPageTitle();
  const session = mediaSession({ play: () => engine.play(), pause: engine.pause });
  const nowPlaying = followNowPlaying({ engine, show: (item) => change({ item }) });

  if (live) tellOfListening({ engine, live });

  let drawing: Timer | null = null;
  function follow(): void {
    const { shouldBePlaying, playerStatus } = engine.getState();
    realClock.clearTimeout(drawing ?? undefined);
    const isPressed = shouldBePlaying && playerStatus === 'loading' && !view.get().shouldBePlaying;
    drawing = isPressed ? realClock.setTimeout(draw, soundFirstMs) : null;
    if (!isPressed) draw();
  }

  function draw(): void {
    const { shouldBePlaying, playerStatus, isLive, song, currentStream } = engine.getState();
    const volume = engine.volume.get();
    change({ shouldBePlaying, status: playerStatus, isLive, song, stream: currentStream, volume });
    if (playerStatus === 'playing') settle(about);
    nowPlaying.attend();
  }

  /** What the lock screen and the tab say follows from what the page shows. */
  let described: unknown = null;
  function describe(): void {
    const { item, song, shouldBePlaying, status } = view.get();
    const preroll = prerollView.get();
    const source = preroll?.title ?? song ?? item;
    const heard = preroll
      ? { title: preroll.title, artist: preroll.advertiser || playerMessages.ad }
      : song
        ? { title: song.title, artist: song.artist, album: song.album, cover: song.cover }
        : item && { title: item.song, artist: item.artist, album: item.album, cover: item.cover };
    const isAd = preroll !== null || (!song && item?.metaType === 'commercial');
    const isSounding = status === 'playing' && !preroll;
    title.show(heard && isSounding ? [heard.artist, heard.title].filter(Boolean).join(' - ') : null);
    if (heard && described !== source) session?.show({ ...heard, isAd });
    described = source;
    session?.follow({ shouldBePlaying });
  }

  view.subscribe(describe);
  prerollView.subscribe(describe);
  engine.subscribe(follow);
  follow();
  prerolls.begin(engine);
  // Any touch opens the element, so that a later start without a touch of its own is heard.
  document.addEventListener('click', engine.unlock, { once: true, capture: true });
  return { engine, streams, rate: rating.rate };
}

/** Of the toasts: they go as soon as something is heard. */
const about = 'sound';

/** The one that an early press has opened already, perhaps with its sound (web/early/early-sound.ts), or a new one. */
function audioElement(): { audio: HTMLAudioElement; early?: EarlySound } {
  const opened = document.querySelector<HTMLAudioElement>('audio[data-player]');
  if (opened) return { audio: opened, early: { src: opened.getAttribute('src'), atMs: Number(opened.dataset.player) } };
  const audio = document.createElement('audio');
  audio.preload = 'none';
  document.body.append(audio);
  return { audio };
}

function tell(code: ErrorCode): void {
  const said = playerErrors[code];
  if (said) toast('error', said.text, { lang: said.lang, about });
}

function mediaSession(actions: { play(): void; pause(): void }) {
  if (!('mediaSession' in navigator)) return null;
  return createMediaSession({
    session: navigator.mediaSession,
    createMetadata: (init) => new MediaMetadata(init),
    actions,
    coverAt: (cover, size) => coverUrl(cover, size as CoverWidth),
  });
}
