import type { Stream } from '#domains/live/live.contract.ts';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import { StreamSelector } from './StreamSelector.tsx';

export function StreamChoice({ streams }: { streams: readonly Stream[] }) {
  useHydrated('page-streams');
  return <StreamSelector streams={streams} />;
}
