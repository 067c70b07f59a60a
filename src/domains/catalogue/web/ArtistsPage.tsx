import { Suspense } from 'react';
import { collectionPage } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { artistsMessages as text } from '../artists.messages.ts';
import { getArtists, getSlides } from '../catalogue.contract.ts';
import { type ArtistEntry, decodeArtistEntry } from '../catalogue.decode.ts';
import { artistPath } from '../catalogue.rules.ts';
import { ArtistIndex } from './ArtistIndex.tsx';
import { ArtistSearch } from './ArtistSearch.tsx';

const ArtistSlider = deferred(() => import('./ArtistSlider.tsx'), 'ArtistSlider');

type Indexed = Pick<ArtistEntry, 'slug' | 'name'>;
type Data = { slides: ArtistEntry[]; index: Indexed[] };

/** The index is for leafing through; whoever looks for somebody among thousands searches. */
const longestIndex = 300;

export const page = definePage<Data>({
  async load({ client }) {
    const [slides, artists] = await Promise.all([client.call(getSlides), client.call(getArtists)]);
    const index = artists.slice(0, longestIndex).map(decodeArtistEntry);
    return { slides: slides.map(decodeArtistEntry), index: index.map(({ slug, name }) => ({ slug, name })) };
  },
  head: ({ index }, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name),
    keywords: text.headKeywords,
    jsonLd: import.meta.env.SSR
      ? [
          collectionPage(
            text.headTitle,
            '/artisti',
            index.map(({ slug }) => artistPath(slug)),
          ),
        ]
      : undefined,
  }),
  Page: ArtistsPage,
});

function ArtistsPage({ data: { slides, index } }: { data: Data }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 pb-16 md:gap-16 md:pb-24">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
        <ArtistSearch />
      </div>
      {slides.length > 0 && (
        <Suspense fallback={<div className="min-h-90" />}>
          <ArtistSlider artists={slides} />
        </Suspense>
      )}
      <ArtistIndex artists={index} />
    </div>
  );
}
