import { boardMessages } from '../../board.messages.ts';

const whole = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' });
const tenths = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' });

/** What was never counted has no figure. */
export function printed(figure: number | null): string {
  return figure === null ? boardMessages.none : whole.format(figure);
}

export function printedMean(figure: number | null): string {
  return figure === null ? boardMessages.none : tenths.format(figure);
}

/** `2026-07-01T14:05:00-03:00` as it stands on Brasilia's clocks. */
export function printedTime(iso: string): string {
  return `${printedDate(iso)} ${iso.slice(11, 16)}`;
}

export function printedDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
