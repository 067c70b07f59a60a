import { notImplementedMessage } from '#domains/site/site.messages.ts';
import { type Clock, realClock, type Timer } from '#kit/clock.ts';
import { createStore, type Store } from '../shell/store.ts';

export type ToastKind = 'error' | 'success' | 'info';
type ToastLang = 'it' | 'pt-BR';
type ToastAction = { label: string; run(): void };
export type ToastOptions = {
  /** The action that it tells of: what was said of it before is out of date and goes. */
  about?: string;
  action?: ToastAction;
  /** Stays until it is dismissed, whatever its kind. */
  persist?: boolean;
  /** The language of what caused it, where that is not the page's. */
  lang?: ToastLang;
};
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  lang?: ToastLang;
  about?: string;
  action?: ToastAction;
};

const plainLifetimeMs = 3_000;
const actionLifetimeMs = 5_000;

/** `null` stays until dismissed. A toast with a button is the dismissible kind, even when it tells of an error. */
export function toastLifetimeMs(kind: ToastKind, { action, persist }: ToastOptions = {}): number | null {
  if (persist) return null;
  if (action) return actionLifetimeMs;
  return kind === 'error' ? null : plainLifetimeMs;
}

export type Toasts = {
  store: Store<readonly Toast[]>;
  toast(kind: ToastKind, text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  /** An action went well without a word of its own: what was said of it before goes. */
  settle(about: string): void;
  /** While somebody points at a toast or holds the focus in it, its time stands still. */
  hold(id: number): void;
  release(id: number): void;
};

type Life = { leftMs: number; endsAt: number; timer: Timer | undefined };

export function createToasts(clock: Clock): Toasts {
  const store = createStore<readonly Toast[]>([]);
  const lives = new Map<number, Life>();
  let lastId = 0;

  function dismiss(id: number): void {
    clock.clearTimeout(lives.get(id)?.timer);
    lives.delete(id);
    store.set(store.get().filter((toast) => toast.id !== id));
  }

  /** Good news is never out of date, and goes by itself: whoever registers is told that, and that they are in. */
  function settle(about: string): void {
    for (const toast of store.get()) if (toast.about === about && toast.kind !== 'success') dismiss(toast.id);
  }

  function live(id: number, leftMs: number): void {
    const timer = clock.setTimeout(() => dismiss(id), leftMs);
    lives.set(id, { leftMs, endsAt: clock.now() + leftMs, timer });
  }

  return {
    store,
    dismiss,
    settle,
    /** The same words again renew the toast that already says them. */
    toast(kind, text, options = {}) {
      const { action, lang, about } = options;
      const same = store.get().find((toast) => toast.kind === kind && toast.text === text);
      if (same) dismiss(same.id);
      if (about !== undefined) settle(about);
      const id = ++lastId;
      store.set([...store.get(), { id, kind, text, lang, about, action }]);
      const lifetimeMs = toastLifetimeMs(kind, options);
      if (lifetimeMs !== null) live(id, lifetimeMs);
      return id;
    },
    hold(id) {
      const life = lives.get(id);
      if (life?.timer === undefined) return;
      clock.clearTimeout(life.timer);
      lives.set(id, { ...life, leftMs: life.endsAt - clock.now(), timer: undefined });
    },
    release(id) {
      const life = lives.get(id);
      if (life && life.timer === undefined) live(id, life.leftMs);
    },
  };
}

export const toasts: Toasts = createToasts(realClock);
export const { toast, settle } = toasts;

export function showNotImplemented(): void {
  toast('info', notImplementedMessage.text, { lang: notImplementedMessage.lang });
}
