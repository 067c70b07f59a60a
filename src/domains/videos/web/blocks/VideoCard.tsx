import { printedDay } from '#kit/printed-date.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { VideoItem } from '../../videos.decode.ts';
import { videosMessages as text } from '../../videos.messages.ts';
import { clockTime, videoPath } from '../../videos.rules.ts';

type Props = { video: VideoItem; size?: keyof typeof looks };

const looks = {
  large: { place: 'lead', title: 'text-25 lg:text-31', button: 'size-14', icon: 24 },
  card: { place: 'card', title: 'text-20', button: 'size-11', icon: 18 },
  small: { place: 'card', title: 'text-16', button: 'size-11', icon: 18 },
} as const;

/** A video in a list: its poster with its length, its title, its day. */
export function VideoCard({ video, size = 'card' }: Props) {
  const { title, image, seconds, publishedAt } = video;
  const look = looks[size];
  return (
    <a href={videoPath(video)} className="group grid content-start gap-3 no-underline">
      <span className="relative block">
        <Picture file={image} alt="" place={look.place} width={16} height={9} />
        <span
          aria-hidden="true"
          className={`absolute bottom-3 left-3 grid place-items-center rounded-round bg-night/85 text-moon transition-transform group-hover:scale-105 group-hover:bg-red group-hover:text-white ${look.button}`}
        >
          <Icon name="play" size={look.icon} />
        </span>
        {seconds !== null && (
          <span className="absolute right-2 bottom-2 rounded-small bg-night/85 px-1.5 py-0.5 text-12 font-semibold text-moon tabular-nums">
            <span className="visually-hidden">{text.length} </span>
            {clockTime(seconds)}
          </span>
        )}
      </span>
      <span className="grid gap-1">
        <span className={`font-serif leading-tight font-[560] underline-offset-4 group-hover:underline ${look.title}`}>
          {title}
        </span>
        <time dateTime={publishedAt} className="text-14 text-ink-3">
          {printedDay(publishedAt)}
        </time>
      </span>
    </a>
  );
}
