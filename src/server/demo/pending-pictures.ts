import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { seedPictures } from './seed.tables.ts';

/** What is to be said of a picture that is not in the store: it is still being drawn, it has just been, or nobody knows it. */
type Expected = 'drawing' | 'drawn' | null;
export type ExpectPicture = (file: string) => Promise<Expected>;

/** Asks the demo's orders. Whoever asks for a picture moves it to the front; once all are drawn nobody is asked any more. */
export function createPendingPictures(db: Db): ExpectPicture {
  let isOver = false;
  return async (file) => {
    if (isOver) return null;
    const [order] = await db.select().from(seedPictures).where(eq(seedPictures.file, file));
    if (order?.drawnAt) return 'drawn';
    if (order) {
      if (!order.wantedAt) await want(db, file);
      return 'drawing';
    }
    isOver = (await db.$count(seedPictures, isNull(seedPictures.drawnAt))) === 0;
    return null;
  };
}

async function want(db: Db, file: string): Promise<void> {
  const isUnwanted = and(eq(seedPictures.file, file), isNull(seedPictures.wantedAt));
  await db.update(seedPictures).set({ wantedAt: new Date() }).where(isUnwanted);
}
