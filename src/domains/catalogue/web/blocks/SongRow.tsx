import type { ReactNode } from 'react';
import { audioUrl, coverUrl } from '#web/media.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { SongItem } from '../../catalogue.decode.ts';
import { artistPath, songPath } from '../../catalogue.rules.ts';
import { PreviewButton } from './PreviewButton.tsx';

type Props = {
  song: SongItem;
  /** Its place in a chart. */
  position?: number;
  /** What stands under title and artist. */
  children?: ReactNode;
};

/** A song on one line: its cover plays thirty seconds, its title leads to its page. */
export function SongRow({ song, position, children }: Props) {
  const { title, artistName, artistSlug, albumCover, preview } = song;
  return (
    <div className="flex min-w-0 items-center gap-4 py-3">
      {position !== undefined && (
        <span className="w-10 shrink-0 text-right font-serif text-31 leading-none font-[560] text-accent tabular-nums">
          {position}
        </span>
      )}
      <span className="relative block size-16 shrink-0">
        <Picture file={albumCover && coverUrl(albumCover, 150)} alt="" width={64} height={64} />
        <PreviewButton id={songPath(song)} src={preview && audioUrl(preview)} song={title} look="cover" />
      </span>
      <div className="grid min-w-0 flex-1">
        <a
          href={songPath(song)}
          className="reach relative justify-self-start font-serif text-20 leading-tight font-[560] no-underline underline-offset-4 hover:underline"
        >
          {title}
        </a>
        <a
          href={artistPath(artistSlug)}
          className="justify-self-start py-1 text-14 text-ink-2 no-underline underline-offset-4 hover:underline"
        >
          {artistName}
        </a>
        {children}
      </div>
    </div>
  );
}
