import { afterEach, expect, test, vi } from 'vitest';
import { draft } from './draft.ts';

afterEach(() => vi.unstubAllGlobals());

test('[RECOMMEND-21] a draft that was kept under the names of the call is still found', () => {
  const kept = { artistName: 'Vera', musicName: 'Notte', musicLink: '', message: 'Bella', confirmed: 3 };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) });
  expect(draft.read()).toEqual({
    told: { artistName: 'Vera', songName: 'Notte', link: '', message: 'Bella' },
    confirmed: 3,
  });
});
