import { signedInCookie } from '#domains/accounts/accounts.rules.ts';
import { getAvailableProStreams, getAvailableStreams, type Stream } from '#domains/live/live.contract.ts';
import type { Player } from '#engines/player/create-player.ts';
import { type access, chooseStream, keptChoice, type Listener, streamKey } from '#engines/player/stream-choice.ts';
import { api } from '#web/api.ts';
import { browserCookie } from '#web/profile/cookies.ts';
import { profileStore } from '#web/profile/profile.ts';
import { isLoggedIn, isPro } from '#web/profile/profile-rules.ts';
import { toast } from '#web/toasts/toasts.ts';
import { streamMessages } from '../player.messages.ts';
import { type BrowserStorage, keep } from './browser-storage.ts';

const proPage = '/vantagens-da-assinatura-pro';

type Options = { engine: Player; storage: BrowserStorage };

/** Which stream plays: the listener's choice, kept for next time as long as it is theirs. */
export function createStreams({ engine, storage }: Options) {
  let open: readonly Stream[] = [];
  let signed: readonly Stream[] = [];
  let signedFor: string | null = null;

  const listener = (): Listener => {
    const profile = profileStore.get();
    return { isLoggedIn: isLoggedIn(profile), isPro: isPro(profile) };
  };
  /** What the listener may hear comes with an address signed for them. */
  const all = () => open.map((stream) => signed.find(({ streamId }) => streamId === stream.streamId) ?? stream);
  const choosing = () => ({ listener: listener(), userAgent: navigator.userAgent, streams: all() });

  async function askForSigned(): Promise<void> {
    const { jwt } = profileStore.get();
    if (open.length === 0 || jwt === signedFor) return;
    signedFor = jwt;
    signed = jwt ? await loaded(() => api.call(getAvailableProStreams)) : [];
  }

  /** A choice comes back or falls once it is known who is here. */
  async function restore(): Promise<void> {
    await askForSigned();
    const isProfileAwaited = profileStore.get().jwt === null && browserCookie(signedInCookie) !== undefined;
    if (open.length === 0 || isProfileAwaited) return;
    const { stream, isDropped } = keptChoice(storage.getItem(streamKey), choosing());
    if (isDropped) storage.removeItem(streamKey);
    engine.restore(stream);
  }

  function know(streams: readonly Stream[]): void {
    open = streams;
    void restore();
  }

  function choose(streamId: string, openPage: (path: string) => void) {
    const wanted = all().find((stream) => stream.streamId === streamId);
    if (!wanted) return;
    const choice = chooseStream(wanted, choosing());
    if (choice.kind === 'refused') return refuse(choice.access, openPage);
    if (choice.kind === 'popup') return openPopup(wanted);
    if (choice.kind === 'incompatible') toast('error', streamMessages.incompatible.text);
    keep(storage, streamKey, choice.stream.streamId);
    engine.playLive(choice.stream);
  }

  profileStore.subscribe(() => void restore());
  if (storage.getItem(streamKey))
    void loaded(() => api.call(getAvailableStreams)).then((list) => open.length || know(list));
  return { know, choose };
}

function refuse(reason: Exclude<ReturnType<typeof access>, 'ok'>, openPage: (path: string) => void): void {
  const { text, lang } = reason === 'needs-login' ? streamMessages.needsLogin : streamMessages.needsPro;
  const action = { label: streamMessages.subscribe, run: () => openPage(proPage) };
  toast('error', text, reason === 'needs-login' ? { lang } : { lang, action });
}

function openPopup({ popupUrl, popupId, popupConfig }: Stream): void {
  const popup = window.open(popupUrl, popupId, popupConfig);
  if (!popup) toast('error', streamMessages.popupBlocked.text, { lang: streamMessages.popupBlocked.lang });
}

/** Without the list the standard stream plays on: nobody needs to hear of it. */
async function loaded(load: () => Promise<Stream[]>): Promise<Stream[]> {
  try {
    return await load();
  } catch (error) {
    console.warn('the streams did not load', error);
    return [];
  }
}
