import type { SearchHit } from '#domains/search/search.contract.ts';
import { mostSuggestions, typingPauseMs } from '#domains/search/search.rules.ts';
import type { Clock } from '#kit/clock.ts';
import { debounce } from '#kit/debounce.ts';

/** null: nothing was asked, or the answer has not come; an empty list: there are none. */
export type Shown = readonly SearchHit[] | null;

export type Suggestions = {
  /** What stands in the field now. */
  typed(text: string): void;
  /** Forgets what is shown and what is on its way. */
  clear(): void;
};

type Options = {
  ask(text: string): Promise<readonly SearchHit[]>;
  show(suggestions: Shown): void;
  log(error: unknown): void;
  clock?: Clock;
};

/** Asks once somebody pauses. Only the answer to the latest text is shown; a failure shows nothing. */
export function createSuggestions({ ask, show, log, clock }: Options): Suggestions {
  let asked = 0;

  async function fetchFor(text: string): Promise<void> {
    const mine = ++asked;
    try {
      const items = await ask(text);
      if (mine === asked) show(items.slice(0, mostSuggestions));
    } catch (error) {
      log(error);
      if (mine === asked) show(null);
    }
  }

  const afterPause = debounce((text: string) => void fetchFor(text), typingPauseMs, clock);

  function clear(): void {
    afterPause.cancel();
    asked++;
    show(null);
  }

  return {
    typed(text) {
      const wanted = text.trim();
      if (!wanted) return clear();
      // An answer still on its way belongs to what stood there before.
      asked++;
      afterPause(wanted);
    },
    clear,
  };
}
