import { Suspense } from 'react';
import { printedCalendarDay } from '#kit/printed-date.ts';
import { audioUrl, coverUrl } from '#web/media.ts';
import { deferred } from '#web/parts/deferred.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { Song } from '../catalogue.decode.ts';
import { artistPath, songPath } from '../catalogue.rules.ts';
import { songMessages as text } from '../song.messages.ts';
import { PreviewButton } from './blocks/PreviewButton.tsx';

const SongActions = deferred(() => import('./SongActions.tsx'), 'SongActions');

const longSongName = 20;
const longArtistName = 16;

/** The cover that plays, and who sings what, from which album. */
export function SongHead({ song }: { song: Song }) {
  const { title, artistName, artistSlug, albumCover, albumName, albumRelease, preview } = song;
  const titleSize = title.length > longSongName ? 'text-39 lg:text-49' : 'text-49 lg:text-61';
  const artistSize = artistName.length > longArtistName ? 'text-20' : 'text-25';
  const date = printedCalendarDay(albumRelease);
  return (
    <header className="page-width grid gap-8 py-8 md:grid-cols-12 md:items-center md:gap-10 md:py-14 lg:gap-14">
      <div className="relative md:col-span-5">
        <Picture
          file={albumCover && coverUrl(albumCover, 1000)}
          sizes={['400x400', '700x700', '1000x1000']}
          slot="(min-width: 1200px) 460px, (min-width: 768px) 38vw, 92vw"
          alt={albumName}
          width={1000}
          height={1000}
          priority
        />
        <PreviewButton id={songPath(song)} src={preview && audioUrl(preview)} song={title} look="large" />
      </div>
      <div className="grid gap-6 md:col-span-7">
        <div className="grid gap-3">
          <p className="kicker">{text.kicker}</p>
          <h1 className={`leading-[1.03] ${titleSize}`}>{title}</h1>
          <p className={`text-ink-2 ${artistSize}`}>
            {text.by}{' '}
            <a href={artistPath(artistSlug)} className="text-ink underline decoration-rule underline-offset-4">
              {artistName}
            </a>
          </p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-rule py-4 text-16">
          {albumName && (
            <>
              <dt className="text-ink-3">{text.album}</dt>
              <dd className="font-semibold">{albumName}</dd>
            </>
          )}
          {albumRelease && (
            <>
              <dt className="text-ink-3">{text.release}</dt>
              <dd>
                {date ? (
                  <time dateTime={albumRelease}>{date}</time>
                ) : (
                  <span lang={text.invalidDate.lang}>{text.invalidDate.text}</span>
                )}
              </dd>
            </>
          )}
        </dl>
        <Suspense fallback={<div className="min-h-11" />}>
          <SongActions song={song} />
        </Suspense>
      </div>
    </header>
  );
}
