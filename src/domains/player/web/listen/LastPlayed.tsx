import { openSpot } from '#domains/advertising/web/blocks/spot-request.ts';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import type { Played } from '#domains/live/live.decode.ts';
import { slideTitle } from '#web/list-title.ts';
import { coverUrl } from '#web/media.ts';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { listenMessages } from '../../listen.messages.ts';
import { useHistory } from './use-history.ts';

type Props = { initial: readonly Played[]; metaId: string; current: NowPlaying | null };

export function LastPlayed({ initial, metaId, current }: Props) {
  const played = useHistory(initial, metaId).filter(({ time }) => time !== current?.time);
  if (played.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-6">
      <SectionHead title={listenMessages.lastPlayed} />
      <Carousel
        label={listenMessages.lastPlayed}
        className="[--slide:44%] sm:[--slide:30%] lg:[--slide:calc((100%-5rem)/6)]"
      >
        {played.map((item) => (
          <Slide key={item.time} item={item} />
        ))}
      </Carousel>
    </div>
  );
}

/** A spot is no song: it opens its details instead of a page. */
function Slide({ item }: { item: Played }) {
  const isSong = item.metaType === 'music';
  const face = (
    <>
      <Picture file={item.cover && coverUrl(item.cover, 400)} alt="" width={200} height={200} />
      <span className="grid gap-0.5">
        <span title={item.song} className="font-serif text-16 leading-tight font-[560]">
          {slideTitle(item.song)}
        </span>
        <span className="truncate text-14 text-ink-2">{isSong ? item.artist : listenMessages.ad}</span>
      </span>
    </>
  );
  if (!isSong && !item.spotSlug) return <div className="grid gap-3">{face}</div>;
  if (!isSong) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openSpot(item.spotSlug)}
        className="relative grid w-full gap-3 text-left"
      >
        {face}
        <span className="sr-only">{listenMessages.openDetails}</span>
      </button>
    );
  }
  return (
    <a href={`/canzoni/${item.slug}`} className="grid gap-3 no-underline">
      {face}
    </a>
  );
}
