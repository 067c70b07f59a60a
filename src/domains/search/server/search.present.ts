import { excerptOf } from '../excerpt.ts';
import { markWords } from '../mark-words.ts';
import { type MarkedPiece, writeMarked } from '../marked-text.ts';
import type { SearchHit, SearchResult } from '../search.contract.ts';
import { searchKinds } from '../search.rules.ts';
import type { Results } from './find.ts';
import type { Found, FoundOfKind } from './search.store.ts';

export function presentFound({ kind, title, subtitle, address, image }: Found, marks: readonly string[]): SearchHit {
  return { htmlTitle: writeMarked(markWords(title, marks)), link: address, kind, subtitle, image };
}

/** Why it was found, where the title does not show it: the subtitle with its words marked, or a piece of the text. */
function presentResult(item: FoundOfKind, marks: readonly string[]): SearchResult {
  const hit = presentFound(item, marks);
  const isMarked = (pieces: readonly MarkedPiece[]) => pieces.some(({ marked }) => marked);
  if (isMarked(markWords(item.title, marks))) return { ...hit, excerpt: '' };
  const subtitle = markWords(item.subtitle, marks);
  return { ...hit, excerpt: writeMarked(isMarked(subtitle) ? subtitle : excerptOf(item.body, marks)) };
}

/** The kinds in the order of the page, without the empty ones; those that only mention the words come last. */
export function presentResults({ items, reading }: Results) {
  const marks = reading?.marks ?? [];
  const groups = searchKinds.map((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    const [best] = ofKind;
    return { kind, best, total: best?.total ?? 0, items: ofKind.map((item) => presentResult(item, marks)) };
  });
  return {
    groups: groups.filter(({ best }) => best).sort((one, other) => (one.best?.tier ?? 0) - (other.best?.tier ?? 0)),
    correctedTo: reading?.kind === 'corrected' ? reading.words.join(' ') : '',
    isLoose: reading?.kind === 'any word',
  };
}
