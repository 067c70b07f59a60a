import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { AppContext } from '#server/app-context.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { createAirLibrary, onAirTag } from './air-library.ts';
import { airItems } from './live.tables.ts';

const { context, media } = await openTestStation({ content: 'empty' });

async function addSong(id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.insert(airItems).values({ id, kind: 'song', title: 'Nuova', artist: 'Lia', file: 'a.mp3', seconds: 60 });
    await context.invalidateTags(tx, onAirTag);
  });
}

/** As the station's, but what one of its readings has found is handed over when it is let go. */
function holdReading(number: number) {
  const held = Promise.withResolvers<void>();
  const found = Promise.withResolvers<void>();
  let readings = 0;
  const db = {
    select: () => ({
      from: (table: typeof airItems) => ({
        async orderBy(order: typeof airItems.id) {
          const rows = await context.db.select().from(table).orderBy(order);
          if (++readings !== number) return rows;
          found.resolve();
          await held.promise;
          return rows;
        },
      }),
    }),
  } as unknown as AppContext['db'];
  return { db, found: found.promise, letGo: () => held.resolve() };
}

test('a song that is added goes into the rotation as soon as it is announced', async () => {
  await context.db.delete(airItems);
  const library = createAirLibrary(context, media);
  await library.open();
  expect(library.items()).toEqual([]);
  await addSong('new');
  await expect.poll(() => library.items().map(({ id }) => id)).toEqual(['new']);
  library.close();
});

test.each([
  ['is read for the first time', 1],
  ['is read again', 2],
])('a song that is added while the library %s is in it', async (_, number) => {
  await context.db.delete(airItems);
  const { db, found, letGo } = holdReading(number);
  const library = createAirLibrary({ ...context, db }, media);
  const opened = library.open();
  if (number > 1) {
    await opened;
    await context.invalidateTags(context.db, onAirTag);
  }
  await found;
  await addSong('new');
  // A reading that did not wait for the one before would be done by then.
  await pause(100);
  letGo();
  await opened;
  await expect.poll(() => library.items().map(({ id }) => id)).toEqual(['new']);
  library.close();
});
