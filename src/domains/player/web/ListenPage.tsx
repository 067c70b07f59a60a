import { useEffect } from 'react';
import { CallError, type Client } from '#contract/client.ts';
import {
  getAvailableStreams,
  getCurrentSongInfo,
  getLastPlayed,
  type NowPlaying,
  type Stream,
} from '#domains/live/live.contract.ts';
import { standardStreamId } from '#domains/live/live.rules.ts';
import { definePage } from '#web/page.ts';
import { listenMessages } from '../listen.messages.ts';
import { AdBreak } from './AdBreak.tsx';
import { LastPlayed } from './LastPlayed.tsx';
import { ListenBlock } from './ListenBlock.tsx';
import { Lyrics } from './Lyrics.tsx';
import { player, usePlayer } from './player-store.ts';

type Data = { item: NowPlaying | null; streams: Stream[]; lastPlayed: NowPlaying[] };

const params = { metaId: standardStreamId };

export const page = definePage<Data>({
  async load({ client }) {
    const [item, streams, lastPlayed] = await Promise.all([
      onAir(client),
      client.call(getAvailableStreams),
      client.call(getLastPlayed, { params }),
    ]);
    return { item, streams, lastPlayed };
  },
  head: () => ({ title: listenMessages.title, description: listenMessages.description }),
  Page: ListenPage,
  theme: 'night',
});

async function onAir(client: Client): Promise<NowPlaying | null> {
  try {
    return await client.call(getCurrentSongInfo, { params, query: {} });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  }
}

function ListenPage({ data }: { data: Data }) {
  const { item: told, stream } = usePlayer();
  // The page may be a copy some minutes old: what the station tells this browser counts more.
  const item = told ?? data.item;
  useEffect(() => player.knowStreams(data.streams), [data.streams]);
  const isOnAir = item !== null;
  useEffect(() => {
    if (isOnAir) player.playLive(false);
  }, [isOnAir]);

  return (
    <div className="grid gap-12 pb-16 md:gap-16 md:pb-24">
      <ListenBlock item={item} streams={data.streams} />
      <div className="page-width grid gap-12 md:gap-16">
        {item?.metaType === 'commercial' ? <AdBreak item={item} /> : <Lyrics key={item?.time} item={item} />}
        <LastPlayed initial={data.lastPlayed} metaId={stream.metaId} current={item} />
      </div>
    </div>
  );
}
