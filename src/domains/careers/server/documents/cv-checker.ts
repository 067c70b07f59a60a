import { Worker } from 'node:worker_threads';
import { Refusal } from '#contract/refusal.ts';
import type { Log } from '#server/log.ts';
import type { CvKind } from './cv-kind.ts';

export type CvChecker = {
  /** What a file is, null for whatever is not taken. With too many files waiting it refuses with 503. */
  kindOf(bytes: Buffer): Promise<CvKind | null>;
  close(): Promise<void>;
};

type Options = {
  log: Pick<Log, 'warn'>;
  workers?: number;
  maxWaiting?: number;
  timeLimitMs?: number;
  memoryLimitMb?: number;
  idleMs?: number;
  script?: URL;
};
type Task = { bytes: Buffer; settle(kind: CvKind | null): void };
type Slot = { worker: Worker; task: Task | null; timer: NodeJS.Timeout | undefined };

const script = new URL('./cv-check.worker.ts', import.meta.url);

/**
 * Strangers' files are read in threads of their own: whatever such a file does to its reader, nobody else waits for it. A thread
 * that takes too long or dies has met a file that is not taken.
 */
export function createCvChecker({ log, ...options }: Options): CvChecker {
  const { workers = 2, maxWaiting = 20, timeLimitMs = 15_000, memoryLimitMb = 192, idleMs = 30_000 } = options;
  const slots = new Set<Slot>();
  const waiting: Task[] = [];

  function openSlot(): Slot {
    const worker = new Worker(options.script ?? script, {
      // It needs nothing of what the station knows.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    const slot: Slot = { worker, task: null, timer: undefined };
    slots.add(slot);
    worker.on('message', (kind: CvKind | null) => finish(slot, kind));
    worker.on('error', (error) => lose(slot, error));
    worker.on('exit', () => lose(slot, new Error('it ended')));
    return slot;
  }

  function start(slot: Slot, task: Task): void {
    clearTimeout(slot.timer);
    slot.task = task;
    slot.worker.ref();
    slot.timer = setTimeout(() => lose(slot, new Error('it took too long')), timeLimitMs);
    slot.worker.postMessage(task.bytes);
  }

  function finish(slot: Slot, kind: CvKind | null): void {
    const { task } = slot;
    if (!task) return;
    clearTimeout(slot.timer);
    slot.task = null;
    slot.worker.unref();
    slot.timer = setTimeout(() => lose(slot), idleMs).unref();
    task.settle(kind);
    pump();
  }

  function lose(slot: Slot, error?: unknown): void {
    if (!slots.delete(slot)) return;
    clearTimeout(slot.timer);
    void slot.worker.terminate();
    if (error) log.warn({ err: error }, 'a reader of uploaded files was lost');
    slot.task?.settle(null);
    pump();
  }

  function pump(): void {
    for (;;) {
      const idle = [...slots].find(({ task }) => !task);
      if (waiting.length === 0 || (!idle && slots.size >= workers)) return;
      const task = waiting.shift();
      if (task) start(idle ?? openSlot(), task);
    }
  }

  return {
    kindOf(bytes) {
      if (waiting.length >= maxWaiting) {
        return Promise.reject(new Refusal(503, 'busy, try again in a moment', { retryAfterSeconds: 10 }));
      }
      return new Promise((settle) => {
        waiting.push({ bytes, settle });
        pump();
      });
    },
    async close() {
      for (const { settle } of waiting.splice(0)) settle(null);
      const open = [...slots];
      for (const slot of open) lose(slot);
      await Promise.all(open.map(({ worker }) => worker.terminate()));
    },
  };
}
