import { Share } from '#web/ui/Share.tsx';
import type { News } from '../../article.decode.ts';
import { newsAddress, tagAddress } from '../../news.addresses.ts';
import { articleFootMessages as text } from '../../news.article-foot.messages.ts';
import { JournalistCard } from './JournalistCard.tsx';

/** After the last line: what it was about, who wrote it, and the way to pass it on. */
export function ArticleFoot({ news }: { news: News }) {
  return (
    <footer className="grid gap-8 print:hidden">
      {news.tags.length > 0 && (
        <ul aria-label={text.tags} className="flex flex-wrap gap-2">
          {news.tags.map(({ slug, name }) => (
            <li key={slug}>
              <a
                href={tagAddress(slug)}
                className="veil relative inline-flex min-h-11 items-center rounded-round border border-rule px-4 text-14 font-semibold no-underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="condividi" className="grid gap-3">
        <h2 id="condividi" className="text-20">
          {text.share}
        </h2>
        <Share title={news.title} url={newsAddress(news.slug)} />
      </section>
      <JournalistCard news={news} />
    </footer>
  );
}
