import type { ReactNode } from 'react';
import { shortTime } from '#staff/resource/item-times.ts';
import { useMe } from '#staff/session/use-me.ts';
import { imageUrl } from '#web/media.ts';
import { homeFrontMessages as text } from './home-front.messages.ts';
import type { Story } from './use-home-front.ts';

type Props = { story: Story; place: number; handle?: ReactNode; act: ReactNode };

/** One story as the first page names it. */
export function StoryRow({ story, place, handle, act }: Props) {
  const { zone } = useMe();
  const { titleHome, categoryName, image, publishedAt, featured, pro } = story;
  const marks = [place === 1 && text.leads, featured && text.featured, pro && text.pro].filter(Boolean);
  return (
    <div className="flex items-center gap-3 px-3 py-2">
      {handle}
      <span className="w-6 flex-none text-right text-ink-3 tabular-nums">{place}</span>
      {image && (
        <img
          src={imageUrl(image, '192x100')}
          alt=""
          width="77"
          height="40"
          loading="lazy"
          className="h-10 w-19 flex-none rounded-small object-cover max-sm:hidden"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{titleHome}</p>
        <p className="text-12 text-ink-3">
          {categoryName} · {shortTime(publishedAt, zone)}
          {marks.length > 0 && <strong className="font-semibold text-accent"> · {marks.join(' · ')}</strong>}
        </p>
      </div>
      {act}
    </div>
  );
}
