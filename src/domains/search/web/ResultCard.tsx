import { MarkedTitle } from '#web/search/MarkedTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { SearchHit } from '../search.contract.ts';

export function ResultCard({ item }: { item: SearchHit }) {
  return (
    <a href={item.link} className="group grid content-start gap-3 no-underline">
      <Picture file={item.image} alt="" width={482} height={250} place="card" />
      <span className="grid gap-1.5">
        <h3 className="text-20 leading-snug underline-offset-4 group-hover:underline">
          <MarkedTitle html={item.htmlTitle} />
        </h3>
        {item.subtitle && <span className="line-clamp-2 text-14 text-ink-2">{item.subtitle}</span>}
      </span>
    </a>
  );
}
