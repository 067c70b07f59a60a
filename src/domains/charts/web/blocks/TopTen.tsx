import type { SongItem } from '#domains/catalogue/catalogue.decode.ts';
import { songPath } from '#domains/catalogue/catalogue.rules.ts';
import { PreviewButton } from '#domains/catalogue/web/blocks/PreviewButton.tsx';
import { audioUrl, coverUrl } from '#web/media.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { topTenMessages as text } from '../../charts.messages.ts';
import { top10Path, topListName } from '../../charts.rules.ts';

type Props = { songs: readonly SongItem[]; categorySlug?: string };

/** The ten most requested as a band of night: ten sleeves with their places, five in a row where there is room. */
export function TopTen({ songs, categorySlug = 'antena-1' }: Props) {
  if (songs.length === 0) return null;
  return (
    <section data-theme="night" className="bg-ground py-10 text-ink md:py-14">
      <div className="page-width grid gap-6">
        <SectionHead title={text.title} link={{ to: top10Path(categorySlug), label: text.link }} />
        <ol className="no-scrollbar -mx-4 flex snap-x gap-4 overflow-x-auto px-4 md:mx-0 md:grid md:grid-cols-5 md:gap-x-4 md:gap-y-8 md:overflow-visible md:px-0">
          {songs.map((song, index) => (
            <li key={song.id} className="grid w-44 shrink-0 snap-start content-start gap-2 md:w-auto">
              <Sleeve song={song} position={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Sleeve({ song, position }: { song: SongItem; position: number }) {
  const { title, artistName, albumCover, preview } = song;
  return (
    <>
      <div className="relative">
        <Picture file={albumCover && coverUrl(albumCover, 400)} alt="" width={400} height={400} />
        <span className="absolute top-0 left-0 grid min-w-11 place-items-center rounded-br-card bg-night/85 px-2 pt-1 pb-1.5 font-serif text-31 leading-none font-[560] text-moon tabular-nums">
          {position}
        </span>
        <PreviewButton id={songPath(song)} src={preview && audioUrl(preview)} song={title} look="corner" />
      </div>
      <a href={songPath(song)} className="grid py-1 no-underline underline-offset-4 hover:underline">
        <span title={title} className="font-serif text-16 leading-tight font-[560]">
          {topListName(title)}
        </span>
        <span title={artistName} className="text-14 text-ink-2">
          {topListName(artistName)}
        </span>
      </a>
    </>
  );
}
