import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { ModuleContext } from '#server/domain-module.ts';
import { newsAddress } from '../../news.addresses.ts';
import { getPreviewNews, getPreviewProNews } from '../../news.contract.ts';
import { getArticlePreview } from '../../news.staff.contract.ts';
import { presentArticle } from '../news.present.ts';
import type { Article } from '../news.store.ts';
import { journalists, news, newsCategories, newsTags } from '../news.tables.ts';
import { newsDrafts } from '../news-drafts.tables.ts';
import { listChosen } from '../related.store.ts';
import { createPreviewTokens } from './preview-tokens.ts';

/** The working copy on the real page, for whoever was given its address. */
export function previewRoutes({ db, clock, secret }: Pick<ModuleContext, 'db' | 'clock' | 'secret'>): Implementation[] {
  const tokens = createPreviewTokens(secret, clock.now);
  const now = () => new Date(clock.now());

  async function readDraft(id: number): Promise<Article | null> {
    const [row] = await db
      .select({ draft: newsDrafts, published: news, category: newsCategories, journalist: journalists })
      .from(newsDrafts)
      .innerJoin(newsCategories, eq(newsCategories.id, newsDrafts.categoryId))
      .leftJoin(journalists, and(eq(journalists.id, newsDrafts.journalistId), isNull(journalists.deletedAt)))
      .leftJoin(news, eq(news.id, newsDrafts.id))
      .where(and(eq(newsDrafts.id, id), isNull(newsDrafts.deletedAt)));
    if (!row) return null;
    const { draft, published, category, journalist } = row;
    const { tagIds, publishedAt, scheduledAt } = draft;
    const tags = tagIds.length > 0 ? await db.select().from(newsTags).where(inArray(newsTags.id, tagIds)) : [];
    tags.sort((a, b) => tagIds.indexOf(a.id) - tagIds.indexOf(b.id));
    const shown = {
      ...draft,
      content: draft.content ?? published?.content ?? '',
      publishedAt: publishedAt ?? scheduledAt ?? now(),
      updatedAt: published?.updatedAt ?? null,
      correctedAt: draft.correction ? (published?.correctedAt ?? now()) : null,
    };
    return { news: shown, category, journalist, tags };
  }

  async function readPreview(token: string): Promise<Article | null> {
    const id = tokens.read(token);
    return id === null ? null : readDraft(id);
  }

  return [
    implement(getArticlePreview, async ({ params: { id }, refuse }) => {
      const article = await readDraft(id);
      if (!article) return refuse('not found');
      const { token, until } = tokens.issue(id);
      const address = `${newsAddress(article.news.slug)}?anteprima=${token}`;
      return { address, until: until.toISOString() };
    }),

    implement(getPreviewNews, async ({ params, doNotCache, refuse }) => {
      doNotCache();
      const article = await readPreview(params.token);
      if (!article) return refuse('preview ended');
      return presentArticle(article, {
        // A token is passed on; the rest of a PRO article is not.
        forPro: false,
        related: await listChosen(db, article.news.relatedIds, now()),
      });
    }),

    implement(getPreviewProNews, async ({ params, refuse }) => {
      const article = await readPreview(params.token);
      return article ? presentArticle(article, { forPro: true, related: [] }) : refuse('preview ended');
    }),
  ];
}
