import { CallError } from '#contract/client.ts';
import { getAvailableProStreams, type Stream } from '#domains/live/live.contract.ts';
import { proPage } from '#domains/pro/pro.rules.ts';
import type { Player } from '#engines/player/create-player.ts';
import type { Stream as PlayedStream } from '#engines/player/player-state.ts';
import {
  type access,
  chooseStream,
  keptChoice,
  type Listener,
  standardOf,
  streamKey,
} from '#engines/player/stream-choice.ts';
import { api } from '#web/api.ts';
import { afterLogin } from '#web/profile/after-login.ts';
import { clearProfile, profileStore } from '#web/profile/profile.ts';
import { isProfileAwaited } from '#web/profile/profile-awaited.ts';
import { isLoggedIn, isPro } from '#web/profile/profile-rules.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { streamMessages } from '../../player.messages.ts';
import { type BrowserStorage, keep } from './browser-storage.ts';
import { loadStreams } from './load-streams.ts';

const about = 'stream choice';

type Options = {
  engine: Player;
  storage: BrowserStorage;
  /** The stream as this visit hears it. */
  asVisited: (stream: PlayedStream) => PlayedStream;
};

/** Which stream plays: the listener's choice, kept for next time as long as it is theirs. */
export function createStreams({ engine, storage, asVisited }: Options) {
  let open: readonly Stream[] = [];
  let signed: readonly Stream[] = [];
  let signedFor: string | null = null;
  let asking: Promise<void> = Promise.resolve();
  let renewing = false;

  const listener = (): Listener => {
    const profile = profileStore.get();
    return { isLoggedIn: isLoggedIn(profile), isPro: isPro(profile) };
  };
  /** What the listener may hear comes with an address signed for them. */
  const all = () =>
    open.map((stream) => asVisited(signed.find(({ streamId }) => streamId === stream.streamId) ?? stream));
  const choosing = () => ({ listener: listener(), userAgent: navigator.userAgent, streams: all() });

  function askForSigned(): Promise<void> {
    const { jwt } = profileStore.get();
    if (open.length === 0 || jwt === signedFor) return asking;
    signedFor = jwt;
    asking = (async () => {
      const list = (jwt && (await loadSigned())) || [];
      if (jwt === signedFor) signed = list;
    })();
    return asking;
  }

  /** A choice comes back or falls once it is known who is here. */
  async function restore(): Promise<void> {
    await askForSigned();
    if (open.length === 0 || isProfileAwaited()) return;
    const { stream, isDropped } = keptChoice(storage.getItem(streamKey), choosing());
    if (isDropped) storage.removeItem(streamKey);
    engine.restore(stream);
  }

  /** A signed address lives for some hours only: a connection that fails after them needs another. */
  async function renew({ streamId }: PlayedStream): Promise<void> {
    renewing = true;
    const list = await loadSigned();
    renewing = false;
    // Meanwhile another may have been chosen.
    if (!list || engine.getState().currentStream.streamId !== streamId) return;
    signed = list;
    const renewed = all().find((stream) => stream.streamId === streamId);
    if (renewed && renewed.sources.length > 0) return engine.restore(renewed);
    storage.removeItem(streamKey);
    engine.restore(standardOf(all()));
  }

  function follow(): void {
    const { currentStream, song, timers } = engine.getState();
    const isForSome = currentStream.pro || currentStream.semiPro;
    if (timers.retry && isForSome && !song && !renewing) void renew(currentStream);
  }

  function know(streams: readonly Stream[]): void {
    open = streams;
    void restore();
  }

  function choose(streamId: string, openPage: (path: string) => void) {
    const wanted = all().find((stream) => stream.streamId === streamId);
    if (!wanted) return;
    const choice = chooseStream(wanted, choosing());
    if (choice.kind === 'refused') return refuse(choice.access, openPage, () => void chooseAgain(streamId, openPage));
    if (choice.kind === 'popup') {
      // The window takes the sound along.
      if (openPopup(wanted)) engine.pause();
      return;
    }
    if (choice.kind === 'incompatible') toast('error', streamMessages.incompatible.text, { about });
    else settle(about);
    keep(storage, streamKey, choice.stream.streamId);
    engine.playLive(choice.stream);
  }

  /** After the login: what the listener may hear now has to be known first. */
  async function chooseAgain(streamId: string, openPage: (path: string) => void): Promise<void> {
    await askForSigned();
    choose(streamId, openPage);
  }

  engine.subscribe(follow);
  profileStore.subscribe(() => void restore());
  if (storage.getItem(streamKey)) void loadStreams(api).then((list) => open.length === 0 && know(list));
  return { know, choose };
}

function refuse(
  reason: Exclude<ReturnType<typeof access>, 'ok'>,
  openPage: (path: string) => void,
  again: () => void,
): void {
  if (reason === 'needs-login') {
    toast('error', streamMessages.needsLogin.text, { about, lang: streamMessages.needsLogin.lang });
    afterLogin(again);
    return;
  }
  const { text, lang } = streamMessages.needsPro;
  toast('error', text, { about, lang, action: { label: streamMessages.subscribe, run: () => openPage(proPage) } });
}

/** Within the click, or the browser takes it for an intruder. Whether the window is there. */
function openPopup({ popupUrl, popupId, popupConfig }: PlayedStream): boolean {
  const popup = window.open(popupUrl ?? '', popupId ?? '', popupConfig ?? '');
  if (popup) settle(about);
  else toast('error', streamMessages.popupBlocked.text, { about, lang: streamMessages.popupBlocked.lang });
  return popup !== null;
}

/** Null when the station does not answer: that says nothing about what the listener may hear. */
async function loadSigned(): Promise<Stream[] | null> {
  try {
    return await api.call(getAvailableProStreams);
  } catch (error) {
    console.warn('the signed streams did not load', error);
    // A session that has ended takes its streams along.
    if (error instanceof CallError && error.status === 401) clearProfile();
    return null;
  }
}
