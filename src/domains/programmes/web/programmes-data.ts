import { studioZone } from '#kit/studio-wall.ts';
import { listingPage, stationOf } from '#web/json-ld.ts';
import type { Programme } from '../programmes.decode.ts';
import { programmesMessages as text } from '../programmes.messages.ts';

/** What search engines read of the week: https://schema.org/RadioSeries with its https://schema.org/Schedule. */
export function programmesData(programmes: readonly Programme[], station: { name: string }): object[] {
  const series = programmes.map((programme) => ({
    '@type': 'RadioSeries',
    '@id': `/programacao#${programme.slug}`,
    name: programme.title,
    description: programme.summary,
    inLanguage: 'it',
    ...(programme.image && { image: `/media/1200x600/${programme.image}` }),
    ...(programme.host && { actor: { '@type': 'Person', name: programme.host } }),
    productionCompany: stationOf(station),
    publication: { '@type': 'BroadcastEvent', name: programme.title, eventSchedule: scheduleOf(programme) },
  }));
  return [listingPage(text.headTitle, '/programacao', series)];
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function scheduleOf({ time, weekdays }: Programme): object {
  const [startTime, endTime] = time.split(' - ');
  return {
    '@type': 'Schedule',
    byDay: weekdays.map((day) => `https://schema.org/${days[day - 1]}`),
    startTime,
    endTime,
    scheduleTimezone: studioZone,
  };
}
