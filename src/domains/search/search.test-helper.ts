import type { TestStation } from '../../../tests/test-station.ts';
import { putSearchItems, type SearchItem } from './server/search.read.ts';

/** Items that only the search knows, for tests of what it shows. */
export function putInSearch({ context }: TestStation, items: SearchItem[]): Promise<void> {
  return putSearchItems(context.db, items);
}
