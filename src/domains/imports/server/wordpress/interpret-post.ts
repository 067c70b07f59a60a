import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { slugField } from '#contract/fields.ts';
import { htmlToText } from '#kit/html-words.ts';
import { slugify } from '#kit/slug.ts';
import { importFaults as text } from '../../imports.messages.ts';
import type { RowRecord } from '../imports.store.ts';
import { importMarks, importRows } from '../imports.tables.ts';
import type { Release, Said } from '../said.ts';
import { convertContent } from './convert-content.ts';
import { oldPathOf } from './old-path.ts';
import { openPictures } from './open-pictures.ts';
import type { PostTools } from './post-tools.ts';
import { keyOf, type PostPayload } from './wordpress-rows.ts';

const longestSubtitle = 500;
const mostTags = 20;
const longestTag = 60;

/** An article of WordPress as an article of ours. */
export async function interpretPost(tools: PostTools, row: RowRecord): Promise<Said> {
  const post = row.payload as PostPayload;
  const { site } = tools.record;
  const said: Said = { fields: {}, release: releaseOf(post), faults: {}, warnings: [], isKnownByKey: true };
  const pictures = await openPictures(tools, post);
  const { html, removed } = convertContent(post.content, site, pictures);
  if (removed.length > 0) said.warnings.push(text.shortcodes(removed));
  if (post.status === 'private') said.warnings.push(text.privatePost);
  said.warnings.push(...pictures.warnings);
  const categoryId = await findTerm(tools, 'categories', post.categories);
  if (categoryId === null) said.faults.categoryId = text.noCategory;
  const cover = pictures.find({ id: post.thumbnail });
  said.fields = {
    title: post.title,
    slug: await freeSlug(tools, row, post.slug),
    subtitle: htmlToText(post.excerpt).slice(0, longestSubtitle).toWellFormed(),
    content: html,
    categoryId: categoryId ?? undefined,
    journalistId: await findTerm(tools, 'journalists', [post.author]),
    tags: post.tags
      .map((tag) => tag.slice(0, longestTag).toWellFormed().trim())
      .filter((tag) => slugify(tag))
      .slice(0, mostTags),
    image: cover?.file ?? null,
    imageCaption: cover?.caption ?? null,
  };
  const path = oldPathOf(post.link, site);
  said.oldPaths = path ? [path] : [];
  return said;
}

function releaseOf({ status, at }: PostPayload): Release {
  if (status === 'publish') return { state: 'published', ...(at && { publishedAt: at }) };
  // What was to come out while the file lay around has come out.
  if (status === 'future' && at) return { state: 'published', publishedAt: at };
  return { state: status === 'pending' ? 'ready' : 'draft' };
}

/** The first of these that the station has by now; while checking, one that this very file brings is as good. */
async function findTerm(
  tools: PostTools,
  resource: 'categories' | 'journalists',
  ids: string[],
): Promise<number | null> {
  const { db, record, resources, takePicture } = tools;
  const table = resources(resource)?.store.table;
  for (const id of ids) {
    const [row] = await db
      .select({ payload: importRows.payload })
      .from(importRows)
      .where(
        and(
          ...[eq(importRows.importId, record.id), eq(importRows.resource, resource)],
          eq(importRows.key, keyOf(record.site, resource, id)),
        ),
      );
    if (!row || !table) continue;
    const slug = (getTableColumns(table) as Record<string, PgColumn>).slug;
    const [item] = slug ? await db.select({ id: table.id }).from(table).where(eq(slug, row.payload.slug)) : [];
    if (item) return Number(item.id);
    if (!takePicture) return 1;
  }
  return null;
}

/** Its own address, unless another article has it: then it gets one from its title, and the old path leads there. */
async function freeSlug({ db, resources }: PostTools, row: RowRecord, slug: string): Promise<string | null> {
  const table = resources('news')?.store.table;
  if (!table || !slugField.safeParse(slug).success) return null;
  const column = (getTableColumns(table) as Record<string, PgColumn>).slug;
  const [taken] = column ? await db.select({ id: table.id }).from(table).where(eq(column, slug)) : [];
  if (!taken) return slug;
  const [mark] = await db
    .select({ itemId: importMarks.itemId })
    .from(importMarks)
    .where(and(eq(importMarks.resource, 'news'), eq(importMarks.key, row.key)));
  return mark?.itemId === taken.id ? slug : null;
}
