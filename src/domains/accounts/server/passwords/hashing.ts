import { Worker } from 'node:worker_threads';

export type HashWork = { kind: 'hash'; password: string } | { kind: 'verify'; password: string; against: string };
export type HashAnswer = { hash: string } | { matches: boolean } | { error: string };

/** Threads that do nothing but hash, at a lower priority than the one that answers requests. */
export type HashingThreads = {
  /** To be called for no more at once than there may be threads. */
  run(work: HashWork): Promise<HashAnswer>;
};

export function createHashingThreads(): HashingThreads {
  const idle: Worker[] = [];

  return {
    run(work) {
      const thread = idle.pop() ?? new Worker(new URL('hashing-thread.ts', import.meta.url), { execArgv: [] });
      // A thread at rest keeps no process from ending; one at work does.
      thread.ref();
      return new Promise((resolve, reject) => {
        const hear = (answer: HashAnswer) => {
          thread.off('error', reject).off('exit', fail);
          thread.unref();
          idle.push(thread);
          resolve(answer);
        };
        const fail = () => reject(new Error('the hashing thread has ended'));
        thread.once('message', hear).once('error', reject).once('exit', fail);
        thread.postMessage(work);
      });
    },
  };
}
