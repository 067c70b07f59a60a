import { listingPage, stationOf } from '#web/json-ld.ts';
import { programmesMessages as text } from '../programmes.messages.ts';
import { type Programme, stationZone } from '../programmes.rules.ts';

/** What search engines read of the week: https://schema.org/RadioSeries with its https://schema.org/Schedule. */
export function programmesData(programmes: readonly Programme[], station: { name: string }): object[] {
  const series = programmes.map((programme) => ({
    '@type': 'RadioSeries',
    '@id': `/programacao#${programme.programSlug}`,
    name: programme.programTitle,
    description: programme.programSummary,
    inLanguage: 'it',
    ...(programme.programImage && { image: `/media/1200x600/${programme.programImage}` }),
    ...(programme.programHost && { actor: { '@type': 'Person', name: programme.programHost } }),
    productionCompany: stationOf(station),
    publication: { '@type': 'BroadcastEvent', name: programme.programTitle, eventSchedule: scheduleOf(programme) },
  }));
  return [listingPage(text.headTitle, '/programacao', series)];
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function scheduleOf({ programTime, programWeekdays }: Programme): object {
  const [startTime, endTime] = programTime.split(' - ');
  return {
    '@type': 'Schedule',
    byDay: programWeekdays.map((day) => `https://schema.org/${days[day - 1]}`),
    startTime,
    endTime,
    scheduleTimezone: stationZone,
  };
}
