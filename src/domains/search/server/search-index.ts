import { and, eq, inArray, sql } from 'drizzle-orm';
import { fold } from '#kit/fold.ts';
import { htmlToText } from '#kit/html-words.ts';
import type { DbOrTx } from '#server/database.ts';
import { type SearchKind, searchItems } from './search.tables.ts';
import { documentOf, plainOf } from './search-document.ts';
import { countTitleWords } from './search-words.ts';

export type SearchItem = {
  kind: SearchKind;
  /** The item's id in its own domain. */
  key: string | number;
  title: string;
  /** What tells it apart in a list: a song's artist, a programme's summary. Found like the title, weighing less. */
  subtitle?: string;
  /** Where it is read: '/notizie/…'. */
  address: string;
  image?: string;
  /** HTML or text; it is found by it, but it is never shown or kept. Of a PRO item only what everybody may read. */
  body?: string;
  /** How often it is asked for or opened; any count. */
  popularity?: number;
  /** An item of the future is found from then on. */
  publishedAt?: Date | null;
};

/** How a domain hands over everything it has, in pages, for an index that is made anew. */
export type SearchSource = (db: DbOrTx) => AsyncIterable<SearchItem[]>;

const batchSize = 1_000;
const longestBody = 50_000;

/** Adds or replaces, any number of items. Belongs into the transaction of the write that it follows. */
export async function putSearchItems(db: DbOrTx, items: readonly SearchItem[]): Promise<void> {
  const once = [...new Map(items.map((item) => [`${item.kind} ${item.key}`, item])).values()];
  for (let from = 0; from < once.length; from += batchSize) await putBatch(db, once.slice(from, from + batchSize));
}

export async function removeSearchItems(
  db: DbOrTx,
  kind: SearchKind,
  keys: readonly (string | number)[],
): Promise<void> {
  if (keys.length === 0) return;
  const removed = await db
    .delete(searchItems)
    .where(and(eq(searchItems.kind, kind), inArray(searchItems.key, keys.map(String))))
    .returning({ title: searchItems.title });
  await countTitleWords(db, { added: [], removed: removed.map(({ title }) => title) });
}

async function putBatch(db: DbOrTx, items: SearchItem[]): Promise<void> {
  const kinds = sql.param(items.map(({ kind }) => kind));
  const keys = sql.param(items.map(({ key }) => String(key)));
  const replaced = await db
    .select({ title: searchItems.title })
    .from(searchItems)
    .where(sql`(kind, key) in (select * from unnest(${kinds}::text[], ${keys}::text[]))`)
    .for('update');
  const texts = (pick: (item: SearchItem) => string | undefined) => sql.param(items.map((item) => pick(item) ?? ''));
  await db.execute(sql`
    insert into ${searchItems}
      (kind, key, title, subtitle, address, image, plain, document, popularity, published_at)
    select kind, key, title, subtitle, address, image, ${plainOf(sql`head`, sql`tail`)},
      ${documentOf(sql`head`, sql`tail`, sql`body`)}, popularity, published_at
    from unnest(
      ${kinds}::text[], ${keys}::text[], ${texts(({ title }) => title)}::text[],
      ${texts(({ subtitle }) => subtitle)}::text[], ${texts(({ address }) => address)}::text[],
      ${texts(({ image }) => image)}::text[], ${texts(({ title }) => fold(title))}::text[],
      ${texts(({ subtitle }) => fold(subtitle ?? ''))}::text[], ${texts(bodyWords)}::text[],
      ${sql.param(items.map(({ popularity }) => popularity ?? 0))}::real[],
      ${sql.param(items.map(({ publishedAt }) => publishedAt?.toISOString() ?? null))}::timestamptz[]
    ) as item (kind, key, title, subtitle, address, image, head, tail, body, popularity, published_at)
    on conflict (kind, key) do update set
      title = excluded.title, subtitle = excluded.subtitle, address = excluded.address, image = excluded.image,
      plain = excluded.plain, document = excluded.document, popularity = excluded.popularity,
      published_at = excluded.published_at`);
  await countTitleWords(db, {
    added: items.map(({ title }) => title),
    removed: replaced.map(({ title }) => title),
  });
}

/** Each word once: how often it stands in the body says nothing that the ranking asks for. */
function bodyWords({ body }: SearchItem): string {
  if (!body) return '';
  const words = fold(htmlToText(body.slice(0, longestBody))).split(' ');
  return [...new Set(words)].join(' ');
}
