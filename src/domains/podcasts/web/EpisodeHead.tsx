import { printedDay } from '#kit/printed-date.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { EpisodeWithShow } from '../podcasts.contract.ts';
import { podcastsMessages, showMessages as text } from '../podcasts.messages.ts';
import { showPath, spokenLength } from '../podcasts.rules.ts';

export function EpisodeHead({ episode }: { episode: EpisodeWithShow }) {
  const { show, title, number, date, seconds } = episode;
  return (
    <header className="grid gap-4 md:gap-5">
      <p className="flex items-center gap-3">
        {show.pro && <Badge kind="pro">{podcastsMessages.pro}</Badge>}
        <a
          href={showPath(show.slug)}
          className="kicker -my-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {show.name}
        </a>
      </p>
      <h1 className="max-w-[24ch] text-39 leading-[1.04] sm:text-49 lg:text-61">{title}</h1>
      <p className="flex flex-wrap gap-x-4 border-t border-rule pt-4 text-14 text-ink-2">
        <span>{text.number(number)}</span>
        <time dateTime={date}>{printedDay(date)}</time>
        {seconds > 0 && <span>{spokenLength(seconds)}</span>}
      </p>
    </header>
  );
}
