import { buffer } from 'node:stream/consumers';
import type { Library } from '#engines/station/programme.ts';
import type { Timer } from '#kit/clock.ts';
import type { MediaLibrary } from '#server/media/ingest.ts';
import type { Room } from '#server/room.ts';
import { type AirItem, listAirItems } from './live.store.ts';

export type AirLibrary = Library & {
  /** Also an item that was taken out of the library while it is on air. */
  item(id: string): AirItem | undefined;
  /** Reads the library now and again from time to time, so that what the staff changes goes on air without a restart. */
  open(): Promise<void>;
  close(): void;
};

const rereadMs = 60_000;

export function createAirLibrary(
  { db, clock, log }: Pick<Room, 'db' | 'clock' | 'log'>,
  media: MediaLibrary,
): AirLibrary {
  const known = new Map<string, AirItem>();
  let items: AirItem[] = [];
  let timer: Timer | undefined;
  let isOpen = false;

  async function read(): Promise<void> {
    items = await listAirItems(db);
    for (const item of items) known.set(item.id, item);
  }

  function readLater(): void {
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
      isOpen = true;
      await read();
      readLater();
    },
    close() {
      isOpen = false;
      clock.clearTimeout(timer);
    },
  };
}
