import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { createAirLibrary, onAirTag } from './air-library.ts';
import { airItems } from './live.tables.ts';

test('a song that is added goes into the rotation as soon as it is announced', async () => {
  const { context, media } = await openTestStation({ content: 'empty' });
  const library = createAirLibrary(context, media);
  await library.open();
  expect(library.items()).toEqual([]);
  await context.db.transaction(async (tx) => {
    await tx
      .insert(airItems)
      .values({ id: 'new', kind: 'song', title: 'Nuova', artist: 'Lia', file: 'a.mp3', seconds: 60 });
    await context.invalidateTags(tx, onAirTag);
  });
  await expect.poll(() => library.items().map(({ id }) => id)).toEqual(['new']);
  library.close();
});
