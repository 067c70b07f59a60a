import { CallError } from '#contract/client.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { Clock } from '#kit/clock.ts';
import { createStore, type Store } from '#web/shell/store.ts';
import type { ToastKind } from '#web/toasts/toasts.ts';
import { registerMessages } from '../../accounts.messages.ts';
import type { getIdentityProvider, loginFirebase } from '../../social.contract.ts';
import { socialMessages } from '../../social.messages.ts';
import { type SocialFlow, type SocialProvider, socialWord } from '../../social.rules.ts';
import { failureText } from '../failure-text.ts';
import type { SocialAdapter } from './social-adapter.ts';
import { socialErrorText } from './social-error-text.ts';

export type Settings = DataOf<typeof getIdentityProvider>;
type Entry = DataOf<typeof loginFirebase>;

/** An identity that waits for the proof that the account with its address is its owner's. */
export type LinkWish = { provider: SocialProvider; idToken: string };

export type SocialState = {
  /** `none`: nobody signs people in here, so there are no buttons. */
  readiness: 'waiting' | 'ready' | 'missing' | 'none';
  running: SocialProvider | null;
  link: LinkWish | null;
};

export const atRest: SocialState = { readiness: 'waiting', running: null, link: null };

/** What stands around the sign-in: the provider, the server, the modal and the messages. */
export type SocialTools = {
  clock: Clock;
  askProvider(): Promise<Settings>;
  loadAdapter(settings: Exclude<Settings, { kind: 'none' }>): Promise<SocialAdapter>;
  send(flow: SocialFlow, body: { idToken: string; provider: SocialProvider }): Promise<Entry>;
  setPopup(provider: SocialProvider | null): void;
  finishSignIn(entry: Entry): void;
  awaitConfirmation(user: Entry['user']): void;
  /** Whether the failure asks for a second step, which the modal then shows. */
  asksSecondStep(error: unknown): boolean;
  openScreen(screen: SocialFlow): void;
  say(kind: ToastKind, text: string, action?: { label: string; run(): void }): void;
};

export type Social = {
  store: Store<SocialState>;
  /** Gets the provider's client ready, a moment after the modal has opened; what comes back gives the wish up. */
  prepare(): () => void;
  /** To be called inside the click: the provider's window opens at once or not at all. */
  start(flow: SocialFlow, provider: SocialProvider, station: string): Promise<void>;
  setLink(link: LinkWish | null): void;
};

const loadDelayMs = 700;

export function createSocial(tools: SocialTools): Social {
  const store = createStore<SocialState>(atRest);
  const change = (changed: Partial<SocialState>) => store.set({ ...store.get(), ...changed });
  let adapter: SocialAdapter | null = null;
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading || adapter || store.get().readiness === 'none') return;
    isLoading = true;
    try {
      const settings = await tools.askProvider();
      if (settings.kind === 'none') return change({ readiness: 'none' });
      adapter = await tools.loadAdapter(settings);
      change({ readiness: 'ready' });
    } catch (error) {
      console.warn('the sign-in with a provider did not load', error);
      change({ readiness: 'missing' });
    } finally {
      isLoading = false;
    }
  }

  function report(error: unknown, flow: SocialFlow, attempt: LinkWish, station: string): void {
    const code = (error as { code?: unknown } | null)?.code;
    const word = socialWord(flow, String(code));
    if (!word) return;
    const isLimit = error instanceof CallError && error.status === 429;
    const text = isLimit
      ? failureText(error, { refusals: {}, other: socialMessages.other })
      : socialErrorText(word, flow, attempt.provider, station);
    const { action } = word;
    const button = action && {
      label: socialMessages.actions[action],
      run: () => {
        tools.openScreen(action === 'register' ? 'register' : 'login');
        if (action === 'link') change({ link: attempt });
      },
    };
    // What a button mends is a notice; the rest is an error, and stays.
    tools.say(button ? 'info' : 'error', text, button);
  }

  async function finish(
    signedIn: Promise<string>,
    flow: SocialFlow,
    provider: SocialProvider,
    station: string,
  ): Promise<void> {
    let idToken = '';
    try {
      idToken = await signedIn;
      const entry = await tools.send(flow, { idToken, provider });
      if (flow === 'register') tools.say('success', registerMessages.done);
      if (flow === 'register' && entry.token === null) tools.awaitConfirmation(entry.user);
      else tools.finishSignIn(entry);
    } catch (error) {
      if (!tools.asksSecondStep(error)) report(error, flow, { provider, idToken }, station);
    } finally {
      change({ running: null });
      tools.setPopup(null);
    }
  }

  return {
    store,
    prepare() {
      const timer = tools.clock.setTimeout(() => void load(), loadDelayMs);
      return () => tools.clock.clearTimeout(timer);
    },
    async start(flow, provider, station) {
      const { running, readiness } = store.get();
      if (running) return tools.say('info', socialMessages.running(running));
      if (!adapter) {
        if (readiness === 'missing') void load();
        return readiness === 'missing'
          ? tools.say('error', socialMessages.missing)
          : tools.say('info', socialMessages.waiting);
      }
      change({ running: provider });
      tools.setPopup(provider);
      await finish(adapter.signIn(provider), flow, provider, station);
    },
    setLink: (link) => change({ link }),
  };
}
