import { Badge } from '#web/ui/Badge.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { PodcastShow } from '../podcasts.contract.ts';
import { podcastsMessages as text } from '../podcasts.messages.ts';
import { addressOfShow } from '../podcasts.rules.ts';

const autoplayDelayMs = 1_000;

/** One show at a time, its picture fading into its own colour. */
export function FeaturedShows({ shows }: { shows: PodcastShow[] }) {
  return (
    <Carousel label={text.featured} autoplayDelayMs={autoplayDelayMs} slideWidth="100%">
      {shows.map((show, index) => (
        <article
          key={show.slug}
          data-theme="night"
          className="group relative grid h-full overflow-hidden rounded-card text-moon md:grid-cols-[2fr_3fr]"
          style={{ backgroundColor: show.fadeColor }}
        >
          <div className="relative order-2 grid content-end gap-3 p-6 md:order-1 md:p-10">
            <p className="flex items-center gap-3 text-14">
              {show.pro && <Badge kind="pro">{text.pro}</Badge>}
              {text.episodes(show.episodes)}
            </p>
            <h2 className="text-31 lg:text-49">
              <a
                href={addressOfShow(show)}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {show.name}
              </a>
            </h2>
            <p className="max-w-[40ch] text-16">{show.subtitle}</p>
          </div>
          <div className="relative order-1 md:order-2">
            <Picture
              file={show.imageFeatured}
              alt=""
              place="lead"
              width={845}
              height={438}
              priority={index === 0}
              className="rounded-none! md:h-full"
            />
            <span
              aria-hidden="true"
              className="absolute inset-0 bg-[linear-gradient(to_top,var(--fade),transparent_40%)] md:bg-[linear-gradient(to_right,var(--fade),transparent_40%)]"
              style={{ ['--fade' as string]: show.fadeColor }}
            />
          </div>
        </article>
      ))}
    </Carousel>
  );
}
