import type { Stream } from '#domains/live/live.contract.ts';
import { StreamSelector } from './StreamSelector.tsx';

export function StreamChoice({ streams }: { streams: readonly Stream[] }) {
  return <StreamSelector streams={streams} />;
}
