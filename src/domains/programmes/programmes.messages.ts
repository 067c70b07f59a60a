import { type Daypart, daysAhead, type Scheduled, startLabel, studioTime } from './programmes.rules.ts';

export const programmesMessages = {
  kicker: 'Palinsesto',
  title: 'Le voci della settimana',
  lead: 'Dal caffè delle sette alle canzoni della notte: chi parla, di che cosa e quando. Gli orari sono quelli di Roma.',
  headTitle: 'Programmi e palinsesto',
  headDescription: (station: string) =>
    `Tutti i programmi di ${station} con giorni, orari e conduttori: il palinsesto della settimana, giorno per giorno.`,
  headKeywords: 'programmi radio, palinsesto, orari, conduttori, musica italiana',
  onAir: 'In onda adesso',
  next: 'Prossimo programma',
  alwaysOn: 'In diretta da Roma',
  alwaysOnText: 'Musica e voci, ventiquattro ore su ventiquattro.',
  until: (end: string) => `fino alle ${end}`,
  startsToday: (start: string) => `oggi alle ${start}`,
  startsTomorrow: (start: string) => `domani alle ${start}`,
  startsOn: (day: string, start: string) => `${day} alle ${start}`,
  host: (host: string) => `con ${host}`,
  chooseDay: 'Scegli il giorno',
  allDays: 'Tutta la settimana',
  today: 'oggi',
  shown: (count: number, day: string) => `${count === 1 ? 'Un programma' : `${count} programmi`}, ${day}`,
  choosePart: (title: string) => `${title}: che cosa mostrare`,
  schedule: 'Giorni e orari',
  description: 'Descrizione',
  days: 'Giorni',
  time: 'Orario',
  zone: 'ora di Roma',
  emptyTitle: 'Il palinsesto è in preparazione',
  emptyText: 'I programmi della settimana arrivano tra poco. Intanto la musica non si ferma.',
  emptyDay: 'In questo giorno va in onda solo musica, senza interruzioni.',
  daypart: {
    night: 'Notte',
    morning: 'Mattina',
    afternoon: 'Pomeriggio',
    evening: 'Sera',
  } satisfies Record<Daypart, string>,
  daypartHours: {
    night: '00:00 – 06:00',
    morning: '06:00 – 12:00',
    afternoon: '12:00 – 18:00',
    evening: '18:00 – 24:00',
  } satisfies Record<Daypart, string>,
};

/** From Monday on; `weekdayNames[weekday - 1]`. */
const weekdayNames = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const;

export const weekdayName = (weekday: number) => weekdayNames[weekday - 1] ?? '';

/** '07:00 - 10:00' as it is set in print. */
export const printedTime = (time: string) => time.replace(' - ', ' – ');

/** 'oggi alle 17:00', 'domani alle 06:00', 'sabato alle 14:00'. */
export function startText(programme: Scheduled, now: number): string {
  const days = daysAhead(programme, now);
  const start = startLabel(programme);
  if (days === 0) return programmesMessages.startsToday(start);
  if (days === 1) return programmesMessages.startsTomorrow(start);
  const day = ((studioTime(now).weekday + days - 1) % 7) + 1;
  return programmesMessages.startsOn(weekdayName(day).toLowerCase(), start);
}
