import type { TestStation } from '../../../../tests/test-station.ts';
import { addNews, type NewsDraft, publishNews } from './news-write.store.ts';

let counter = 0;

/** An item of the category altri that came out a minute ago, unless told otherwise. */
function newsDraft({ context }: Pick<TestStation, 'context'>, given: Partial<NewsDraft> = {}): NewsDraft {
  const number = ++counter;
  return {
    slug: `prova-${number}`,
    title: `Una notizia di prova numero ${number}`,
    subtitle: 'Scritta per una prova',
    category: 'altri',
    content: '<p>Il primo paragrafo.</p><p>Il secondo.</p><p>Il terzo.</p><p>Il quarto.</p>',
    publishedAt: new Date(context.clock.now() - 60_000),
    ...given,
  };
}

/** Writes an item past the pages, which learn nothing of it; returns its id. */
export function writeNews(station: TestStation, given: Partial<NewsDraft> = {}): Promise<number> {
  return addNews(station.context.db, newsDraft(station, given));
}

/** Publishes an item as the newsroom does. */
export function putOut(station: TestStation, given: Partial<NewsDraft> = {}): Promise<number> {
  return publishNews(station.context, newsDraft(station, given));
}
