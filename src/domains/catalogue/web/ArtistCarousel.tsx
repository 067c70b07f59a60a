import { slideTitle } from '#web/list-title.ts';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { ArtistEntry } from '../catalogue.decode.ts';
import { artistPath } from '../catalogue.rules.ts';

type Props = { label: string; artists: readonly ArtistEntry[]; autoplayDelayMs?: number };

export function ArtistCarousel({ label, artists, autoplayDelayMs }: Props) {
  return (
    <Carousel
      label={label}
      autoplayDelayMs={autoplayDelayMs}
      className="[--slide:62%] sm:[--slide:38%] lg:[--slide:calc((100%-3rem)/4)]"
    >
      {artists.map(({ id, slug, name, portrait }) => (
        <a key={id} href={artistPath(slug)} className="grid gap-3 no-underline underline-offset-4 hover:underline">
          <Picture
            file={portrait}
            sizes={['200x200', '400x400']}
            slot="(min-width: 992px) 280px, (min-width: 576px) 38vw, 60vw"
            alt=""
            width={400}
            height={400}
          />
          <span title={name} className="font-serif text-20 leading-tight font-[560]">
            {slideTitle(name)}
          </span>
        </a>
      ))}
    </Carousel>
  );
}
