import { buffer } from 'node:stream/consumers';
import type { Library } from '#engines/station/programme.ts';
import type { Timer } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { invalidationChannel } from '#server/pages/invalidate-tags.ts';
import { type AirItem, listAirItems } from './live.store.ts';
import { catalogueTag } from './on-air-board.ts';

export type AirLibrary = Library & {
  /** Also an item that was taken out of the library while it is on air. */
  item(id: string): AirItem | undefined;
  /** Reads the library now, when it is said to have changed, and from time to time, in case that was not heard. Once is enough. */
  open(): Promise<void>;
  close(): void;
};

const rereadMs = 60_000;
export const onAirTag = 'on-air';

export function createAirLibrary(
  { db, clock, log, events }: Pick<AppContext, 'db' | 'clock' | 'log' | 'events'>,
  media: MediaLibrary,
): AirLibrary {
  const known = new Map<string, AirItem>();
  let items: AirItem[] = [];
  let timer: Timer | undefined;
  let isOpen = false;
  let unsubscribe = () => {};

  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: of two readings the later one is what stands. */
  function read(): Promise<void> {
    const reading = last.then(async () => {
      items = await listAirItems(db);
      for (const item of items) known.set(item.id, item);
    });
    last = reading.catch(() => undefined);
    return reading;
  }

  function readLater(): void {
    clock.clearTimeout(timer);
    if (isOpen) timer = clock.setTimeout(() => void reread(), rereadMs);
  }

  async function reread(): Promise<void> {
    await read().catch((error) => log.warn({ err: error }, 'the library on air was not read again'));
    readLater();
  }

  return {
    items: () => items,
    item: (id) => known.get(id),
    read: async ({ id }) => buffer(await media.store.read(known.get(id)?.file ?? '')),
    async open() {
      if (isOpen) return;
      // Before it is read: of a change that comes meanwhile nobody would tell again.
      unsubscribe();
      unsubscribe = events.subscribe(invalidationChannel, (payload) => {
        if (payload.split(' ').some((tag) => tag === onAirTag || catalogueTag.test(tag))) void reread();
      });
      await read();
      isOpen = true;
      readLater();
    },
    close() {
      isOpen = false;
      unsubscribe();
      clock.clearTimeout(timer);
    },
  };
}
