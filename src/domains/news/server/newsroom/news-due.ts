import { and, asc, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Timer } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import { changeItem } from '#server/desk/change-item.ts';
import { staffWrite } from '#server/desk/staff-write.ts';
import { newsResource } from '../../news.resource.ts';
import { newsStaffMessages } from '../../news.staff.messages.ts';
import { newsDrafts } from '../news-drafts.tables.ts';
import { newsDraftsStore } from './news-drafts.store.ts';
import { putPublished, takeBack } from './published-copy.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'invalidateTags' | 'events' | 'log'>;

/** Word that something was planned or forgotten. */
export const newsDueChannel = 'news-due';

/** However far the next instant lies, a process looks again after this long: its clock may have been set, or something planned past the desk. */
const longestWaitMs = 60_000;
const retryMs = 5_000;
const mostAtOnce = 20;

class AlreadyDoneError extends Error {
  override name = 'AlreadyDoneError';
}

/**
 * Lets articles come out and go at the very instant that was planned. Every process waits for the next one and all of them try:
 * the row's lock lets one, and whoever comes second finds nothing planned any more. What fell due while none was alive is done
 * at the start.
 */
export function watchDueNews(context: Context): () => void {
  const { db, clock, events, log } = context;
  let timer: Timer | undefined;
  let isStopped = false;
  let turn = Promise.resolve();

  function look(): void {
    turn = turn.then(async () => {
      if (isStopped) return;
      clock.clearTimeout(timer);
      timer = undefined;
      const wait = await doDue().catch((error: unknown) => {
        if (!isStopped) log.warn({ err: error }, 'planned articles could not be looked after');
        return retryMs;
      });
      if (isStopped) return;
      clock.clearTimeout(timer);
      timer = clock.setTimeout(look, wait);
    });
  }

  /** How long until the next one. */
  async function doDue(): Promise<number> {
    const now = new Date(clock.now());
    const rows = await db
      .select({ id: newsDrafts.id, at: nextAt })
      .from(newsDrafts)
      .where(and(isPlanned, isNull(newsDrafts.deletedAt)))
      .orderBy(asc(nextAt))
      .limit(mostAtOnce);
    const due = rows.filter(({ at }) => at.getTime() <= now.getTime());
    for (const { id } of due) await doOne(context, id);
    const next = rows[due.length];
    if (!next) return due.length === mostAtOnce ? 0 : longestWaitMs;
    return Math.min(longestWaitMs, Math.max(0, next.at.getTime() - clock.now()));
  }

  const stopListening = events.subscribe(newsDueChannel, look);
  events.onGap(look);
  look();
  return () => {
    isStopped = true;
    stopListening();
    clock.clearTimeout(timer);
  };
}

const nextAt = sql<Date>`least(${newsDrafts.scheduledAt}, ${newsDrafts.unpublishAt})`.mapWith(newsDrafts.scheduledAt);
const isPlanned = or(isNotNull(newsDrafts.scheduledAt), isNotNull(newsDrafts.unpublishAt));

async function doOne(context: Context, id: number): Promise<void> {
  const store = newsDraftsStore();
  const user = { userId: 0, name: newsStaffMessages.schedule };
  try {
    await staffWrite(context, user, async (write) => {
      const [row] = await write.tx
        .select({ scheduledAt: newsDrafts.scheduledAt, unpublishAt: newsDrafts.unpublishAt })
        .from(newsDrafts)
        .where(and(sql`${newsDrafts.id} = ${id}`, lte(nextAt, write.now)))
        .for('update');
      if (!row) throw new AlreadyDoneError();
      const { scheduledAt, unpublishAt } = row;
      const goes =
        unpublishAt !== null && unpublishAt <= write.now && (scheduledAt === null || scheduledAt <= unpublishAt);
      const act = goes ? 'unpublish' : 'publish';
      await changeItem(write, newsResource, store, { id, act }, () =>
        goes ? takeBack(write, id) : putPublished(write, id, scheduledAt ?? write.now),
      );
    });
  } catch (error) {
    if (!(error instanceof AlreadyDoneError)) throw error;
  }
}
