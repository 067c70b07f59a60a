import { type LoggedAiring, playLogOf } from '#domains/live/server/live.read.ts';
import { instantInZone, isoInZone } from '#kit/zones.ts';
import type { DbOrTx } from '#server/database.ts';
import { isOneOf } from '#server/is-one-of.ts';
import { statsZone } from '../listeners.rules.ts';
import { monthBounds, type PlayLogRow } from '../play-log.rules.ts';
import { recordingCredits } from './stats.tables.ts';

type Credits = typeof recordingCredits.$inferSelect;

/** Every song that went on air in a month of Brasilia's calendar, with what is known of its recording. */
export async function readPlayLog(db: DbOrTx, month: string): Promise<PlayLogRow[]> {
  const { first, next } = monthBounds(month);
  const [from, before] = [first, next].map((day) => new Date(instantInZone(day, statsZone))) as [Date, Date];
  const airings = await playLogOf(db, { from, before, kind: 'song' });
  const credits = await readCredits(db, airings);
  return airings.map((airing) => rowOf(airing, credits.get(keyOf(airing))));
}

async function readCredits(db: DbOrTx, airings: readonly LoggedAiring[]): Promise<Map<string, Credits>> {
  const titles = [...new Set(airings.map(({ title }) => title.toLowerCase()))];
  const rows = await db.select().from(recordingCredits).where(isOneOf(recordingCredits.title, titles));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function keyOf({ artist, title }: { artist: string; title: string }): string {
  return JSON.stringify([artist.toLowerCase(), title.toLowerCase()]);
}

function rowOf(airing: LoggedAiring, credits: Credits | undefined): PlayLogRow {
  const { programme, title, artist, album, year, startsAt, endsAt } = airing;
  const [date = '', time = ''] = isoInZone(startsAt, statsZone).slice(0, 19).split('T');
  const { composers = '', publisher = '', label = '', isrc = '' } = credits ?? {};
  const duration = clock(Math.round((endsAt.getTime() - startsAt.getTime()) / 1000));
  return { date, time, programme, title, artist, album, year, duration, composers, publisher, label, isrc };
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
