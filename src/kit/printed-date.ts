import { studioWall } from './studio-wall.ts';

type Moment = string | number | Date;

/** A way to print dates. What it needs is made with the first one: that takes a hundred times as long as printing. */
export function dateForm(lang: 'it-IT' | 'pt-BR', options: Intl.DateTimeFormatOptions): (date: Moment) => string {
  let form: Intl.DateTimeFormat | undefined;
  return (date) => {
    form ??= new Intl.DateTimeFormat(lang, options);
    return form.format(new Date(date));
  };
}

const months = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
];

function inWords(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** '15 novembre 2026', by the station's calendar. */
export function printedDay(date: Moment): string {
  return inWords(studioWall(date));
}

/** '18:30', by the clock of the studio. */
export function printedHour(date: Moment): string {
  return studioWall(date).slice(11, 16);
}

/** '2024-05-17', which lies in no zone, as it is read aloud; empty for what is no date. */
export function printedCalendarDay(date: string): string {
  return Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? '' : inWords(date);
}
