const form = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '15 novembre 2026', by the station's calendar. */
export const printedDay = (date: string) => form.format(new Date(date));
