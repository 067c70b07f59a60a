import { coverUrl } from '#web/media.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { artistsMessages as text } from '../artists.messages.ts';
import type { TopSong } from '../catalogue.decode.ts';
import { PreviewButton } from './blocks/PreviewButton.tsx';

export function TopSongs({ songs }: { songs: readonly TopSong[] }) {
  return (
    <section className="border-t-2 border-ink pt-3">
      <h2 className="pb-3 text-25">{text.topSongs}</h2>
      <ol>
        {songs.map(({ title, path, previewUrl, albumName, cover }, index) => (
          <li key={path} className="flex items-center gap-4 border-t border-rule py-4">
            <span className="w-6 shrink-0 font-serif text-25 leading-none font-[560] text-accent">{index + 1}</span>
            <span className="relative block size-20 shrink-0">
              <Picture file={cover && coverUrl(cover, 200)} alt="" width={80} height={80} />
              <PreviewButton id={path} src={previewUrl} song={title} look="cover" />
            </span>
            <span className="grid min-w-0">
              <a
                href={path}
                className="inline-flex min-h-11 items-center font-serif text-20 leading-tight font-[560] no-underline underline-offset-4 hover:underline"
              >
                {title}
              </a>
              <span className="truncate text-14 text-ink-2">{albumName}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
