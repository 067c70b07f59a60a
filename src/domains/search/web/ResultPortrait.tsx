import { MarkedTitle } from '#web/search/MarkedTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { SearchResult } from '../search.contract.ts';
import { ResultText } from './ResultText.tsx';

export function ResultPortrait({ item }: { item: SearchResult }) {
  return (
    <a href={item.link} className="group grid content-start gap-3 text-center no-underline">
      <Picture
        file={item.image}
        alt=""
        width={200}
        height={200}
        sizes={['200x200', '400x400']}
        slot="(min-width: 992px) 10rem, 40vw"
        className="rounded-round!"
      />
      <h3 className="text-16 leading-tight underline-offset-4 group-hover:underline">
        <MarkedTitle html={item.htmlTitle} />
      </h3>
      {item.excerpt && <ResultText item={item} className="line-clamp-3 text-left" />}
    </a>
  );
}
