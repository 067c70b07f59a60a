import type { SongItem } from '#domains/catalogue/catalogue.decode.ts';
import { artistPath, songPath } from '#domains/catalogue/catalogue.rules.ts';
import { PreviewButton } from '#domains/catalogue/web/blocks/PreviewButton.tsx';
import { audioUrl, coverUrl } from '#web/media.ts';
import { Picture } from '#web/ui/Picture.tsx';

/** The first place, set like a front page. */
export function LeadSong({ song }: { song: SongItem }) {
  const { title, artistName, artistSlug, albumName, albumCover, albumRelease, preview } = song;
  return (
    <article className="grid gap-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] sm:items-center sm:gap-8 lg:gap-12">
      <div className="relative">
        <Picture
          file={albumCover && coverUrl(albumCover, 400)}
          sizes={['400x400', '700x700', '1000x1000']}
          slot="(min-width: 1200px) 460px, (min-width: 576px) 40vw, 92vw"
          alt=""
          width={1000}
          height={1000}
          priority
        />
        <PreviewButton id={songPath(song)} src={preview && audioUrl(preview)} song={title} look="large" />
      </div>
      <div className="flex items-start gap-4 md:gap-6">
        <span className="font-serif text-61 leading-[0.8] font-[560] text-accent md:text-[7rem]">1</span>
        <div className="grid gap-2">
          <h2 className="text-31 md:text-49">
            <a href={songPath(song)} className="no-underline underline-offset-4 hover:underline">
              {title}
            </a>
          </h2>
          <a
            href={artistPath(artistSlug)}
            className="inline-flex min-h-11 items-center justify-self-start text-20 text-ink-2 no-underline underline-offset-4 hover:underline"
          >
            {artistName}
          </a>
          <p className="text-14 text-ink-3">{[albumName, albumRelease.slice(0, 4)].filter(Boolean).join(', ')}</p>
        </div>
      </div>
    </article>
  );
}
