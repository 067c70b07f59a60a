import type { Stream } from '#domains/live/live.contract.ts';
import { useReadyMark } from '#web/shell/use-ready-mark.ts';
import { StreamSelector } from './StreamSelector.tsx';

export function StreamChoice({ streams }: { streams: readonly Stream[] }) {
  useReadyMark('page-streams');
  return <StreamSelector streams={streams} />;
}
