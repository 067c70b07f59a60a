import { eq } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import { changeItem } from '#server/desk/change-item.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import { newsResource } from '../news.resource.ts';
import { newsDrafts } from './news-drafts.tables.ts';
import { newsDraftsStore } from './newsroom/news-drafts.store.ts';
import { newsDueChannel } from './newsroom/news-due.ts';
import { putPublished } from './newsroom/published-copy.ts';

type Release = { id: number; kind: 'publish' | 'schedule'; at: Date };

/** Lets an article that came from elsewhere out, with the date that it had there, or plans it. */
export async function releaseArticle(
  write: StaffWrite,
  { id, kind, at }: Release,
  events: AppContext['events'],
): Promise<void> {
  await changeItem(write, newsResource, newsDraftsStore(), { id, act: kind }, async () => {
    if (kind === 'publish') await putPublished(write, id, at);
    else await write.tx.update(newsDrafts).set({ scheduledAt: at }).where(eq(newsDrafts.id, id));
  });
  if (kind === 'schedule') await events.publish(write.tx, newsDueChannel, String(id));
}
