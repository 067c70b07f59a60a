import { shellMessages } from '#domains/site/site.messages.ts';
import { realClock } from '#kit/clock.ts';
import { pageState } from '../page-state.ts';
import { createStore } from '../shell/store.ts';
import { toast } from '../toasts/toasts.ts';
import { type Absence, createParts, PartError } from './create-parts.ts';

/** Whether the station serves a newer page than this one. The update bar says so and offers to reload. */
export const oldPage = createStore(false);

const signs = ['online', 'click', 'pageshow'] as const;

export const { absence, fetchPart, keepFetching } = createParts({
  clock: realClock,
  areFilesThere,
  onOldPage: () => oldPage.set(true),
  onSign(listener) {
    for (const sign of signs) addEventListener(sign, listener);
    return () => {
      for (const sign of signs) removeEventListener(sign, listener);
    };
  },
});

async function areFilesThere(): Promise<boolean> {
  const ask = (address: string) => fetch(address, { method: 'HEAD', cache: 'no-store' });
  const answers = await Promise.all(pageState().assets.map(ask));
  if (answers.some(({ status }) => status === 404)) return false;
  // A station that is just starting says nothing about its files.
  if (answers.some(({ ok }) => !ok)) throw new Error('the station has no answer');
  return true;
}

type Answer = {
  /** A page that serves as well. */
  elsewhere?: string;
  /** For a surface with words of its own. */
  said?: { text: string; lang?: 'pt-BR' };
};

/** Answers whoever pressed for a part that did not come. Without a line the page stays: leaving it would leave nothing. */
export function tellMissing(why: Absence, { elsewhere, said = { text: shellMessages.noLine } }: Answer = {}): void {
  // An old page has its own bar for that.
  if (why === 'version') return;
  if (why === 'file' && elsewhere) location.assign(elsewhere);
  else toast('error', said.text, { lang: said.lang });
}

/** Fetches what a press needs; whoever pressed is told when it does not come, and may press again. */
export async function fetchForPress<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await fetchPart(load);
  } catch (error) {
    console.warn(error);
    tellMissing(error instanceof PartError ? error.why : 'file');
    return null;
  }
}
