import { printedDay } from '#kit/printed-date.ts';
import { PodcastPlayer } from '#web/podcast-player/PodcastPlayer.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { Mix } from '../mixes.contract.ts';
import { mixesMessages as text } from '../mixes.messages.ts';
import { spokenLength } from '../podcasts.rules.ts';

export function MixRow({ mix }: { mix: Mix }) {
  const { slug, name, tags, date, seconds, picture } = mix;
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-6">
      <Picture
        file={picture}
        alt=""
        sizes={['150x150', '200x200', '400x400']}
        slot="(min-width: 576px) 128px, 80px"
        width={200}
        height={200}
      />
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-3">
          <time dateTime={date}>{printedDay(date)}</time>
          {seconds > 0 && <span>{spokenLength(seconds)}</span>}
        </p>
        <h2 className="text-20 leading-[1.15] md:text-25">{name}</h2>
        {tags.length > 0 && (
          <ul aria-label={text.tags} className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag.name}>
                <Badge kind="plain">{tag.name}</Badge>
              </li>
            ))}
          </ul>
        )}
        <PodcastPlayer kind="mix" id={slug} title={name} look="mini" size="small" />
      </div>
    </article>
  );
}
