import { defaultVolume, type Volume } from './default-volume.ts';

export { defaultVolume, type Volume };
export const volumeKey = 'volume';

const step = 10;

/** `previousVolume` is the last one that could be heard, so that sound comes back after silence. */
export function withVolume(state: Volume, wanted: number): Volume {
  const volume = Number.isFinite(wanted) ? Math.round(Math.min(100, Math.max(0, wanted))) : state.volume;
  return { volume, previousVolume: volume || state.volume || state.previousVolume };
}

export function volumeUp(state: Volume): Volume {
  return withVolume(state, snapped(state.volume + step));
}

export function volumeDown(state: Volume): Volume {
  return withVolume(state, snapped(state.volume - step));
}

export function toggleMute(state: Volume): Volume {
  return withVolume(state, state.volume === 0 ? state.previousVolume : 0);
}

/** Which of the three icons stands beside the volume. */
export function volumeLevel({ volume }: Volume): 'silent' | 'low' | 'high' {
  if (volume === 0) return 'silent';
  return volume > 60 ? 'high' : 'low';
}

export function volumeText(state: Volume): string {
  return JSON.stringify(state);
}

/** What storage holds may be of any age and hand; a bare number is a volume too. */
export function parseVolume(text: string | null): Volume {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (isVolume(stored)) return { volume: stored, previousVolume: stored || defaultVolume.volume };
    if (typeof stored !== 'object' || stored === null) return defaultVolume;
    const { volume, previousVolume } = stored as Partial<Record<keyof Volume, unknown>>;
    if (!isVolume(volume)) return defaultVolume;
    const wasHeard = isVolume(previousVolume) && previousVolume > 0;
    return { volume, previousVolume: volume || (wasHeard ? previousVolume : defaultVolume.volume) };
  } catch {
    return defaultVolume;
  }
}

function isVolume(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}

function snapped(volume: number): number {
  if (volume > 90) return 100;
  return volume < 10 ? 0 : volume;
}
