import { Suspense } from 'react';
import { deferred } from '../parts/deferred.ts';

const PlayerBar = deferred(() => import('#domains/player/web/bar/PlayerBar.tsx'), 'PlayerBar');

/** Where the player puts its bar. The bar reserves its own room (extras/use-reserved-height.ts). */
export function PlayerSlot() {
  return (
    <div id="player-bar" data-theme="night" className="pointer-events-none fixed inset-x-0 bottom-0 z-30">
      <Suspense>
        <PlayerBar />
      </Suspense>
    </div>
  );
}
