import { createStore, useStore } from '#web/shell/store.ts';

type Piece = { id: string; title: string; artist: string; cover: string; src: string };

/** The part of the player that a spot is heard through. */
export type SpotPlayer = {
  /** The address of the single piece that the player holds, if it holds one. */
  heard: string | null;
  isPlaying: boolean;
  play(piece: Piece): void;
  pause(): void;
  resume(): void;
};

let wished: Piece | null = null;
const nothing = () => undefined;

/** Until the player is there: what was pressed meanwhile is not lost. */
const awaited: SpotPlayer = {
  heard: null,
  isPlaying: false,
  play: (piece) => {
    wished = piece;
  },
  pause: nothing,
  resume: nothing,
};

const spotPlayer = createStore<SpotPlayer>(awaited);

/** The player says what it holds whenever that changes: it knows the spots, they need not know it. */
export function connectSpotPlayer(player: SpotPlayer): void {
  spotPlayer.set(player);
  if (wished) player.play(wished);
  wished = null;
}

export function useSpotPlayer(): SpotPlayer {
  return useStore(spotPlayer, awaited);
}
