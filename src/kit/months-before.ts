/** The same day of the month, some months earlier; where that month is too short, its last day. */
export function monthsBefore(instant: number, months: number): Date {
  const day = new Date(instant);
  const wanted = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(wanted, last));
  return day;
}
