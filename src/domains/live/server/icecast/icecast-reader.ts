import type { Timer } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Config } from '#server/config.ts';
import { type Mount, readStatus } from './icecast-status.ts';

export type IcecastSettings = NonNullable<Config['icecast']>;

export type IcecastReader = {
  /** As they were when the server last answered. */
  mounts(): readonly Mount[];
  /** Whether it answered when it was last asked. */
  isAnswering(): boolean;
  /** Resolves after the first try, whether it succeeded or not. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

export const readEveryMs = 1_500;
const patienceMs = 3_000;

/** Reads the status of an Icecast server again and again. While it is away, what it said last stands. */
export function createIcecastReader(
  { clock, log }: Pick<AppContext, 'clock' | 'log'>,
  { url, admin }: Pick<IcecastSettings, 'url' | 'admin'>,
  onRead: (mounts: readonly Mount[]) => Promise<void>,
): IcecastReader {
  const headers: Record<string, string> = admin
    ? { authorization: `Basic ${Buffer.from(admin).toString('base64')}` }
    : {};
  const stopping = new AbortController();
  let mounts: readonly Mount[] = [];
  let isAway = false;
  let hasAnswered = false;
  let timer: Timer | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function ask(): Promise<Mount[]> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]);
    const answer = await fetch(`${url}/status-json.xsl`, { headers, signal });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`its status answers ${answer.status}`);
    return readStatus(text);
  }

  async function read(): Promise<void> {
    try {
      mounts = await ask();
      if (isAway) log.info({ url }, 'the Icecast server answers again');
      isAway = false;
      hasAnswered = true;
    } catch (error) {
      // Said once: a server that is away for a night would otherwise fill the log.
      if (!isAway && !stopping.signal.aborted) log.warn({ err: error, url }, 'the Icecast server does not answer');
      isAway = true;
      return;
    }
    await onRead(mounts).catch((error) => log.warn({ err: error }, 'what the Icecast server airs was not logged'));
  }

  async function readOn(): Promise<void> {
    reading = read();
    await reading;
    if (!stopping.signal.aborted) timer = clock.setTimeout(() => void readOn(), readEveryMs);
  }

  return {
    mounts: () => mounts,
    isAnswering: () => hasAnswered && !isAway,
    start: readOn,
    async stop() {
      stopping.abort();
      clock.clearTimeout(timer);
      await reading;
    },
  };
}
