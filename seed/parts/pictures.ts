import { and, asc, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { seedPictures as ordered } from '#server/demo/seed.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { preparedFormats } from '#server/media/variants/sizes.ts';
import { drawOrdered, markPictures, nextToDraw, orderedAmong, toOrdered } from './picture.ts';

/** Small enough that a kill costs a second, large enough that two always have something to do. */
const atOnce = 8;

/** Draws what the rows ordered, whatever part it came from. */
export const seedPictures: SeedPart = {
  name: 'pictures',
  label: 'i disegni: notizie, copertine, ritratti, manifesti',
  tags: [],
  async *steps({ db, media, onProgress }) {
    const tell = teller(await db.$count(ordered, isNull(ordered.drawnAt)), 'disegni', onProgress);
    for (let some = await nextToDraw(db, atOnce); some.length > 0; some = await nextToDraw(db, atOnce)) {
      await inPairs(some, (one) => drawOrdered(media, one));
      const drawn = some;
      yield (tx) => markPictures(tx, drawn, { drawnAt: new Date() });
      tell(drawn.length);
    }
  },
};

/** The sizes that pages ask for, made before somebody asks. What is asked for earlier is made on the spot. */
export const seedPictureSizes: SeedPart = {
  name: 'picture-sizes',
  label: 'le misure dei disegni',
  tags: [],
  async *steps({ db, media, onProgress }) {
    const isWaiting = and(
      isNotNull(ordered.drawnAt),
      isNull(ordered.sizedAt),
      ne(sql`jsonb_array_length(${ordered.recipe} -> 'sizes')`, 0),
    );
    const next = () => db.select().from(ordered).where(isWaiting).orderBy(asc(ordered.position)).limit(atOnce);
    const tell = teller(await db.$count(ordered, isWaiting), 'disegni', onProgress);
    for (let rows = await next(); rows.length > 0; rows = await next()) {
      const some = rows.map(toOrdered);
      await inPairs(some, ({ file, order }) => media.prepareVariants(file, order.sizes, preparedFormats));
      yield (tx) => markPictures(tx, some, { sizedAt: new Date() });
      tell(some.length);
    }
  },
};

/** Those that somebody waits for. */
export async function drawNow({ db, media }: Pick<SeedTools, 'db' | 'media'>, files: string[]): Promise<void> {
  await inPairs(await orderedAmong(db, files), async (one) => {
    await drawOrdered(media, one);
    await markPictures(db, [one], { drawnAt: new Date() });
  });
}

/** A line at every tenth of the way. */
function teller(total: number, what: string, onProgress: SeedTools['onProgress']): (more: number) => void {
  let done = 0;
  return (more) => {
    const tenth = Math.floor((done * 10) / total);
    done += more;
    if (Math.floor((done * 10) / total) > tenth) onProgress(`  ${done} di ${total} ${what}`);
  };
}

/** Two at a time: one is drawn while the other is compressed. */
async function inPairs<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all([worker(), worker()]);
}
