import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { standardStreamId } from '#engines/player/default-stream.ts';
import type { DbOrTx } from '#server/database.ts';
import type { Broadcast } from './broadcast.ts';
import { type Airing, findOnAir, listStreams } from './live.store.ts';
import { airings } from './live.tables.ts';
import { longestBreakMs } from './on-air-board.ts';

/** What counts listeners: the broadcast, as far as the statistics know it. */
export type ListenerCount = Pick<Broadcast, 'listeners' | 'isCounting'>;
export type StreamListeners = { streamId: string; campaign?: string; listeners: number };

/** Who listens right now, per stream and campaign: counted by this process, or as the Icecast server last said. */
export function readListeners(broadcast: Pick<Broadcast, 'listeners'>, at: number): StreamListeners[] {
  return [...broadcast.listeners(at)].map(([source, listeners]) => {
    const [streamId = '', campaign] = source.split('/');
    return { streamId, campaign, listeners };
  });
}

/** The item on air on the stream that everybody may hear, as the play log has it. */
export async function readOnAir(db: DbOrTx, now: Date) {
  const found = await findOnAir(db, standardStreamId, now);
  if (!found || now.getTime() - found.airing.endsAt.getTime() > longestBreakMs) return null;
  const { airing, item } = found;
  const { title, artist, cover } = item ?? { ...airing.details, ...airing };
  return { song: title, artist, cover, endTime: airing.endsAt.toISOString() };
}

/** Which programme each stream carries. */
export async function streamProgrammes(db: DbOrTx): Promise<{ streamId: string; programme: string }[]> {
  return (await listStreams(db)).map(({ id, channel }) => ({ streamId: id, programme: channel }));
}

export type LoggedAiring = Pick<Airing, 'itemId' | 'title' | 'artist' | 'startsAt' | 'endsAt'> & {
  programme: string;
  album: string;
  year: string;
};

/** The play log from one instant until before another, on every programme, in the order of the air. */
export function playLogOf(
  db: DbOrTx,
  { from, before, kind }: { from: Date; before: Date; kind: Airing['kind'] },
): Promise<LoggedAiring[]> {
  const { channel, itemId, title, artist, startsAt, endsAt, details } = airings;
  const detail = (name: 'album' | 'year') => sql<string>`coalesce(${details} ->> ${name}, '')`;
  return db
    .select({
      programme: channel,
      itemId,
      title,
      artist,
      startsAt,
      endsAt,
      album: detail('album'),
      year: detail('year'),
    })
    .from(airings)
    .where(and(eq(airings.kind, kind), gte(startsAt, from), lt(startsAt, before)))
    .orderBy(asc(startsAt), asc(airings.id));
}
