import { collectionPage } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { freeText, oneOf } from '#web/page-query.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import type { SongItem } from '../catalogue.decode.ts';
import {
  filterFromAddress,
  firstPageLength,
  isFilterActive,
  longestQuery,
  nextPageLength,
  type SongFilter,
  songListAddress,
  songPath,
} from '../catalogue.rules.ts';
import { songsMessages as text } from '../songs.messages.ts';
import { countSongs, loadSongs } from './load-songs.ts';
import { SongFilters } from './SongFilters.tsx';
import { SongList } from './SongList.tsx';

const wish = oneOf(['true']);

/** `total`: how many there are, of which `songs` are the first. */
type Data = { filter: SongFilter; songs: SongItem[]; total: number };

export const page = definePage<Data>({
  query: { letra: wish, traducao: wish, video: wish, busca: freeText(longestQuery) },
  async load({ client, query }) {
    const filter = filterFromAddress(query);
    // What search engines and first visitors are sent holds more than what a filter brings in the page.
    const count = import.meta.env.SSR ? firstPageLength : nextPageLength;
    const [songs, total] = await Promise.all([loadSongs(client, filter, 0, count), countSongs(client, filter)]);
    return { filter, songs, total };
  },
  head: ({ filter, songs }, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name),
    keywords: text.headKeywords,
    // A list for every word that somebody may type is no page of its own.
    noindex: isFilterActive(filter),
    jsonLd: import.meta.env.SSR ? [collectionPage(text.headTitle, '/canzoni', songs.map(songPath))] : undefined,
  }),
  Page: SongsPage,
});

function SongsPage({ data: { filter, songs, total } }: { data: Data }) {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <SongFilters filter={filter} />
      <SongList key={songListAddress(filter)} filter={filter} first={songs} total={total} />
    </div>
  );
}
