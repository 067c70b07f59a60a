import { needsRefetch } from '../home.freshness.rules.ts';

type Kept = { count: number; loadedAt: number };

let kept: Kept | null = null;

/** Only a page that lives in a browser keeps anything here: the server renders from fresh data, always. */
export function cacheFront(front: Kept): void {
  kept = front;
}

/** The front page of this visit, as long as it is young enough to be shown again. */
export function cachedFront<F extends Kept>(now: number): F | null {
  return kept && !needsRefetch(kept, now) ? (kept as F) : null;
}
