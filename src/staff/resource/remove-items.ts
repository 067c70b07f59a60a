import type { Resource } from '#contract/resource.ts';
import { staffApi } from '../api.ts';
import { callsOf, type Item } from './resource-calls.ts';

type Outcome = { done: Item[]; failed: Item[] };

/** Into the bin, each from the version that was seen. `done` holds them as they lie there. */
export function removeItems(resource: Resource, items: readonly Item[]): Promise<Outcome> {
  return each(items, async ({ id, version }) => {
    const { item } = await staffApi.call(callsOf(resource).remove, { params: { id }, query: { version }, body: {} });
    return item as Item;
  });
}

/** Out of the bin again, as they were when they fell in. */
export function restoreItems(resource: Resource, items: readonly Item[]): Promise<Outcome> {
  return each(items, async ({ id, version }) => {
    const body = { revision: version, version };
    return (await staffApi.call(callsOf(resource).restore, { params: { id }, body })) as Item;
  });
}

/** One after the other: a hundred at once would only stand in each other's way. */
async function each(items: readonly Item[], work: (item: Item) => Promise<Item>): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const item of items) {
    try {
      outcome.done.push(await work(item));
    } catch {
      outcome.failed.push(item);
    }
  }
  return outcome;
}
