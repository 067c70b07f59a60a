const format = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });

/** '2024-05-17' as it is read aloud; empty for what is no date. */
export function releaseDate(release: string): string {
  const day = new Date(`${release}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? '' : format.format(day);
}
