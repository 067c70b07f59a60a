import { Badge } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { PodcastShow } from '../podcasts.contract.ts';
import { podcastsMessages as text } from '../podcasts.messages.ts';
import { addressOfShow } from '../podcasts.rules.ts';

export function ShowCard({ show }: { show: PodcastShow }) {
  return (
    <article className="group relative grid content-start gap-3">
      <span className="relative block">
        <Picture
          file={show.thumb}
          alt=""
          sizes={['200x200', '400x400']}
          slot="(min-width: 992px) 270px, (min-width: 768px) 30vw, 45vw"
          width={400}
          height={400}
        />
        {show.pro && (
          <span className="absolute bottom-3 left-3 flex">
            <Badge kind="pro">{text.pro}</Badge>
          </span>
        )}
      </span>
      <div className="grid gap-1">
        <h3 className="text-20 leading-[1.15]">
          <a
            href={addressOfShow(show)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
          >
            {show.name}
          </a>
        </h3>
        <p className="text-14 text-ink-2">{show.subtitle}</p>
        <p className="text-12 text-ink-3">{show.type === 'mixcloud' ? text.mixes : text.episodes(show.episodes)}</p>
      </div>
    </article>
  );
}
