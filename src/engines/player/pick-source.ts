import type { Source } from './player-state.ts';

const hlsType = 'application/vnd.apple.mpegurl';

export type Picked = Source & { needsHls: boolean };

type Abilities = { canPlayType(type: string): string; hasHls: boolean };

/** The source for an attempt: the first that can be played, at each retry the next one, so that one dead server is passed by. */
export function pickSource(
  sources: readonly Source[],
  attempt: number,
  { canPlayType, hasHls }: Abilities,
): Picked | null {
  const playable = sources.flatMap((source): Picked[] => {
    if (canPlayType(source.type)) return [{ ...source, needsHls: false }];
    return hasHls && isHls(source) ? [{ ...source, needsHls: true }] : [];
  });
  return playable[attempt % playable.length] ?? null;
}

/** Neither browser nor relay may answer a live stream from what it kept: a new address reconnects at the live edge. */
export function atLiveEdge(source: Source, nowMs: number): string {
  if (isHls(source)) return source.src;
  return `${source.src}${source.src.includes('?') ? '&' : '?'}t=${nowMs}`;
}

export function isHls({ type }: Pick<Source, 'type'>): boolean {
  return type.toLowerCase().startsWith(hlsType);
}

/** Dolby's own encodings, whatever stands around them; sound of any other kind is not Dolby Atmos, whatever its stream is called. */
export function isDolby({ type }: Pick<Source, 'type'>): boolean {
  return /\b(?:eac3|ec-3|ac-4)\b/i.test(type);
}
