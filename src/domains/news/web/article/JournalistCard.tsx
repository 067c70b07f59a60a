import type { News } from '../../article.decode.ts';
import { journalistAddress } from '../../news.addresses.ts';
import { articleFootMessages as text } from '../../news.article-foot.messages.ts';
import { Portrait } from '../blocks/Portrait.tsx';

type Props = { news: Pick<News, 'journalistName' | 'journalistSlug' | 'journalistPortrait' | 'journalistIsActive'> };

export function JournalistCard({ news }: Props) {
  const { journalistName, journalistSlug, journalistPortrait, journalistIsActive } = news;
  if (!journalistSlug) return null;
  return (
    <section aria-label={text.author} className="group relative flex items-center gap-5 border-y border-rule py-6">
      <Portrait file={journalistPortrait} size={96} className="w-20 shrink-0 md:w-24" />
      <div className="grid gap-1">
        <p className="kicker">{journalistIsActive ? text.author : text.exAuthor}</p>
        <h2 className="text-25">
          <a
            href={journalistAddress(journalistSlug)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {journalistName}
          </a>
        </h2>
        <p className="text-14 text-ink-2">{text.allByAuthor}</p>
      </div>
    </section>
  );
}
