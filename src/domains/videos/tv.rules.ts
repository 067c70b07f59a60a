export type OnTv = { index: number; offsetSeconds: number };

/**
 * The films follow each other for ever, from the same instant for everybody: whoever tunes in sees what all others see.
 * Null where there is nothing to show.
 */
export function onTvAt(films: readonly { seconds: number }[], instant: number): OnTv | null {
  const total = films.reduce((sum, { seconds }) => sum + seconds, 0);
  if (!(total > 0)) return null;
  let offsetSeconds = (instant / 1000) % total;
  for (const [index, { seconds }] of films.entries()) {
    if (offsetSeconds < seconds) return { index, offsetSeconds };
    offsetSeconds -= seconds;
  }
  return { index: 0, offsetSeconds: 0 };
}

/** What follows the one that ended: by the clock, unless the clock is a moment behind the film. */
export function afterOnTv(films: readonly { seconds: number }[], ended: number, instant: number): OnTv | null {
  const now = onTvAt(films, instant);
  return now?.index === ended ? { index: (ended + 1) % films.length, offsetSeconds: 0 } : now;
}

/** The next films with the instants they start at, the one that runs first. */
export function tvGuide<F extends { seconds: number }>(
  films: readonly F[],
  instant: number,
  count: number,
): { film: F; startsAt: number }[] {
  const now = onTvAt(films, instant);
  if (!now) return [];
  let startsAt = instant - now.offsetSeconds * 1000;
  return Array.from({ length: count }, (_, ahead) => films[(now.index + ahead) % films.length]).flatMap((film) => {
    if (!film) return [];
    const line = { film, startsAt };
    startsAt += film.seconds * 1000;
    return [line];
  });
}
