import { beforeAll, expect, test } from 'vitest';
import { type Query, watchQueries } from '../../../bench/count-statements.ts';
import { callAs } from '../../../tests/browser/desk.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();
const { pool } = station.context;
const editor = await callAs(station, 'editor');
const queries = watchQueries(pool);

/** Every second one is still more than a list counts, and the tables are larger than what PostgreSQL would rather read whole. */
const many = 21_000;

/** Every second one holds a common word, one of them a rare one. */
beforeAll(async () => {
  await pool.query(`insert into media_files
      (sha256, file, kind, name, alt, bytes, width, height, search_text, created_at)
    select 'made-' || n, 'library/' || lpad(to_hex(n), 16, '0') || '.jpg', (array['image','audio'])[1 + n % 2],
      'foto ' || n, case when n % 50 = 0 then '' else 'testo' end, 1000, 900, 600,
      case when n % 2 = 0 then 'concerto ' else 'piazza ' end || 'foto ' || n || case when n = 7777 then ' gabbiano' else '' end,
      now() - n * interval '1 minute'
    from generate_series(1, ${many}) as n`);
  await pool.query(`insert into news_drafts (slug, category_id, title, content, stage, changed_at)
    select 'fatta-' || n, (select min(id) from news_categories),
      case when n % 2 = 0 then 'Concerto di sera ' else 'Piazza ' end || n || case when n = 7777 then ' gabbiano' else '' end,
      repeat('parola ', 60), (array['idea','ready','draft','ready'])[1 + n % 4], now() - n * interval '1 minute'
    from generate_series(1, ${many}) as n`);
  await pool.query('vacuum analyze media_files, news_drafts');
});

/** What the database reads from one end to the other. */
async function scannedWhole({ text, values }: Query): Promise<string[]> {
  const { rows } = await pool.query(`explain (format json) ${text}`, values);
  const found: string[] = [];
  JSON.stringify(rows, (_, value) => {
    if (value?.['Node Type'] === 'Seq Scan') found.push(value['Relation Name']);
    return value;
  });
  return found;
}

async function list(path: string) {
  queries.length = 0;
  const { body } = await station.get(`/api/v1/staff/${path}`, editor);
  const asked = queries.filter(({ text }) => /from "(?:media_files|news_drafts)"/.test(text));
  const scanned = (await Promise.all(asked.map(scannedWhole))).flat();
  const large = scanned.filter((table) => table === 'media_files' || table === 'news_drafts');
  return { ...body.data, statements: asked.length, large };
}

test.each([
  ['the first page', '', 10_001, 24],
  ['a page far behind', 'offset=10500', 10_001, 24],
  ['a word that every second one holds', 'search=concerto', 10_001, 24],
  ['a word that one holds', 'search=gabbiano', 1, 1],
  ['several words', 'search=gabbiano%20foto', 1, 1],
  ['a word that none holds', 'search=ornitorinco', 0, 0],
  ['the sounds', 'kind=audio', 10_001, 24],
  ['pictures without alternative text', 'missing=alt', 420, 24],
])(
  '[DESK-16] of 21,000 files, %s takes two statements at most and reads no table whole',
  async (_, query, total, count) => {
    const found = await list(`media?count=24&${query}`);
    expect(found).toMatchObject({ total, large: [] });
    expect(found.items).toHaveLength(count);
    expect(found.statements).toBeLessThanOrEqual(2);
  },
);

test.each([
  ['the first page', '', 10_001],
  ['a word that every second one holds', 'search=concerto', 10_001],
  ['a word of two letters', 'search=di', 10_001],
  ['a word that one holds', 'search=gabbiano', 1],
  ['a word that none holds', 'search=ornitorinco', 0],
  ['one stage', 'state=ready', 10_001],
  ['one stage, and a word', 'state=idea&search=gabbiano', 0],
])('of 21,000 articles, %s takes two statements at most and reads no table whole', async (_, query, total) => {
  const found = await list(`news?${query}`);
  expect(found).toMatchObject({ total, large: [] });
  expect(found.statements).toBeLessThanOrEqual(2);
});
