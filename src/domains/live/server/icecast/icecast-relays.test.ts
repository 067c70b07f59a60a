import { expect, test } from 'vitest';
import { sumListeners } from './icecast-relays.ts';

const mount = (path: string, listeners: number) => ({ path, listeners, artist: '', title: '', type: 'audio/mpeg' });

test('[SCALE-02] listeners are summed over all servers, and a relay is not a listener of its master', () => {
  const master = { mounts: [mount('/antena_1', 7), mount('/antena_1_alta', 3)], isMaster: true };
  const relays = [
    { mounts: [mount('/antena_1', 10)], isMaster: false },
    { mounts: [mount('/antena_1.mp3', 20)], isMaster: false },
  ];
  expect(Object.fromEntries(sumListeners([master, ...relays]))).toEqual({ antena_1: 35, antena_1_alta: 3 });
  expect(Object.fromEntries(sumListeners(relays))).toEqual({ antena_1: 30 });
  expect(Object.fromEntries(sumListeners([{ ...master, mounts: [mount('/antena_1', 0)] }, ...relays]))).toEqual({
    antena_1: 30,
  });
});
