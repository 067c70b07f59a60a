import { DatabaseSync } from 'node:sqlite';
import type { SearchItem } from '#domains/search/server/search.read.ts';
import { fold } from '#kit/fold.ts';

export type Fts5 = { find(query: string): unknown[]; close(): void };

/** The same items in SQLite's own full-text index, asked as one asks it: all words, the last one begun, the best ten. */
export function openFts5(file: string, items: readonly SearchItem[]): Fts5 {
  const db = new DatabaseSync(file);
  db.exec(`pragma cache_size = -262144;
    create virtual table items using fts5(
      title, subtitle, body, address unindexed, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`);
  const insert = db.prepare('insert into items values (?, ?, ?, ?)');
  db.exec('begin');
  for (const { title, subtitle = '', body = '', address } of items) insert.run(title, subtitle, body, address);
  db.exec('commit');
  const select = db.prepare(
    'select title, subtitle, address from items where items match ? order by bm25(items, 10, 4, 1) limit 10',
  );
  return {
    find: (query) => select.all(`${fold(query).split(' ').map(quoted).join(' ')} *`),
    close: () => db.close(),
  };
}

function quoted(word: string): string {
  return `"${word}"`;
}
