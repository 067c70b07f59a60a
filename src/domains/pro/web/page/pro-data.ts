import type { Stream } from '#domains/live/live.contract.ts';
import type { Faq } from '../../pro.contract.ts';

export type ExclusiveStream = Pick<Stream, 'streamId' | 'streamName' | 'pro' | 'color'>;
export type ProData = { faqs: Faq[]; streams: ExclusiveStream[] };

/** Those that not everybody may hear, the PRO ones first. */
export function exclusiveStreams(streams: readonly Stream[]): ExclusiveStream[] {
  return streams
    .filter(({ pro, semiPro }) => pro || semiPro)
    .map(({ streamId, streamName, pro, color }) => ({ streamId, streamName, pro, color }))
    .sort((one, other) => Number(other.pro) - Number(one.pro));
}
