import { createStore } from '#web/shell/store.ts';

/** The slug of the spot whose details somebody asked for; the player's bar shows them on every page. */
export const spotRequest = createStore<string | null>(null);

export function openSpot(slug: string): void {
  spotRequest.set(slug);
}

export function closeSpot(): void {
  spotRequest.set(null);
}
