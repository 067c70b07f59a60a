type Moment = string | number | Date;

/** A way to print dates. What it needs is made with the first one: that takes a hundred times as long as printing. */
export function dateForm(lang: 'it-IT' | 'pt-BR', options: Intl.DateTimeFormatOptions): (date: Moment) => string {
  let form: Intl.DateTimeFormat | undefined;
  return (date) => {
    form ??= new Intl.DateTimeFormat(lang, options);
    return form.format(new Date(date));
  };
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const hour = { hour: '2-digit', minute: '2-digit' } as const;
const inRome = { timeZone: 'Europe/Rome' };

/** '15 novembre 2026', by the station's calendar. */
export const printedDay = /* @__PURE__ */ dateForm('it-IT', { ...inRome, ...day });
/** '18:30', by the clock of the studio. */
export const printedHour = /* @__PURE__ */ dateForm('it-IT', { ...inRome, ...hour });
const calendarDay = /* @__PURE__ */ dateForm('it-IT', { timeZone: 'UTC', ...day });

/** '2024-05-17', which lies in no zone, as it is read aloud; empty for what is no date. */
export function printedCalendarDay(date: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnight) ? '' : calendarDay(midnight);
}
