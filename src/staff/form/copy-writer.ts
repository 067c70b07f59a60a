import { type Clock, realClock } from '#kit/clock.ts';
import type { LocalCopy } from './local-copies.ts';

type Unsaved = Omit<LocalCopy, 'at'>;
/** Where the words of one item are kept. */
type Place = { keep(copy: LocalCopy): Promise<void>; drop(): Promise<void> };

const longestWriteMs = 2_000;

/** Writes the latest words at once, and those that came meanwhile as soon as the disk has the ones before: no pause to lose them in. */
export function createCopyWriter(place: Place, clock: Pick<Clock, 'setTimeout'> = realClock) {
  let latest: Unsaved | null = null;
  let writing: Promise<void> | null = null;
  let kept = 0;
  let isOnDisk = true;

  async function run(): Promise<void> {
    while (latest) {
      const copy = { ...latest, at: Date.now() };
      latest = null;
      // Where nothing may be kept the form still holds the words.
      isOnDisk = await place.keep(copy).then(
        () => true,
        () => false,
      );
    }
    writing = null;
  }

  return {
    keep(unsaved: Unsaved): void {
      kept += 1;
      latest = unsaved;
      writing ??= run();
    },
    /** Whether what was typed lies on the disk; one that does not answer keeps nobody waiting. */
    async written(): Promise<boolean> {
      const isLate = new Promise<boolean>((resolve) => clock.setTimeout(() => resolve(false), longestWriteMs));
      return Promise.race([Promise.resolve(writing).then(() => isOnDisk), isLate]);
    },
    /** What came after the wish to drop, while the disk was still busy, is not meant by it. */
    async drop(): Promise<void> {
      const meant = kept;
      latest = null;
      await writing;
      if (kept !== meant) return;
      isOnDisk = true;
      await place.drop().catch(() => undefined);
    },
  };
}
