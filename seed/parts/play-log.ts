import { sql } from 'drizzle-orm';
import { airings } from '#domains/live/server/live.tables.ts';
import { statsZone } from '#domains/stats/listeners.rules.ts';
import { standardStreamId } from '#engines/player/default-stream.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { library } from '../audio/library.ts';
import { songsOnAir, spotsOnAir } from '../content/on-air.ts';
import { keepCoverOnAir } from './air-item.ts';

/** A song begins every so often; every fourth is followed by a spot, at night by none. */
const everyMinutes = 4;
const spotEvery = 4;

/**
 * What went on air in the year before the station's first own airing, beside the year of listeners: reports and the register for
 * the music societies have something to tell. Made by the database, some 150,000 rows in a few seconds.
 */
export const seedPlayLog = {
  name: 'play-log',
  label: 'un anno di messa in onda',
  tags: [],
  run: ({ db }: Pick<SeedTools, 'db'>) => writePlayLog(db, 365),
} satisfies SeedPart;

export async function writePlayLog(db: SeedTools['db'], days: number): Promise<void> {
  const items: Awaited<ReturnType<typeof logged>>[] = [];
  for (const track of library) if (track.kind !== 'jingle') items.push(await logged(db, track));
  const listed = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as item(place int, id text, kind text, title text, artist text, seconds float8, details jsonb)`;
  const zone = sql.raw(`'${statsZone}'`);
  await db.execute(sql`
      with items as materialized (select * from ${listed}),
      known as (select count(*) filter (where kind = 'song') as songs, count(*) filter (where kind = 'spot') as spots from items),
      slots as (
        select n, ends - n * ${sql.raw(`interval '${everyMinutes} minutes'`)} as at
        from (select coalesce(min(starts_at), now()) as ends from ${airings}) as own,
          generate_series(1, ${Math.floor((days * 24 * 60) / everyMinutes)}) as n
      ), songs as (
        select id, kind, title, artist, details, at as starts_at, seconds
        from slots cross join known
          join items on kind = 'song' and place = (n + n / songs * 3) % songs
      ), spots as (
        select spot.id, spot.kind, spot.title, spot.artist, spot.details, at + make_interval(secs => song.seconds) as starts_at,
          spot.seconds
        from slots cross join known
          join items as song on song.kind = 'song' and song.place = (n + n / songs * 3) % songs
          join items as spot on spot.kind = 'spot' and spot.place = n / ${spotEvery} % spots
        where n % ${spotEvery} = 0 and extract(hour from at at time zone ${zone}) >= 6
      )
      insert into ${airings} (channel, airing_key, item_id, kind, title, artist, details, starts_at, ends_at)
      select ${standardStreamId}, 'demo-' || extract(epoch from starts_at)::bigint, id, kind, title, artist, details, starts_at,
        starts_at + make_interval(secs => seconds)
      from (select * from songs union all select * from spots) as aired
      order by starts_at
      on conflict do nothing`);
}

type Track = (typeof library)[number];

const ofKind = (kind: Track['kind']) => library.filter((track) => track.kind === kind);

async function logged(db: SeedTools['db'], track: Track) {
  const { id, kind, title, artist = '', seconds } = track;
  const { album = '', year = '' } = songsOnAir[id] ?? {};
  const { color: clientColor = '', description: clientDescription = '' } = spotsOnAir[id] ?? {};
  const cover = await keepCoverOnAir({ db }, id);
  // The words of a song stay with it: in every line of the log they would make it ten times as long.
  const details = { album, year, cover, lyrics: '', translation: '', clientColor, clientDescription };
  // Song and spot together stay within their stretch of the log.
  const heard = Math.min(seconds, kind === 'song' ? everyMinutes * 60 - 35 : 30);
  return { place: ofKind(kind).indexOf(track), id, kind, title, artist, seconds: heard, details };
}
