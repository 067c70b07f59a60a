import { markWords } from '../mark-words.ts';
import { writeMarked } from '../marked-text.ts';
import type { SearchHit } from '../search.contract.ts';
import { searchKinds } from '../search.rules.ts';
import type { Results } from './find.ts';
import type { Found } from './search.store.ts';

export function presentFound({ kind, title, subtitle, address, image }: Found, marks: readonly string[]): SearchHit {
  return { htmlTitle: writeMarked(markWords(title, marks)), link: address, kind, subtitle, image };
}

/** The kinds in the order of the page, without the empty ones; those that only mention the words come last. */
export function presentResults({ items, reading }: Results) {
  const marks = reading?.marks ?? [];
  const groups = searchKinds.map((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    const [best] = ofKind;
    return { kind, best, total: best?.total ?? 0, items: ofKind.map((item) => presentFound(item, marks)) };
  });
  return {
    groups: groups.filter(({ best }) => best).sort((one, other) => (one.best?.tier ?? 0) - (other.best?.tier ?? 0)),
    correctedTo: reading?.kind === 'corrected' ? reading.words.join(' ') : '',
    isLoose: reading?.kind === 'any word',
  };
}
