import { spotNames } from '#domains/advertising/server/advertising.read.ts';
import { playLogOf, streamProgrammes } from '#domains/live/server/live.read.ts';
import { standardStreamId } from '#engines/player/default-stream.ts';
import { isoInZone } from '#kit/zones.ts';
import type { DbOrTx } from '#server/database.ts';
import type { SpotReport } from '../listeners.contract.ts';
import { channelOf, channels, type Range, statsZone, totalSeries } from '../listeners.rules.ts';
import { minuteOf, readMinutes } from './rollups.store.ts';
import { readSources } from './samples.store.ts';

type Insert = { time: string; listeners: number | null };

/** Pasted timestamps: everybody who listened in those minutes, by Brasilia's days in the order of the calendar. */
export async function reportOf(db: DbOrTx, instants: readonly number[]) {
  const heard = await readMinutes(db, { instants, series: [totalSeries] });
  const inserts = instants.toSorted((one, other) => one - other).map((at) => insertAt(at, heard));
  const days = [...Map.groupBy(inserts, ({ time }) => time.slice(0, 10))];
  return {
    timeData: days.map(([date, ofDay]) => ({ date, numInserts: ofDay.length })),
    listenersData: days.map(([, ofDay]) => ({ listeners: sumOf(ofDay), inserts: ofDay })),
    ...totalsOf(inserts),
  };
}

/** What the play log says was aired for each client; heard by those who had the programme on that aired it. */
export async function commercialReport(db: DbOrTx, { from, until }: Range) {
  const airings = await playLogOf(db, { from: new Date(from), before: new Date(until), kind: 'spot' });
  const names = new Map((await spotNames(db)).map((one) => [one.slug, one]));
  const channelsByProgramme = await programmeChannels(db);
  const aired: AiredSpot[] = [];
  for (const [programme, ofProgramme] of Map.groupBy(airings, (airing) => airing.programme)) {
    const instants = ofProgramme.map(({ startsAt }) => startsAt.getTime());
    const heard = await readMinutes(db, { instants, series: channelsByProgramme.get(programme) ?? [] });
    for (const { itemId, title, startsAt } of ofProgramme) {
      // The play log names a spot of the house by its slug.
      const named = names.get(itemId.replace(/^spot-/, ''));
      const insert = { ...insertAt(startsAt.getTime(), heard), programme };
      aired.push({ client: named?.client ?? '', spot: named?.spot ?? title, insert });
    }
  }
  const ofOneSpot = Map.groupBy(aired, ({ client, spot }) => JSON.stringify([client, spot])).values();
  return { spots: [...ofOneSpot].map(spotReport).sort(byName), ...totalsOf(aired.map(({ insert }) => insert)) };
}

type AiredSpot = { client: string; spot: string; insert: SpotReport['inserts'][number] };

function spotReport(aired: readonly AiredSpot[]): SpotReport {
  const [{ client, spot } = { client: '', spot: '' }] = aired;
  const inserts = aired.map(({ insert }) => insert).sort((one, other) => one.time.localeCompare(other.time));
  const { totalNumInserts: numInserts, ...totals } = totalsOf(inserts);
  return { client, spot, numInserts, ...totals, inserts };
}

function byName(one: SpotReport, other: SpotReport): number {
  return one.client.localeCompare(other.client, 'it') || one.spot.localeCompare(other.spot, 'it');
}

/** Which channels of the statistics hear which programme; one that no stream feeds hears the station's own. */
async function programmeChannels(db: DbOrTx): Promise<Map<string, string[]>> {
  const sources = await readSources(db);
  const streams = await streamProgrammes(db);
  const own = streams.find(({ streamId }) => streamId === standardStreamId)?.programme ?? standardStreamId;
  const programmeOf = (channel: string) =>
    streams.find((stream) => channelOf(stream, sources) === channel)?.programme ?? own;
  return Map.groupBy(channels, programmeOf);
}

function insertAt(at: number, heard: ReadonlyMap<number, number>): Insert {
  return { time: isoInZone(at, statsZone), listeners: heard.get(minuteOf(at)) ?? null };
}

function sumOf(inserts: readonly Insert[]): number {
  return inserts.reduce((sum, { listeners }) => sum + (listeners ?? 0), 0);
}

function totalsOf(inserts: readonly Insert[]) {
  return {
    totalListeners: sumOf(inserts),
    totalNumInserts: inserts.length,
    insertsWithoutSample: inserts.filter(({ listeners }) => listeners === null).length,
  };
}
