import {
  byNextStart,
  byStart,
  daysAhead,
  ofDay,
  onAirNow,
  type Scheduled,
  studioTime,
} from '#domains/programmes/programmes.rules.ts';

/** What the front page says of the schedule: one programme at the top, the day in a strip, others of the week. Nothing stands twice. */
export type Front<P> = {
  featured: { kind: 'now'; programme: P } | { kind: 'next'; programme: P; daysAhead: number } | null;
  /** What is on air keeps its place in the day as a mark. */
  today: P[];
  others: P[];
};

const mostOthers = 3;

/** Without an instant (the server's page is the same for every hour) the rarest programmes of the week stand apart and nothing is said of now. */
export function frontOf<P extends Scheduled>(programmes: readonly P[], instant: number | null): Front<P> {
  if (instant === null) {
    const rarest = programmes.toSorted((one, other) => one.programWeekdays.length - other.programWeekdays.length);
    const others = rarest.slice(0, Math.min(mostOthers, Math.floor(programmes.length / 2)));
    return { featured: null, today: byStart(programmes.filter((one) => !others.includes(one))), others };
  }
  const upcoming = byNextStart(programmes, instant);
  const featured = featuredOf(programmes, upcoming, instant);
  const today = ofDay(programmes, studioTime(instant).weekday).filter(
    (one) => featured?.kind !== 'next' || one !== featured.programme,
  );
  const others = upcoming.filter((one) => !today.includes(one) && one !== featured?.programme).slice(0, mostOthers);
  return { featured, today, others };
}

function featuredOf<P extends Scheduled>(
  programmes: readonly P[],
  upcoming: readonly P[],
  instant: number,
): Front<P>['featured'] {
  const onAir = onAirNow(programmes, instant);
  if (onAir) return { kind: 'now', programme: onAir };
  const [next] = upcoming;
  return next ? { kind: 'next', programme: next, daysAhead: daysAhead(next, instant) } : null;
}
