import { createStore } from '#web/shell/store.ts';

/** The slug of the spot whose details somebody asked for; the player's bar shows them on every page. */
export const spotWish = createStore<string | null>(null);

export function openSpot(slug: string): void {
  spotWish.set(slug);
}

export function closeSpot(): void {
  spotWish.set(null);
}
