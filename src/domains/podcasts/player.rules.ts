/** How a podcast's player is framed, here and on other sites. */
export const playerHeights = { mini: 52, standard: 200, show: 480 } as const;
export type PlayerStyle = keyof typeof playerHeights;

/** What stands in an article or a table may be older than the styles. */
export function playerStyle(name: string): PlayerStyle {
  return Object.hasOwn(playerHeights, name) ? (name as PlayerStyle) : 'standard';
}

/** Between the click and the player, while the frame is laid out. */
export const placeholderMs = 700;
/** A player that has not said a word by then is counted as not loaded. */
export const loadCheckMs = 7_000;

export type FramedKind = 'podcast' | 'mix';

export function framePath(kind: FramedKind, id: string, style: PlayerStyle): string {
  return `/embed/${kind}/${encodeURIComponent(id)}?style=${style}`;
}

export const skipSeconds = 15;
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** From the fastest back to the slowest. */
export function nextSpeed(speed: number): number {
  return speeds.find((one) => one > speed) ?? speeds[0];
}
