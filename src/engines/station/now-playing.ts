import type { Clock, Timer } from '#kit/clock.ts';
import type { Airing } from './airing.ts';

type Board = { current?: Airing; waiting: Airing[]; listeners: Set<(airing: Airing) => void>; timer?: Timer };

/**
 * Tells who asks what is on air, and each change once, at its time. Airings may be announced early, late or twice, by the
 * channel of this process or from outside: one that is still to come is held back until it begins.
 */
export function createNowPlaying(clock: Clock) {
  const boards = new Map<string, Board>();

  function boardOf(channelId: string): Board {
    const board = boards.get(channelId) ?? { waiting: [], listeners: new Set() };
    boards.set(channelId, board);
    return board;
  }

  function showDue(board: Board): void {
    clock.clearTimeout(board.timer);
    for (let next = board.waiting[0]; next; next = board.waiting[0]) {
      const wait = next.startsAt - clock.now();
      if (wait > 0) {
        board.timer = clock.setTimeout(() => showDue(board), wait);
        return;
      }
      board.waiting.shift();
      board.current = next;
      for (const listener of board.listeners) listener(next);
    }
  }

  return {
    announce(airing: Airing): void {
      const board = boardOf(airing.channelId);
      if (airing.id === board.current?.id || board.waiting.some(({ id }) => id === airing.id)) return;
      board.waiting.push(airing);
      board.waiting.sort((one, other) => one.startsAt - other.startsAt);
      showDue(board);
    },

    current: (channelId: string): Airing | undefined => boards.get(channelId)?.current,

    /** Changes only: ask `current` for what is on air already. Returns the way to end it. */
    subscribe(channelId: string, listener: (airing: Airing) => void): () => void {
      const { listeners } = boardOf(channelId);
      // A wrapper of its own, so that the same function may listen twice and leave once.
      const own = (airing: Airing) => listener(airing);
      listeners.add(own);
      return () => void listeners.delete(own);
    },

    stop(): void {
      for (const { timer } of boards.values()) clock.clearTimeout(timer);
    },
  };
}
