import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { FieldsRefusal } from '#contract/refusal.ts';
import { removeSearchItems } from '#domains/search/server/search.read.ts';
import type { FileMove } from '#server/desk/resource-store.ts';
import { rememberSlug } from '#server/desk/slug-history.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import { uniqueFault } from '#server/desk/unique-fault.ts';
import { putNewsInSearch } from '../news.search.ts';
import { news, newsTagged } from '../news.tables.ts';
import { newsDrafts } from '../news-drafts.tables.ts';
import { cacheTagsOf, everywhere } from '../news-write.store.ts';

/** What is taken back keeps its row and its readers' counts, dated where no clock comes to. */
const neverOut = new Date('9999-12-31T00:00:00Z');

/** Makes the working copy the one that readers see; every page, feed, site map and search that shows it knows with the commit. */
export async function putPublished(write: StaffWrite, id: number, at: Date): Promise<void> {
  const { tx, now } = write;
  const [draft] = await tx.select().from(newsDrafts).where(eq(newsDrafts.id, id));
  if (!draft) throw new Error(`there is no working copy ${id}`);
  const [before] = await tx.select().from(news).where(eq(news.id, id));
  const wasOut = draft.publishedAt !== null;
  const publishedAt = draft.publishedAt ?? at;
  write.invalidate(...(await cacheTagsOf(tx, [id])), ...everywhere);

  const { slug, categoryId, journalistId, title, titleHome, subtitle, author, image, imageLink } = draft;
  const { imageAlt, imageCaption } = draft;
  const { coverVideoFile, coverVideoYoutubeId, podcastId, podcastType, podcastPlayerStyle, podcastPlayerColor } = draft;
  const { keywords, seoTitle, seoDescription, correction, relatedIds, featured, pro } = draft;
  const isCorrected = correction !== '' && correction !== before?.correction;
  const values = {
    ...{ slug, categoryId, journalistId, title, titleHome, subtitle, author, image, imageLink, imageAlt, imageCaption },
    ...{ coverVideoFile, coverVideoYoutubeId, podcastId, podcastType, podcastPlayerStyle, podcastPlayerColor },
    ...{ keywords, seoTitle, seoDescription, correction, relatedIds, featured, pro, publishedAt },
    content: draft.content ?? before?.content ?? '',
    correctedAt: correction === '' ? null : isCorrected ? now : before?.correctedAt,
    updatedAt: wasOut ? now : null,
  };
  await tx
    .insert(news)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: news.id, set: values })
    .catch((error: unknown) => {
      const fault = uniqueFault(error);
      throw fault ? new FieldsRefusal(fault) : error;
    });
  await tx.delete(newsTagged).where(eq(newsTagged.newsId, id));
  if (draft.tagIds.length > 0) {
    await tx.insert(newsTagged).values(draft.tagIds.map((tagId, position) => ({ newsId: id, tagId, position })));
  }
  if (before) await rememberSlug(tx, { resource: 'news', itemId: id, from: before.slug, to: slug });
  await tx
    .update(newsDrafts)
    .set({ publishedAt, scheduledAt: null, hasChanges: false, content: values.content })
    .where(eq(newsDrafts.id, id));
  await putNewsInSearch(tx, [id]);
  write.invalidate(...(await cacheTagsOf(tx, [id])));
}

/** Readers find it no more; the working copy stays. */
export async function takeBack(write: StaffWrite, id: number): Promise<void> {
  const { tx } = write;
  await tx.update(newsDrafts).set({ scheduledAt: null, unpublishAt: null }).where(eq(newsDrafts.id, id));
  const wasOut = await tx
    .update(newsDrafts)
    .set({ publishedAt: null })
    .where(and(eq(newsDrafts.id, id), isNotNull(newsDrafts.publishedAt)))
    .returning({ id: newsDrafts.id });
  if (wasOut.length === 0) return;
  write.invalidate(...(await cacheTagsOf(tx, [id])), ...everywhere);
  await tx.update(news).set({ publishedAt: neverOut }).where(eq(news.id, id));
  await removeSearchItems(tx, 'news', [id]);
}

/** A picture that is replaced or cropped anew is so for readers at once; what else differs between the copies still waits. */
export async function followPublishedFile(
  write: StaffWrite,
  id: number,
  { from, to }: FileMove,
  before: { hasChanges: boolean; publishedAt: string | null },
): Promise<void> {
  if (before.publishedAt === null) return;
  const { tx } = write;
  await tx
    .update(news)
    .set({
      image: sql`replace(${news.image}, ${from}, ${to})`,
      content: sql`replace(${news.content}, ${from}, ${to})`,
    })
    .where(eq(news.id, id));
  if (!before.hasChanges) await tx.update(newsDrafts).set({ hasChanges: false }).where(eq(newsDrafts.id, id));
  write.invalidate(...(await cacheTagsOf(tx, [id])), ...everywhere);
}
