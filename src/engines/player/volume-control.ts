import {
  parseVolume,
  toggleMute,
  type Volume,
  volumeDown,
  volumeKey,
  volumeText,
  volumeUp,
  withVolume,
} from './volume.ts';

export type StorageLike = { getItem(key: string): string | null; setItem(key: string, value: string): void };

type Options = { storage?: StorageLike; apply: (percent: number) => void; onChange: () => void };

/** The volume as the listener left it last time, and every change of it kept. */
export function createVolumeControl({ storage, apply, onChange }: Options) {
  let state = stored();
  apply(state.volume);

  function stored(): Volume {
    try {
      return parseVolume(storage?.getItem(volumeKey) ?? null);
    } catch {
      return parseVolume(null);
    }
  }

  function change(next: Volume): void {
    state = next;
    apply(next.volume);
    try {
      storage?.setItem(volumeKey, volumeText(next));
    } catch {
      // Storage may be full or forbidden: the volume then holds for this page.
    }
    onChange();
  }

  return {
    get: (): Volume => state,
    set: (percent: number) => change(withVolume(state, percent)),
    up: () => change(volumeUp(state)),
    down: () => change(volumeDown(state)),
    toggleMute: () => change(toggleMute(state)),
  };
}
