import { getSingleMusicData } from '#domains/catalogue/catalogue.contract.ts';
import { decodeSong, encodeSongAddress } from '#domains/catalogue/catalogue.decode.ts';
import { api } from '../api.ts';
import { useQuery } from '../query/use-query.ts';
import { Picture } from '../ui/Picture.tsx';
import { MusicMount } from './MusicMount.tsx';

type Props = { artistSlug: string; songSlug: string };

/** A song out of the catalogue, for any text that speaks of one. Until it is there, and where it does not come, its place stands for it. */
export function MusicItem({ artistSlug, songSlug }: Props) {
  const { query } = useQuery(`the song ${songSlug} of ${artistSlug}`, async (_, signal) =>
    decodeSong(await api.call(getSingleMusicData, { params: encodeSongAddress({ artistSlug, songSlug }), signal })),
  );
  if (query.kind !== 'loaded') return <MusicMount artistSlug={artistSlug} songSlug={songSlug} />;
  const song = query.data;
  return (
    <MusicMount
      artistSlug={artistSlug}
      songSlug={songSlug}
      picture={
        <Picture file={song.albumCover} alt="" sizes={['150x150', '200x200']} slot="80px" width={80} height={80} />
      }
    >
      {song.title}
      <span className="block font-sans text-14 font-normal text-ink-2">{song.artistName}</span>
    </MusicMount>
  );
}
