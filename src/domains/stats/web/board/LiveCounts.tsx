import { formatTime } from '#kit/zones.ts';
import { seriesName, liveMessages as text } from '../../board.messages.ts';
import { channels, statsZone, totalSeries } from '../../listeners.rules.ts';
import { BoardSection } from './BoardSection.tsx';
import { Folded } from './Folded.tsx';
import { printed } from './printed.ts';
import { type LiveCount, unsampledChannels } from './use-live-counts.ts';

export function LiveCounts({ count }: { count: LiveCount }) {
  const unsampled = unsampledChannels(count);
  const countedAt = count.kind === 'loaded' ? count.data.countedAt : null;
  return (
    <BoardSection title={text.title} meaning={text.meaning} screenOnly>
      <div aria-busy={count.kind === 'loading'} data-state={count.kind} className="grid gap-6 lg:grid-cols-[14rem_1fr]">
        <dl className="grid content-start gap-1 rounded-card bg-raised p-5">
          <dt className="text-14 font-semibold">{text.total}</dt>
          <dd className="font-serif text-49 leading-none font-[560] tabular-nums">
            <Figure count={count} series={totalSeries} isLarge />
          </dd>
          <dd className="text-14 text-ink-2">{note(count, countedAt)}</dd>
        </dl>
        <div className="grid content-start gap-2">
          <ChannelCounts channels={channels.filter((channel) => !unsampled.includes(channel))} count={count} />
          {unsampled.length > 0 && (
            <Folded title={text.unsampled(unsampled.length)}>
              <ChannelCounts channels={unsampled} count={count} />
            </Folded>
          )}
        </div>
      </div>
    </BoardSection>
  );
}

function ChannelCounts({ channels, count }: { channels: readonly string[]; count: LiveCount }) {
  return (
    <dl className="grid grid-cols-2 content-start gap-x-6 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5">
      {channels.map((channel) => (
        <div key={channel} className="grid content-start border-t border-rule py-2">
          <dt className="text-14 text-ink-2">{seriesName(channel)}</dt>
          <dd className="text-20 font-semibold tabular-nums">
            <Figure count={count} series={channel} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function note(count: LiveCount, countedAt: string | null): string {
  if (count.kind !== 'loaded') return '';
  return countedAt ? text.countedAt(formatTime(countedAt, { zone: statsZone })) : text.noCount;
}

type FigureProps = { count: LiveCount; series: string; isLarge?: boolean };

function Figure({ count, series, isLarge }: FigureProps) {
  if (count.kind === 'loading' || count.kind === 'idle') return <span className="text-ink-3">…</span>;
  if (count.kind === 'failed') {
    return (
      <span lang="en" className={`font-sans font-semibold text-accent ${isLarge ? 'text-16' : 'text-14'}`}>
        {text.connectionError}
      </span>
    );
  }
  const listeners = count.data.listeners[series] ?? null;
  if (listeners === null) return <span className="font-sans text-14 font-normal text-ink-3">{text.notCounted}</span>;
  return printed(listeners);
}
