import { expect, test, vi } from 'vitest';
import { hearOtherWindows, type ProfileNews, tellOtherWindows } from './other-windows.ts';

test('a window hears what another tells, and never itself', async () => {
  const here: ProfileNews[] = [];
  const stop = hearOtherWindows((news) => here.push(news));
  const other = new BroadcastChannel('a1-profile');
  const there: unknown[] = [];
  other.onmessage = ({ data }: MessageEvent) => {
    there.push(data);
    other.postMessage('left');
  };
  tellOtherWindows('entered');
  await vi.waitFor(() => expect(here).toEqual(['left']));
  expect(there).toEqual(['entered']);
  stop();
  other.postMessage('entered');
  other.postMessage('left');
  tellOtherWindows('left');
  await vi.waitFor(() => expect(there).toEqual(['entered', 'left']));
  expect(here).toEqual(['left']);
  other.close();
});
