import type { Stream } from '../live.contract.ts';
import type { Broadcast } from './broadcast.ts';
import { presentStream, type Source } from './live.present.ts';
import type { StreamRow } from './live.store.ts';

/** The streams as everybody sees them. Every page asks for them: they are put together anew only when something has changed. */
export function createStreamAnswer(
  broadcast: Pick<Broadcast, 'elsewhere'>,
  nearbyOf: (channel: string) => Source | undefined,
): (streams: readonly StreamRow[]) => Stream[] {
  let last: { streams: readonly StreamRow[]; leaves: string; answer: Stream[] } | undefined;
  return (streams) => {
    const leaves = streams.map(({ id }) => broadcast.elsewhere(id)?.src).join(' ');
    if (last?.streams === streams && last.leaves === leaves) return last.answer;
    const answer = streams.map((stream) =>
      presentStream(stream, { elsewhere: broadcast.elsewhere(stream.id), nearby: nearbyOf(stream.channel) }),
    );
    // What is frozen is checked and written out once, however many ask.
    Object.freeze(answer);
    last = { streams, leaves, answer };
    return answer;
  };
}
