import { parse } from 'node:path';
import { asc, inArray, isNull, sql } from 'drizzle-orm';
import type { PictureSize } from '#contract/picture-sizes.ts';
import { seedPictures } from '#server/demo/seed.tables.ts';
import type { SeedTools } from '#server/demo/seed-once.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { type Drawing, drawPicture, nameOfPicture, type PictureRecipe } from '../pictures/drawings.ts';

type Options = { folder: string; sizes?: PictureSize[]; format?: 'jpeg' | 'png'; width?: number };
type Order = PictureRecipe & { folder: string; sizes: PictureSize[] };
export type OrderedPicture = { file: string; order: Order };

/** Orders a picture and returns what a table keeps of it; it is drawn when the rows are in place (`pictures.ts`). */
export async function keepPicture(
  { db }: Pick<SeedTools, 'db'>,
  drawing: Drawing,
  { folder, sizes = [], format = 'jpeg', width }: Options,
): Promise<string> {
  const order: Order = { drawing, format, width, folder, sizes };
  const file = `${folder}/${nameOfPicture(order)}.${format === 'jpeg' ? 'jpg' : format}`;
  await db.insert(seedPictures).values({ file, recipe: order }).onConflictDoNothing();
  return file;
}

/** The next ones to draw: what somebody waits for, then as they were ordered. */
export async function nextToDraw(db: SeedTools['db'], count: number): Promise<OrderedPicture[]> {
  const rows = await db
    .select()
    .from(seedPictures)
    .where(isNull(seedPictures.drawnAt))
    .orderBy(sql`${seedPictures.wantedAt} nulls last`, asc(seedPictures.position))
    .limit(count);
  return rows.map(toOrdered);
}

/** Those of the files that are ordered and not drawn. */
export async function orderedAmong(db: SeedTools['db'], files: string[]): Promise<OrderedPicture[]> {
  const rows = await db.select().from(seedPictures).where(inArray(seedPictures.file, files));
  return rows.filter(({ drawnAt }) => !drawnAt).map(toOrdered);
}

/** Under the name that it was ordered by: jsonb gives the recipe back in another order of words. */
export async function drawOrdered(media: MediaLibrary, { file, order }: OrderedPicture): Promise<void> {
  // The name stands for the recipe and the drawing code: what bears it already is this picture.
  if (await media.store.head(file)) return;
  await media.addImage(await drawPicture(order), { folder: order.folder, name: parse(file).name });
}

export async function markPictures(
  db: SeedTools['db'],
  pictures: OrderedPicture[],
  done: { drawnAt: Date } | { sizedAt: Date },
): Promise<void> {
  const files = pictures.map(({ file }) => file);
  await db.update(seedPictures).set(done).where(inArray(seedPictures.file, files));
}

export function toOrdered({ file, recipe }: typeof seedPictures.$inferSelect): OrderedPicture {
  return { file, order: recipe as Order };
}
