import { and, eq, inArray, sql } from 'drizzle-orm';
import { FieldsRefusal } from '#contract/refusal.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { type StaffContext, staffUser } from '#server/desk/implement-resource.ts';
import { frameColumns } from '#server/desk/read-item.ts';
import { type Reads, staffWrite } from '#server/desk/staff-write.ts';
import { changeHomeFront, getHomeFront } from '../../home-front.contract.ts';
import { mostPinned } from '../../news.limits.ts';
import { newsStaffMessages as text } from '../../news.staff.messages.ts';
import { news } from '../news.tables.ts';
import { homeFront } from '../news-drafts.tables.ts';
import { isOut, listHomeNews } from '../news-lists.store.ts';

/** The first page as the newsroom arranges it. */
export function homeFrontRoutes(context: StaffContext): Implementation[] {
  const { db, clock } = context;
  const now = () => new Date(clock.now());

  return [
    implement(getHomeFront, () => readFront(db, now())),

    implement(changeHomeFront, ({ body: { version, pinnedIds }, user, refuse }) =>
      staffWrite(context, staffUser(user), async (write) => {
        const { tx } = write;
        await tx.insert(homeFront).values({ id: 1 }).onConflictDoNothing();
        await tx.select({ id: homeFront.id }).from(homeFront).for('update');
        const before = await readFront(tx, write.now);
        if (before.version !== version) return refuse('newer version exists', before);
        const wanted = [...new Set(pinnedIds)];
        const out = wanted.length > 0 ? await tx.$count(news, and(inArray(news.id, wanted), isOut(write.now))) : 0;
        if (out < wanted.length) throw new FieldsRefusal({ pinnedIds: text.pinnedIsNotOut });
        await tx.update(homeFront).set({
          pinnedIds: wanted,
          version: sql`${homeFront.version} + 1`,
          changedAt: write.now,
          changedBy: user.userId,
        });
        write.invalidate('home');
        write.record({
          act: 'change',
          resource: 'home',
          itemId: 1,
          title: text.home,
          before: { pinnedIds: before.pinnedIds },
          after: { pinnedIds: wanted },
          revision: { number: version + 1, fields: { pinnedIds: wanted } },
        });
        return readFront(tx, write.now);
      }),
    ),
  ];
}

async function readFront(db: Reads, now: Date) {
  const [row] = await db
    .select({ ...frameColumns(homeFront), pinnedIds: homeFront.pinnedIds })
    .from(homeFront)
    .where(eq(homeFront.id, 1));
  const stories = await listHomeNews(db, mostPinned, now);
  return {
    version: row?.version ?? 1,
    changedAt: (row?.changedAt ?? now).toISOString(),
    changedBy: row?.changedBy ?? '',
    pinnedIds: row?.pinnedIds ?? [],
    stories: stories.map(({ publishedAt, titleHome, title, ...story }) => ({
      ...story,
      title,
      titleHome: titleHome || title,
      publishedAt: publishedAt.toISOString(),
    })),
  };
}
