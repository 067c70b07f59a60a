import { Badge } from '#web/ui/Badge.tsx';
import { programmesMessages as text, weekdayName } from '../programmes.messages.ts';
import { byNextStart, daysAhead, type Programme, startLabel, studioTime } from '../programmes.rules.ts';

type Props = { programmes: readonly Programme[]; onAir: Programme | null; now: number | null };

/** One line of night above the schedule. The server's page cannot know the hour: it says what is always true, in the same room. */
export function OnAirLine({ programmes, onAir, now }: Props) {
  const line = lineOf(programmes, onAir, now);
  return (
    <div
      data-theme="night"
      className="grid min-h-20 content-center gap-x-5 gap-y-1 rounded-card bg-ground px-5 py-4 text-ink max-md:min-h-28 md:grid-cols-[auto_1fr_auto] md:items-center"
    >
      <Badge kind="live">{line.kicker}</Badge>
      <p className="font-serif text-20 leading-tight font-[560]">
        {line.slug ? (
          <a href={`#${line.slug}`} className="underline-offset-4 hover:underline">
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
    const detail = `${text.host(onAir.programHost)}, ${text.until(onAir.programTime.slice(-5))}`;
    return { kicker: text.onAir, title: onAir.programTitle, detail, slug: onAir.programSlug };
  }
  const [next] = now === null ? [] : byNextStart(programmes, now);
  if (!next || now === null) return { kicker: text.alwaysOn, title: text.alwaysOnText, detail: '' };
  return { kicker: text.next, title: next.programTitle, detail: startText(next, now), slug: next.programSlug };
}

function startText(programme: Programme, now: number): string {
  const days = daysAhead(programme, now);
  const start = startLabel(programme);
  if (days === 0) return text.startsToday(start);
  if (days === 1) return text.startsTomorrow(start);
  const day = ((studioTime(now).weekday + days - 1) % 7) + 1;
  return text.startsOn(weekdayName(day).toLowerCase(), start);
}
