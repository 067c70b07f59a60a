import { createFakeClock } from '#kit/clock.ts';
import { createPlayer, type NetworkLike, type PlayerOptions } from './create-player.ts';
import { createFakeAudio } from './fake-audio.test-helper.ts';
import { live } from './player.test-helper.ts';
import type { StorageLike } from './volume-control.ts';

function createFakeNetwork() {
  const listeners = new Map<string, () => void>();
  const navigator = { onLine: true };
  const network: NetworkLike = {
    navigator,
    addEventListener: (type, listener) => void listeners.set(type, listener),
    removeEventListener: (type) => void listeners.delete(type),
  };
  const go = (isOnline: boolean) => {
    navigator.onLine = isOnline;
    listeners.get(isOnline ? 'online' : 'offline')?.();
  };
  return { network, go, listeners };
}

/** A player on a page where everything can be made to happen. */
export function open(more: Partial<PlayerOptions> = {}) {
  const clock = createFakeClock();
  const audio = createFakeAudio(clock);
  const errors: string[] = [];
  const analytics: string[] = [];
  const { network, go, listeners } = createFakeNetwork();
  const kept = new Map<string, string>();
  const storage: StorageLike = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
  const player = createPlayer({
    audio,
    clock,
    stream: live,
    network,
    storage,
    onError: (code) => errors.push(code),
    onAnalytics: (name, labels) => analytics.push([name, ...Object.values(labels)].join(' ')),
    ...more,
  });
  const attempts = () => audio.calls.filter((call) => call.startsWith('/')).length;
  const status = () => player.getState().playerStatus;
  return { clock, audio, player, errors, analytics, go, networkListeners: listeners, kept, attempts, status };
}
