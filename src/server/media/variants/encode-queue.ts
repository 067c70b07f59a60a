export interface Ticket<Result> {
  done: Promise<Result>;
  /** Somebody is waiting now for what was only being prepared. */
  urge(): void;
}

export interface EncodeQueue {
  run<Result>(task: () => Promise<Result>, options: { urgent: boolean }): Ticket<Result>;
}

export class EncodersBusyError extends Error {
  override name = 'EncodersBusyError';
  statusCode = 503;
}

interface Job {
  urgent: boolean;
  start(): Promise<void>;
}

/**
 * Encoders share libuv's few threads with the file system, so only `slots` of them run at once. Urgent work goes
 * first, and preparation never takes the last slot while there is more than one.
 */
export function createEncodeQueue({ slots = 2, maxWaiting = 1000 } = {}): EncodeQueue {
  const waiting: Job[] = [];
  let running = 0;
  let preparing = 0;

  function next(): Job | undefined {
    if (running >= slots) return undefined;
    const urgent = waiting.findIndex((job) => job.urgent);
    if (urgent >= 0) return waiting.splice(urgent, 1)[0];
    return preparing < Math.max(1, slots - 1) ? waiting.shift() : undefined;
  }

  function pump() {
    for (let job = next(); job; job = next()) {
      const { urgent } = job;
      running++;
      if (!urgent) preparing++;
      void job.start().finally(() => {
        running--;
        if (!urgent) preparing--;
        pump();
      });
    }
  }

  return {
    run<Result>(task: () => Promise<Result>, { urgent }: { urgent: boolean }) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const job: Job = { urgent, start: () => task().then(resolve, reject) };
      if (waiting.length >= maxWaiting) reject(new EncodersBusyError('too many pictures are waiting'));
      else waiting.push(job);
      pump();
      return {
        done: promise,
        urge() {
          if (!waiting.includes(job)) return;
          job.urgent = true;
          pump();
        },
      };
    },
  };
}
