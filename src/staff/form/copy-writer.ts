import { dropCopy, keepCopy, type LocalCopy } from './local-copies.ts';

type Unsaved = Omit<LocalCopy, 'at'>;

/** Writes the latest words at once, and those that came meanwhile as soon as the disk has the ones before: no pause to lose them in. */
export function createCopyWriter(key: string) {
  let latest: Unsaved | null = null;
  let writing: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (latest) {
      const copy = { ...latest, at: Date.now() };
      latest = null;
      // Where nothing may be kept the form still holds the words.
      await keepCopy(key, copy).catch(() => undefined);
    }
    writing = null;
  }

  return {
    keep(unsaved: Unsaved): void {
      latest = unsaved;
      writing ??= run();
    },
    async drop(): Promise<void> {
      latest = null;
      await writing;
      await dropCopy(key).catch(() => undefined);
    },
  };
}
