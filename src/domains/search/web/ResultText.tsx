import { MarkedTitle } from '#web/search/MarkedTitle.tsx';
import type { SearchResult } from '../search.contract.ts';

/** What stands below a result's title: the words that were found, or what it is about. */
export function ResultText({ item: { excerpt, subtitle }, className }: { item: SearchResult; className: string }) {
  if (!excerpt && !subtitle) return null;
  return (
    <span className={`text-14 text-ink-2 ${className}`}>{excerpt ? <MarkedTitle html={excerpt} /> : subtitle}</span>
  );
}
