import { createStore, type Store } from '#web/shell/store.ts';
import type { MediaItem } from './media-item.ts';
import { uploadFailure } from './upload-failure.ts';
import { uploadFile } from './upload-file.ts';

export type Upload = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  fault: string;
};

export type UploadQueue = {
  uploads: Store<readonly Upload[]>;
  /** What was taken in, by whoever listens at that moment. */
  onDone: (item: MediaItem) => void;
  add(files: Iterable<File>): void;
  retry(key: number): void;
  /** Stops it if it is under way, and takes it off the list. */
  cancel(key: number): void;
  cancelAll(): void;
};

/** More at once would only share the same line. */
const atOnce = 2;
let lastKey = 0;

/** Files on their way into the library. One that arrived leaves the list, one that was refused stays and says why. */
export function createUploadQueue(): UploadQueue {
  const uploads = createStore<readonly Upload[]>([]);
  const running = new Map<number, AbortController>();

  function change(key: number, what: Partial<Upload>): void {
    uploads.set(uploads.get().map((one) => (one.key === key ? { ...one, ...what } : one)));
  }
  const drop = (key: number) => uploads.set(uploads.get().filter((one) => one.key !== key));

  function startNext(): void {
    const next = uploads.get().find(({ state }) => state === 'waiting');
    if (!next || running.size >= atOnce) return;
    void run(next);
    startNext();
  }

  async function run({ key, file }: Upload): Promise<void> {
    const abort = new AbortController();
    running.set(key, abort);
    change(key, { state: 'sending', share: 0, fault: '' });
    try {
      const item = await uploadFile(file, { signal: abort.signal, onProgress: (share) => change(key, { share }) });
      drop(key);
      queue.onDone(item);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { state: 'failed', fault: uploadFailure(error) });
    }
    running.delete(key);
    startNext();
  }

  const queue: UploadQueue = {
    uploads,
    onDone: () => {},
    add(files) {
      const fresh = [...files].map((file): Upload => ({ key: ++lastKey, file, state: 'waiting', share: 0, fault: '' }));
      uploads.set([...uploads.get(), ...fresh]);
      startNext();
    },
    retry(key) {
      change(key, { state: 'waiting', share: 0, fault: '' });
      startNext();
    },
    cancel(key) {
      drop(key);
      running.get(key)?.abort();
    },
    cancelAll() {
      for (const { key } of uploads.get()) queue.cancel(key);
    },
  };
  return queue;
}
