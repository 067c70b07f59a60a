import { eq } from 'drizzle-orm';
import { Refusal } from '#contract/refusal.ts';
import { implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { changeItem } from '#server/desk/change-item.ts';
import { type StaffResource, staffResource, staffUser } from '#server/desk/implement-resource.ts';
import { readItem } from '#server/desk/read-item.ts';
import { staffWrite } from '#server/desk/staff-write.ts';
import { newsResource } from '../../news.resource.ts';
import {
  getArticleChecks,
  planArticle,
  publishArticle,
  unpublishArticle,
  unscheduleArticle,
} from '../../news.staff.contract.ts';
import { newsDrafts } from '../news-drafts.tables.ts';
import { checkArticle } from './check-article.ts';
import { newsDraftsStore } from './news-drafts.store.ts';
import { newsDueChannel } from './news-due.ts';
import { putPublished, takeBack } from './published-copy.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'invalidateTags' | 'events'>;

/** The articles: seven calls as everything has, and the acts between working copy and readers. */
export function newsStaff(context: Context): StaffResource {
  const { db, clock, events } = context;
  const store = newsDraftsStore();
  const isLater = (at: string | undefined): at is string => at !== undefined && Date.parse(at) > clock.now();

  return staffResource(context, newsResource, store, [
    implement(publishArticle, ({ params: { id }, body: { version, at }, user }) =>
      staffWrite(context, staffUser(user), async (write) => {
        const act = isLater(at) ? 'schedule' : 'publish';
        const item = await changeItem(write, newsResource, store, { id, version, act }, async (before) => {
          if (before.deletedAt) throw new Refusal(404, 'not found');
          if (!isLater(at)) return putPublished(write, id, at ? new Date(at) : write.now);
          await write.tx
            .update(newsDrafts)
            .set({ scheduledAt: new Date(at) })
            .where(eq(newsDrafts.id, id));
        });
        await events.publish(write.tx, newsDueChannel, String(id));
        return item;
      }),
    ),

    implement(unpublishArticle, ({ params: { id }, body: { version, at }, user, refuse }) =>
      staffWrite(context, staffUser(user), async (write) => {
        const act = isLater(at) ? 'schedule-unpublish' : 'unpublish';
        const item = await changeItem(write, newsResource, store, { id, version, act }, async (before) => {
          if (before.publishedAt === null && !(isLater(at) && before.scheduledAt !== null)) refuse('not published');
          if (!isLater(at)) return takeBack(write, id);
          await write.tx
            .update(newsDrafts)
            .set({ unpublishAt: new Date(at) })
            .where(eq(newsDrafts.id, id));
        });
        await events.publish(write.tx, newsDueChannel, String(id));
        return item;
      }),
    ),

    implement(unscheduleArticle, ({ params: { id }, body: { version }, user }) =>
      staffWrite(context, staffUser(user), (write) =>
        changeItem(write, newsResource, store, { id, version, act: 'unschedule' }, async () => {
          await write.tx.update(newsDrafts).set({ scheduledAt: null, unpublishAt: null }).where(eq(newsDrafts.id, id));
        }),
      ),
    ),

    implement(planArticle, ({ params: { id }, body: { version, stage, plannedAt }, user }) =>
      staffWrite(context, staffUser(user), (write) =>
        changeItem(write, newsResource, store, { id, version, act: 'plan' }, async () => {
          const change = { stage, plannedAt: plannedAt === null ? null : new Date(plannedAt) };
          await write.tx.update(newsDrafts).set(change).where(eq(newsDrafts.id, id));
        }),
      ),
    ),

    implement(getArticleChecks, async ({ params: { id }, refuse }) => {
      const item = await readItem(db, store, id);
      return item ? checkArticle(db, item, new Date(clock.now())) : refuse('not found');
    }),
  ]);
}
