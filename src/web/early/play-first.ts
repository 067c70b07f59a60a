import { fetchForPress } from '../parts/parts.ts';
import { settle, takeOver } from './early-press.ts';

/** Whoever pressed play on the drawn page hears it before the rest is hydrated. */
export async function playFirst(): Promise<void> {
  const button = takeOver('play');
  if (!button) return;
  const part = await fetchForPress(() => import('#domains/player/web/blocks/player.ts'));
  await part?.player.play();
  settle(button);
}
