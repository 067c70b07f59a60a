import type { ReactNode } from 'react';
import type { NowPlaying, Stream } from '#domains/live/live.contract.ts';
import { cutHard } from '#kit/cut.ts';
import { coverUrl } from '#web/media.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { onAirMessages } from '../../on-air.messages.ts';
import { LiveMark } from '../bar/LiveMark.tsx';
import { PlayButton } from '../blocks/PlayButton.tsx';
import { usePlayer } from '../blocks/player.ts';
import { PrerollSlot } from '../preroll/PrerollSlot.tsx';
import { Glow } from './Glow.tsx';

type Props = {
  item: NowPlaying | null;
  streams: readonly Stream[];
  /** Stand beside and under the play button; their code may come later. */
  rating: ReactNode;
  streamChoice: ReactNode;
};

const longest = 30;

/** The whole radio on one screen: cover, song, artist, the buttons and the streams. */
export function ListenBlock({ item, streams, rating, streamChoice }: Props) {
  const { stream } = usePlayer();
  const isAd = item?.metaType === 'commercial';
  const colour = item?.clientColor || streams.find(({ streamId }) => streamId === stream.streamId)?.color || '';
  return (
    <section className="relative isolate">
      <Glow colour={colour} cover={item?.cover ?? ''} />
      <div className="page-width grid items-center gap-8 pt-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10 md:pt-14 lg:grid-cols-[minmax(0,26.25rem)_minmax(0,1fr)] lg:gap-14">
        <Picture
          key={item?.cover}
          file={item?.cover ? coverUrl(item.cover, 400) : ''}
          alt={item ? onAirMessages.cover(item.song, item.artist) : ''}
          width={400}
          height={400}
          priority
          className="mx-auto w-full max-w-[25rem] shadow-deep md:max-w-none"
        />
        <div className="grid min-w-0 gap-6 max-md:justify-items-center max-md:text-center md:gap-8">
          <div className="grid gap-3 max-md:justify-items-center">
            <LiveMark text={isAd ? onAirMessages.adBreak : onAirMessages.onAirNow} />
            <h1 title={item?.song} className="text-39 lg:text-61" data-listen="song">
              {cutHard(item?.song ?? '', longest) || onAirMessages.silent}
            </h1>
            <p className="text-20 text-ink-2 lg:text-25">
              <span title={item?.artist} data-listen="artist">
                {cutHard(item?.artist ?? '', longest)}
              </span>
              {item?.album && <span className="text-16 lg:text-20"> · {onAirMessages.album(item.album)}</span>}
            </p>
          </div>
          <PrerollSlot
            withName
            className="max-w-full rounded-card border border-rule bg-raised/70 px-4 py-1 md:justify-self-start"
          />
          <div className="flex items-center gap-3">
            <span className="max-md:order-2">
              <PlayButton size="large" />
            </span>
            {rating}
          </div>
          {streamChoice}
        </div>
      </div>
    </section>
  );
}
