import { lazy, Suspense, useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeSpot, spotWish } from '#domains/advertising/web/blocks/spot-wish.ts';
import { useStore } from '#web/shell/store.ts';
import { player, usePlayer } from './blocks/player.ts';

const SpotModal = lazy(async () => ({
  default: (await import('#domains/advertising/web/blocks/SpotModal.tsx')).SpotModal,
}));

/** Any page may ask for a spot's details: they open here, because they are heard through this player. */
export function SpotPlace() {
  const slug = useStore(spotWish, null);
  const wasWanted = useRef(false);
  if (slug !== null) wasWanted.current = true;
  if (!wasWanted.current) return null;
  return (
    <Suspense>
      <Opened slug={slug} />
    </Suspense>
  );
}

function Opened({ slug }: { slug: string | null }) {
  const { song, shouldBePlaying } = usePlayer();
  const sound = {
    heard: song?.sources[0]?.src ?? null,
    isPlaying: shouldBePlaying,
    play: ({ src, ...piece }: { id: string; title: string; artist: string; cover: string; src: string }) =>
      player.playSource({ ...piece, sources: [{ src, type: 'audio/mpeg' }] }),
    pause: player.toggle,
    resume: player.toggle,
  };
  // On the page's own ground, not on the bar's night.
  return createPortal(<SpotModal slug={slug} onClose={closeSpot} player={sound} />, document.body);
}
