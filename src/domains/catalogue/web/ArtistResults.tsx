import { artistsMessages as text } from '../artists.messages.ts';
import type { ArtistEntry } from '../catalogue.decode.ts';
import { ArtistCarousel } from './ArtistCarousel.tsx';

const mostResults = 40;

export function ArtistResults({ query, artists }: { query: string; artists: ArtistEntry[] }) {
  if (artists.length === 0) {
    return (
      <div role="status" className="grid gap-1 border-l-3 border-red pl-4">
        <p className="font-serif text-20 font-[560]">{text.notFound}</p>
        <p className="text-14 text-ink-2">{text.notFoundHint}</p>
      </div>
    );
  }
  const title = text.results(query);
  return (
    <section className="grid min-w-0 gap-4">
      <h2 role="status" className="text-25">
        {title}
      </h2>
      <ArtistCarousel label={title} artists={artists.slice(0, mostResults)} />
    </section>
  );
}
