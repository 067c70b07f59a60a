import { useEffect, useState } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { getSingleMusicData } from '#domains/catalogue/catalogue.contract.ts';
import { api } from '../api.ts';
import { Picture } from '../ui/Picture.tsx';
import { MusicMount } from './MusicMount.tsx';

type Props = { artistSlug: string; musicSlug: string };
type Song = Pick<DataOf<typeof getSingleMusicData>, 'musicName' | 'artistName' | 'albumCover'>;

/** A song out of the catalogue, for any text that speaks of one. Until it is there, and where it does not come, its place stands for it. */
export function MusicItem({ artistSlug, musicSlug }: Props) {
  const [song, setSong] = useState<Song | null>(null);
  useEffect(() => {
    let isHere = true;
    api.call(getSingleMusicData, { params: { artistSlug, musicSlug } }).then(
      (found) => isHere && setSong(found),
      (error) => console.warn(`the song ${musicSlug} did not load`, error),
    );
    return () => {
      isHere = false;
    };
  }, [artistSlug, musicSlug]);

  if (!song) return <MusicMount artistSlug={artistSlug} musicSlug={musicSlug} />;
  return (
    <MusicMount
      artistSlug={artistSlug}
      musicSlug={musicSlug}
      picture={
        <Picture file={song.albumCover} alt="" sizes={['150x150', '200x200']} slot="80px" width={80} height={80} />
      }
    >
      {song.musicName}
      <span className="block font-sans text-14 font-normal text-ink-2">{song.artistName}</span>
    </MusicMount>
  );
}
