import { SectionHead } from '#web/ui/SectionHead.tsx';
import { artistsMessages as text } from '../artists.messages.ts';
import type { ArtistEntry } from '../catalogue.decode.ts';
import { ArtistCarousel } from './ArtistCarousel.tsx';

const autoplayDelayMs = 1_000;

export function ArtistSlider({ artists }: { artists: ArtistEntry[] }) {
  return (
    <section className="grid min-w-0 gap-6">
      <SectionHead title={text.slider} link={{ to: '#tutti', label: text.others }} />
      <ArtistCarousel label={text.slider} artists={artists} autoplayDelayMs={autoplayDelayMs} />
    </section>
  );
}
