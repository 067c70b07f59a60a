import { Fragment } from 'react';
import { BannerSlot } from '#domains/advertising/web/blocks/BannerSlot.tsx';
import type { Playlist } from '../videos.decode.ts';
import { PlaylistCarousel } from './PlaylistCarousel.tsx';
import { useAdTurn } from './use-ad-turn.ts';

type Props = { playlists: readonly Playlist[]; shown: string };

/** The channel, a carousel for each playlist; the clients have a place after the first and one at the end. */
export function Playlists({ playlists, shown }: Props) {
  const turn = useAdTurn(shown);
  return (
    <div className="page-width grid gap-12 pt-12 md:gap-16 md:pt-16">
      {playlists.map((playlist, index) => (
        <Fragment key={playlist.id}>
          <PlaylistCarousel playlist={playlist} />
          {index === 0 && playlists.length > 1 && <BannerSlot turn={turn} />}
        </Fragment>
      ))}
      <BannerSlot turn={turn} />
    </div>
  );
}
