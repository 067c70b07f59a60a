import { BannerSlot } from '#domains/advertising/web/blocks/BannerSlot.tsx';
import { FmButton } from '#domains/affiliates/web/blocks/FmButton.tsx';
import { FreeStreamingButton } from '#domains/free-streaming/web/blocks/FreeStreamingButton.tsx';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import type { Played } from '#domains/live/live.decode.ts';
import type { Brief, MostRead } from '#domains/news/news.decode.ts';
import { MostReadBlock } from '#domains/news/web/blocks/MostReadBlock.tsx';
import { MusicNews } from '#domains/news/web/blocks/MusicNews.tsx';
import { OnAirWords } from '../blocks/OnAirWords.tsx';
import { usePlayer } from '../blocks/player.ts';
import { LastPlayed } from '../listen/LastPlayed.tsx';
import { WaysToListen } from '../listen/WaysToListen.tsx';

type Props = {
  item: NowPlaying | null;
  lastPlayed: readonly Played[];
  mostRead: readonly MostRead[];
  musicNews: readonly Brief[];
};

/** Under the player: the words or the client, what was on before, what there is to read, and the other ways to hear the station. */
export function BelowPlayer({ item: first, lastPlayed, mostRead, musicNews }: Props) {
  const { item: told, stream } = usePlayer();
  const item = told ?? first;
  return (
    <div className="grid gap-12 md:gap-16">
      <div className="page-width">
        <OnAirWords item={item} />
      </div>
      <div className="far-below page-width grid gap-12 [contain-intrinsic-block-size:auto_1900px] md:gap-16 md:[contain-intrinsic-block-size:auto_1400px]">
        <LastPlayed initial={lastPlayed} metaId={stream.metaId} current={item} />
        <MostReadBlock items={mostRead} shape="row" />
        <MusicNews items={musicNews} />
        <BannerSlot />
        <WaysToListen fm={<FmButton />} freeStreaming={<FreeStreamingButton />} />
      </div>
    </div>
  );
}
