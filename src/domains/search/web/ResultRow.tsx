import { MarkedTitle } from '#web/search/MarkedTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { SearchHit } from '../search.contract.ts';

export function ResultRow({ item }: { item: SearchHit }) {
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
        <span className="truncate text-14 text-ink-2">{item.subtitle}</span>
      </span>
    </a>
  );
}
