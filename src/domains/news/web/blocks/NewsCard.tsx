import type { ReactNode } from 'react';
import { type ListTitleSize, listTitle } from '#web/list-title.ts';
import type { PicturePlace } from '#web/media.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { newsAddress } from '../../news.addresses.ts';
import type { Brief } from '../../news.decode.ts';
import { newsMessages as text } from '../../news.messages.ts';
import { NewsTime } from './NewsTime.tsx';

type Props = {
  item: Brief;
  size?: ListTitleSize;
  /** Of the headline: what stands directly below a page's title is 2. */
  level?: 2 | 3;
  /** The first picture that a page shows. */
  priority?: boolean;
  /** Home pages have shorter headlines. */
  shortTitle?: boolean;
  withCategory?: boolean;
};

const headline: Record<ListTitleSize, string> = {
  lead: 'text-31 sm:text-39 lg:text-49 lg:tracking-[-0.025em]',
  large: 'text-25 md:text-31',
  card: 'text-20 leading-[1.15]',
  row: 'text-16 leading-tight sm:text-20',
  text: 'text-20 leading-[1.15]',
  line: 'text-16 leading-snug',
};

const pictures: Partial<Record<ListTitleSize, { place: PicturePlace; width: number; height: number }>> = {
  lead: { place: 'lead', width: 845, height: 438 },
  large: { place: 'lead', width: 845, height: 438 },
  card: { place: 'card', width: 482, height: 250 },
  row: { place: 'thumb', width: 192, height: 100 },
};

/** One item of the news, in the size of its place. The whole card leads to the article; the headline is the link. */
export function NewsCard({ item, size = 'card', level = 3, priority, shortTitle, withCategory = true }: Props) {
  const picture = pictures[size];
  const Heading = `h${level}` as const;
  const title = (shortTitle && item.titleHome) || item.title;
  const shown = listTitle(title, size);
  return (
    <article data-news-id={item.newsId} className={`group relative ${frames[size]}`}>
      {picture && (
        <span className="relative block">
          <Picture file={item.image} alt="" {...picture} priority={priority} />
          {item.coverVideo && size !== 'row' && <VideoMark />}
        </span>
      )}
      <div className={`grid content-start ${size === 'lead' ? 'gap-3' : 'gap-1.5'}`}>
        {size !== 'line' && (withCategory || item.pro || item.isNew) && (
          <Kicker item={item} withCategory={withCategory} />
        )}
        <Heading className={headline[size]}>
          <a
            href={newsAddress(item.slug)}
            title={shown === title ? undefined : title}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
          >
            {shown}
          </a>
        </Heading>
        {item.subtitle && <p className={subtitles[size]}>{item.subtitle}</p>}
        <p className="text-12 text-ink-3">
          <NewsTime date={item.date} />
        </p>
      </div>
    </article>
  );
}

const frames: Record<ListTitleSize, string> = {
  lead: 'grid content-start gap-4 md:gap-5',
  large: 'grid content-start gap-4',
  card: 'grid content-start gap-3',
  row: 'grid grid-cols-[6.5rem_1fr] items-start gap-4 sm:grid-cols-[12rem_1fr]',
  text: '',
  line: '',
};

const subtitles: Record<ListTitleSize, string> = {
  lead: 'max-w-[46ch] text-16 leading-normal text-ink-2 sm:text-20',
  large: 'max-w-[52ch] text-16 text-ink-2',
  card: 'text-14 text-ink-2',
  row: 'text-14 text-ink-2 max-sm:hidden',
  text: 'text-14 text-ink-2',
  line: 'text-14 text-ink-2',
};

function Kicker({ item, withCategory }: { item: Brief; withCategory: boolean }) {
  return (
    <p className="flex min-h-5.5 flex-wrap items-center gap-x-2.5 gap-y-1">
      {item.isNew && <Badge kind="new">{text.isNew}</Badge>}
      {item.pro && <Badge kind="pro">{text.pro}</Badge>}
      {withCategory && <span className="kicker">{item.categoryName}</span>}
    </p>
  );
}

function VideoMark(): ReactNode {
  return (
    <span className="absolute bottom-3 left-3 grid size-10 place-items-center rounded-round bg-night text-moon">
      <Icon name="play" size={16} />
      <span className="visually-hidden">{text.video}</span>
    </span>
  );
}
