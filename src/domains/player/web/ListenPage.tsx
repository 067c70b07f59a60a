import { type ComponentProps, Suspense, useEffect } from 'react';
import { getCurrentSongInfo, getLastPlayed, type NowPlaying, type Stream } from '#domains/live/live.contract.ts';
import { type Played, playedOf } from '#domains/live/live.decode.ts';
import { getCategoryNews, getNewsMostRead } from '#domains/news/news.contract.ts';
import { type Brief, briefOf, decodeMostRead, type MostRead } from '#domains/news/news.decode.ts';
import { standardStreamId } from '#engines/player/default-stream.ts';
import { broadcastEvent } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { onAirMessages } from '../on-air.messages.ts';
import { player, usePlayer } from './blocks/player.ts';
import { ListenBlock } from './listen/ListenBlock.tsx';
import { loadStreams } from './sound/load-streams.ts';

const BelowPlayer = deferred(() => import('./sound/listen-later.ts'), 'BelowPlayer');
const RateButtons = deferred(() => import('./sound/listen-later.ts'), 'RateButtons');
const StreamChoice = deferred(() => import('./sound/listen-later.ts'), 'StreamChoice');

type Data = {
  item: NowPlaying | null;
  streams: Stream[];
  lastPlayed: Played[];
  mostRead: MostRead[];
  musicNews: Brief[];
};

const params = { metaId: standardStreamId };
/** Two turns of the widest slider; the rest of the hour comes with the history, which is asked for with the first view. */
const firstPlayed = 13;
const mostReadParams = { count: 4 };
const musicNewsParams = { offset: 0, count: 12, withImage: 0, withPro: 1, category: 'musica' };

export const page = definePage<Data>({
  async load({ client }) {
    const [item, streams, lastPlayed, mostRead, musicNews] = await Promise.all([
      client.call(getCurrentSongInfo, { params, query: {} }),
      loadStreams(client),
      client.call(getLastPlayed, { params }),
      client.call(getNewsMostRead, { params: mostReadParams }).catch(withoutNews),
      client.call(getCategoryNews, { params: musicNewsParams }).catch(withoutNews),
    ]);
    const news = { mostRead: mostRead.map(decodeMostRead), musicNews: musicNews.map((one) => briefOf(one)) };
    return { item, streams, lastPlayed: lastPlayed.slice(0, firstPlayed).map(playedOf), ...news };
  },
  head: ({ item }, { parameters: { station } }) => ({
    title: onAirMessages.title,
    description: onAirMessages.description,
    oembed: true,
    faces: item?.lyrics || item?.lyricsTranslation ? ['fraunces-words'] : [],
    jsonLd:
      import.meta.env.SSR && item
        ? [
            broadcastEvent(station, {
              name: [item.song, item.artist].filter(Boolean).join(' – '),
              startedAt: item.time,
            }),
          ]
        : undefined,
  }),
  Page: ListenPage,
  theme: 'night',
});

function withoutNews(error: unknown): [] {
  console.warn('news did not load', error);
  return [];
}

/**
 * Nothing here follows the player, and its elements stay the same ones: the parts that come later are still the server's
 * HTML when the first song is told, and a new render around them would throw that HTML away. Each part listens for itself.
 */
function ListenPage({ data: { item, streams, lastPlayed, mostRead, musicNews } }: { data: Data }) {
  return (
    <div className="grid gap-12 pb-16 md:gap-16 md:pb-24">
      <OnAir
        first={item}
        streams={streams}
        rating={
          <Suspense>
            <RateButtons />
          </Suspense>
        }
        streamChoice={
          <Suspense>
            <StreamChoice streams={streams} />
          </Suspense>
        }
      />
      <Suspense fallback={<div className="min-h-[80vh]" />}>
        <BelowPlayer item={item} lastPlayed={lastPlayed} mostRead={mostRead} musicNews={musicNews} />
      </Suspense>
    </div>
  );
}

type OnAirProps = Omit<ComponentProps<typeof ListenBlock>, 'item'> & { first: NowPlaying | null };

function OnAir({ first, ...rest }: OnAirProps) {
  const { item: told } = usePlayer();
  // The page may be a copy some minutes old: what the station tells this browser counts more.
  const item = told ?? first;
  const { streams } = rest;
  useEffect(() => player.knowStreams(streams), [streams]);
  const isOnAir = item !== null;
  useEffect(() => {
    if (isOnAir) player.playLive(false);
  }, [isOnAir]);
  return <ListenBlock item={item} {...rest} />;
}
