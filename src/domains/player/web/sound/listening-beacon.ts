import { reportListening } from '#domains/live/live.contract.ts';
import { listeningBeaconMs } from '#domains/live/live.rules.ts';
import type { Player } from '#engines/player/create-player.ts';
import { realClock, type Timer } from '#kit/clock.ts';
import { api } from '#web/api.ts';
import type { PageState } from '#web/page-state.ts';

/** Shorter listening is nobody's; the first word comes after that. */
const firstMs = 6_000;

type Options = { engine: Player; live: NonNullable<PageState['live']>; chance?: () => number };

/**
 * A delivery network tells nobody who listens, so the player does, as long as its sound comes from there. Of a crowd only one in
 * so many is asked to, and stands for the others.
 */
export function tellOfListening({ engine, live, chance = Math.random }: Options): void {
  if (chance() * live.countOneIn >= 1) return;
  const outside = new Set(live.sources.filter(({ src }) => /^https?:/.test(src)).map(({ src }) => src));
  const listener = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  let timer: Timer | undefined;

  function isHeard(): boolean {
    const { playerStatus, isLive } = engine.getState();
    return playerStatus === 'playing' && isLive === true && outside.has(engine.source() ?? '');
  }

  function tell(): void {
    timer = realClock.setTimeout(tell, listeningBeaconMs);
    const { streamId } = engine.getState().currentStream;
    // A word that is lost is made up for by the next.
    void api.call(reportListening, { body: { streamId, listener } }).catch(() => undefined);
  }

  engine.subscribe(() => {
    if (isHeard() === (timer !== undefined)) return;
    realClock.clearTimeout(timer);
    timer = isHeard() ? realClock.setTimeout(tell, firstMs) : undefined;
  });
}
