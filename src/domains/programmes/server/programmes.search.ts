import type { SearchItem, SearchSource } from '#domains/search/server/search.read.ts';
import { listProgrammes, type Programme } from './programmes.store.ts';

export const programmesForSearch: SearchSource = async function* (db) {
  yield (await listProgrammes(db)).map(searchItemOf);
};

function searchItemOf({ id, slug, title, summary, description, host, image }: Programme): SearchItem {
  const address = `/programacao#${slug}`;
  return { kind: 'programme', key: id, title, subtitle: summary, address, image, body: `${host} ${description}` };
}
