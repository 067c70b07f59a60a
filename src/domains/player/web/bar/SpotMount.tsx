import { Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { connectSpotPlayer, type SpotPlayer } from '#domains/advertising/web/blocks/spot-player.ts';
import { closeSpot, spotRequest } from '#domains/advertising/web/blocks/spot-request.ts';
import { deferred } from '#web/parts/deferred.ts';
import { useStore } from '#web/shell/store.ts';
import { player, usePlayer } from '../blocks/player.ts';

const SpotModal = deferred(() => import('#domains/advertising/web/blocks/SpotModal.tsx'), 'SpotModal');

const playSpot: SpotPlayer['play'] = ({ src, ...piece }) =>
  player.playSource({ ...piece, sources: [{ src, type: 'audio/mpeg' }] });

/** Any page may ask for a spot's details, or let one be heard: both happen here, because this is the player. */
export function SpotMount() {
  const slug = useStore(spotRequest, null);
  const wasWanted = useRef(false);
  if (slug !== null) wasWanted.current = true;
  const { song, shouldBePlaying: isPlaying } = usePlayer();
  const heard = song?.sources[0]?.src ?? null;
  useEffect(
    () => connectSpotPlayer({ heard, isPlaying, play: playSpot, pause: player.toggle, resume: player.toggle }),
    [heard, isPlaying],
  );
  if (!wasWanted.current) return null;
  return (
    <Suspense>
      {/* On the page's own ground, not on the bar's night. */}
      {createPortal(<SpotModal slug={slug} onClose={closeSpot} />, document.body)}
    </Suspense>
  );
}
