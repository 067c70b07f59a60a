import { printedDay, printedHour } from '#kit/printed-date.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { News } from '../../article.decode.ts';
import { journalistAddress, newsListPath } from '../../news.addresses.ts';
import { articleMessages as text } from '../../news.article.messages.ts';
import { newsMessages } from '../../news.messages.ts';

export function ArticleHead({ news }: { news: News }) {
  return (
    <header className="grid gap-4 md:gap-5">
      <p className="flex items-center gap-3">
        {news.pro && <Badge kind="pro">{newsMessages.pro}</Badge>}
        <a
          href={newsListPath(news.categorySlug)}
          className="kicker -my-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {news.categoryName}
        </a>
      </p>
      <h1 className="max-w-[22ch] text-39 leading-[1.04] sm:text-49 lg:text-61 lg:tracking-[-0.03em]">{news.title}</h1>
      {news.subtitle && <p className="max-w-[52ch] text-20 leading-normal text-ink-2 md:text-25">{news.subtitle}</p>}
      <Facts news={news} />
    </header>
  );
}

function Facts({ news }: { news: News }) {
  const { author, journalistSlug, date, updateDate, readingMinutes } = news;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule pt-4 text-14 text-ink-2">
      {author && (
        <span>
          {text.by}{' '}
          {journalistSlug ? (
            <a
              href={journalistAddress(journalistSlug)}
              className="relative inline-block font-semibold text-ink underline-offset-4 reach hover:underline"
            >
              {author}
            </a>
          ) : (
            <span className="font-semibold text-ink">{author}</span>
          )}
        </span>
      )}
      <time dateTime={date}>{printed(date)}</time>
      {updateDate !== date && (
        <span data-fact="updated">
          <time dateTime={updateDate}>{text.updated(printed(updateDate))}</time>
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" size={16} />
        {text.minutes(readingMinutes)}
      </span>
    </div>
  );
}

function printed(date: string): string {
  return text.at(printedDay(date), printedHour(date));
}
