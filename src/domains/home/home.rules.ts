import type { Programme } from '#domains/programmes/programmes.decode.ts';
import {
  byNextStart,
  byStart,
  daysAhead,
  ofDay,
  onAirNow,
  type Scheduled,
  studioTime,
} from '#domains/programmes/programmes.rules.ts';

/** What the front page shows of a programme: its data carries no more of it. */
export type Airing = Scheduled & Pick<Programme, 'title' | 'slug' | 'host'>;

/** What the front page says of the schedule: one programme in the card, the day in a list. Nothing stands twice. */
export type Front<P> = {
  featured: { kind: 'now'; programme: P } | { kind: 'next'; programme: P; daysAhead: number } | null;
  /** What is on air keeps its place in the day as a mark. */
  today: P[];
};

/** Without an instant (the server's page is the same for every hour) the whole week is listed and nothing is said of now. */
export function frontOf<P extends Scheduled>(programmes: readonly P[], instant: number | null): Front<P> {
  if (instant === null) return { featured: null, today: byStart(programmes) };
  const featured = featuredOf(programmes, byNextStart(programmes, instant), instant);
  const today = ofDay(programmes, studioTime(instant).weekday).filter(
    (one) => featured?.kind !== 'next' || one !== featured.programme,
  );
  return { featured, today };
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
