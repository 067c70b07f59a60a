import { fiveMinuteBucket } from '#kit/bucket.ts';
import type { Clock, Timer } from '#kit/clock.ts';

const checkDelayMs = 1_380_000;
const retryDelayMs = 120_000;
const assetCount = 3;

type Options = {
  clock: Clock;
  /** The main assets of the page as it was loaded; fewer than three means that they are not known. */
  assets: () => readonly string[];
  isOnline: () => boolean;
  /** Whether the asset is still there. */
  ask: (address: string) => Promise<boolean>;
  onNewVersion: () => void;
};

/** A page left open long enough asks whether its own files still exist: when one is gone, a newer version stands there. */
export function startUpdateCheck({ clock, assets, isOnline, ask, onNewVersion }: Options): () => void {
  let timer: Timer;
  let isStopped = false;

  function wait(ms: number): void {
    if (!isStopped) timer = clock.setTimeout(check, ms);
  }

  async function check(): Promise<void> {
    const known = assets();
    if (!isOnline() || known.length < assetCount) return wait(retryDelayMs);
    const bucket = fiveMinuteBucket(clock.now());
    const answers = await Promise.all(
      known.slice(0, assetCount).map((address) => ask(`${address}?FYC=${bucket}`).catch(() => false)),
    );
    if (isStopped) return;
    if (answers.every(Boolean)) return wait(checkDelayMs);
    // A connection that fell during the questions says nothing about the version.
    if (!isOnline()) return wait(retryDelayMs);
    onNewVersion();
  }

  wait(checkDelayMs);
  return () => {
    isStopped = true;
    clock.clearTimeout(timer);
  };
}
