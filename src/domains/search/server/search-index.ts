import { and, eq, sql } from 'drizzle-orm';
import { fold } from '#kit/fold.ts';
import { htmlToText } from '#kit/html-words.ts';
import type { DbOrTx } from '#server/database.ts';
import { isOneOf } from '#server/is-one-of.ts';
import { type SearchKind, searchItems, searchTexts } from './search.tables.ts';
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
  /** HTML or text; the item is found by it, and what surrounds a word is quoted. Of a PRO item only what everybody may read. */
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
    .where(and(eq(searchItems.kind, kind), isOneOf(searchItems.key, keys.map(String))))
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
  const bodies = items.map(({ body }) => htmlToText((body ?? '').slice(0, longestBody)).normalize('NFC'));
  const put = await db.execute<{ id: number; kind: string; key: string }>(sql`
    insert into ${searchItems}
      (kind, key, title, subtitle, address, image, plain, document, popularity, published_at)
    select kind, key, title, subtitle, address, image, ${plainOf(sql`head`, sql`tail`)},
      ${documentOf(sql`head`, sql`tail`, sql`body`)}, popularity, published_at
    from unnest(
      ${kinds}::text[], ${keys}::text[], ${texts(({ title }) => title)}::text[],
      ${texts(({ subtitle }) => subtitle)}::text[], ${texts(({ address }) => address)}::text[],
      ${texts(({ image }) => image)}::text[], ${texts(({ title }) => fold(title))}::text[],
      ${texts(({ subtitle }) => fold(subtitle ?? ''))}::text[], ${sql.param(bodies.map(wordsOnce))}::text[],
      ${sql.param(items.map(({ popularity }) => popularity ?? 0))}::real[],
      ${sql.param(items.map(({ publishedAt }) => publishedAt?.toISOString() ?? null))}::timestamptz[]
    ) as item (kind, key, title, subtitle, address, image, head, tail, body, popularity, published_at)
    on conflict (kind, key) do update set
      title = excluded.title, subtitle = excluded.subtitle, address = excluded.address, image = excluded.image,
      plain = excluded.plain, document = excluded.document, popularity = excluded.popularity,
      published_at = excluded.published_at
    returning id, kind, key`);
  const bodyOf = new Map(items.map(({ kind, key }, index) => [`${kind} ${key}`, bodies[index] ?? '']));
  await db.execute(sql`
    insert into ${searchTexts} (item_id, body)
    select * from unnest(
      ${sql.param(put.rows.map(({ id }) => id))}::int[],
      ${sql.param(put.rows.map(({ kind, key }) => bodyOf.get(`${kind} ${key}`) ?? ''))}::text[]
    )
    on conflict (item_id) do update set body = excluded.body`);
  await countTitleWords(db, {
    added: items.map(({ title }) => title),
    removed: replaced.map(({ title }) => title),
  });
}

/** Each word once: how often it stands in the body says nothing that the ranking asks for. */
function wordsOnce(body: string): string {
  return body && [...new Set(fold(body).split(' '))].join(' ');
}
