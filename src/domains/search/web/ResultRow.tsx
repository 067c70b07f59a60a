import { MarkedTitle } from '#web/search/MarkedTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { SearchResult } from '../search.contract.ts';
import { ResultText } from './ResultText.tsx';

export function ResultRow({ item }: { item: SearchResult }) {
  return (
    <a
      href={item.link}
      className="group grid grid-cols-[4rem_1fr] items-center gap-4 border-b border-rule py-3 no-underline"
    >
      <Picture file={item.image} alt="" width={64} height={64} sizes={['100x100', '150x150']} slot="4rem" />
      <span className="grid min-w-0 gap-0.5">
        <h3 className="truncate text-16 underline-offset-4 group-hover:underline">
          <MarkedTitle html={item.htmlTitle} />
        </h3>
        <ResultText item={item} className={item.excerpt ? 'line-clamp-2' : 'truncate'} />
      </span>
    </a>
  );
}
