import { Badge } from '#web/ui/Badge.tsx';
import type { Programme } from '../programmes.decode.ts';
import { startText, programmesMessages as text } from '../programmes.messages.ts';
import { byNextStart } from '../programmes.rules.ts';

type Props = {
  programmes: readonly Programme[];
  /** Those that stand below: only to them can the line lead. */
  shown: readonly Programme[];
  onAir: Programme | null;
  now: number | null;
};

/** One line of night above the schedule. The server's page cannot know the hour: it says what is always true, in the same room. */
export function OnAirLine({ programmes, shown, onAir, now }: Props) {
  const line = lineOf(programmes, onAir, now);
  const isShown = shown.some(({ slug }) => slug === line.slug);
  return (
    <div
      data-theme="night"
      className="grid min-h-20 content-center justify-items-start gap-x-5 gap-y-1 rounded-card bg-ground px-5 py-4 text-ink max-md:min-h-36 md:grid-cols-[auto_1fr_auto] md:items-center"
    >
      <Badge kind={line.kind}>{line.kicker}</Badge>
      <p className="font-serif text-20 leading-tight font-[560]">
        {isShown ? (
          <a href={`#${line.slug}`} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {line.title}
          </a>
        ) : (
          line.title
        )}
      </p>
      <p className="text-14 text-ink-2">{line.detail}</p>
    </div>
  );
}

function lineOf(programmes: readonly Programme[], onAir: Programme | null, now: number | null) {
  if (onAir) {
    const { title, slug, host, time } = onAir;
    const detail = [host && text.host(host), text.until(time.slice(-5))].filter(Boolean).join(', ');
    return { kind: 'live' as const, kicker: text.onAir, title, detail, slug };
  }
  const [next] = now === null ? [] : byNextStart(programmes, now);
  if (!next || now === null) {
    return { kind: 'live' as const, kicker: text.alwaysOn, title: text.alwaysOnText, detail: '', slug: '' };
  }
  const { title, slug } = next;
  return { kind: 'plain' as const, kicker: text.next, title, detail: startText(next, now), slug };
}
