import { useSyncExternalStore } from 'react';
import { printedDay } from '#kit/printed-date.ts';
import { agoOrDay } from './news-date.ts';
import { presentMinute, watchMinute } from './present-minute.ts';

const onServer = () => null;

/** The day as the server prints it; once the page is hydrated, how long ago that is. */
export function NewsTime({ date }: { date: string }) {
  const now = useSyncExternalStore(watchMinute, presentMinute, onServer);
  return <time dateTime={date}>{now === null ? printedDay(date) : agoOrDay(date, now)}</time>;
}
