import { MarkedTitle } from '#web/search/MarkedTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { SearchResult } from '../search.contract.ts';
import { ResultText } from './ResultText.tsx';

export function ResultCard({ item }: { item: SearchResult }) {
  return (
    <a href={item.link} className="group grid content-start gap-3 no-underline">
      <Picture file={item.image} alt="" width={482} height={250} place="card" />
      <span className="grid gap-1.5">
        <h3 className="text-20 leading-snug underline-offset-4 group-hover:underline">
          <MarkedTitle html={item.htmlTitle} />
        </h3>
        <ResultText item={item} className="line-clamp-3" />
      </span>
    </a>
  );
}
