import { newsAddress } from '#domains/news/news.addresses.ts';
import { printedDay } from '#kit/printed-date.ts';
import { PodcastPlayer } from '#web/podcast-player/PodcastPlayer.tsx';
import type { Episode, PodcastShow } from '../podcasts.contract.ts';
import { showMessages as text } from '../podcasts.messages.ts';
import { episodePath, spokenLength } from '../podcasts.rules.ts';

type Props = { show: Pick<PodcastShow, 'slug' | 'pro'>; episode: Episode };

export function EpisodeRow({ show, episode }: Props) {
  const { slug, title, date, number, seconds, description, newsSlug, podcastId } = episode;
  return (
    <article className="grid gap-3">
      <p className="flex flex-wrap gap-x-3 text-12 text-ink-3">
        <span>{text.number(number)}</span>
        <time dateTime={date}>{printedDay(date)}</time>
        {seconds > 0 && <span>{spokenLength(seconds)}</span>}
      </p>
      <h3 className="text-20 leading-[1.15] md:text-25">
        <a href={episodePath(show.slug, slug)} className="underline-offset-4 hover:underline">
          {title}
        </a>
      </h3>
      <div
        className="prose max-w-[60ch] text-16!"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: staff HTML, sanitised by the server when it leaves the house.
        dangerouslySetInnerHTML={{ __html: description }}
      />
      <div className="grid gap-2">
        <PodcastPlayer id={podcastId} title={title} look="mini" pro={show.pro} size="small" />
        {newsSlug && (
          <a
            href={newsAddress(newsSlug)}
            className="inline-flex min-h-11 items-center justify-self-start text-14 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {text.readArticle}
          </a>
        )}
      </div>
    </article>
  );
}
