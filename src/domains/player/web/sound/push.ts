import type { NowPlaying } from '#domains/live/live.contract.ts';
import type { PushEvents } from '#engines/player/policies/push-or-poll.ts';

type Pushed = { item: NowPlaying; isFresh: boolean };

/** Server-sent events. The first item after a connection may have begun long ago; what follows begins as it comes. */
export function openPush(channel: string, { item, down }: PushEvents<Pushed>) {
  const source = new EventSource(`/api/v1/aovivo/events/${encodeURIComponent(channel)}`);
  let isFresh = false;
  source.addEventListener('onair', ({ data }: MessageEvent<string>) => {
    item({ item: JSON.parse(data), isFresh });
    isFresh = true;
  });
  source.addEventListener('error', () => {
    isFresh = false;
    down();
  });
  return { isOpen: () => source.readyState === EventSource.OPEN, close: () => source.close() };
}
