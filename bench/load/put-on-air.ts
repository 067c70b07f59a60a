import { ne } from 'drizzle-orm';
import { songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { writeAiring } from '#domains/live/server/play-log.ts';
import { standardStreamId } from '#engines/player/default-stream.ts';
import type { AppContext } from '#server/app-context.ts';

const hourMs = 3_600_000;

/** A song that is on air until the bench is over: what every open page asks a station for has an answer then. */
export async function putOnAir(context: AppContext): Promise<void> {
  const startsAt = new Date();
  const [covered] = await context.db.select().from(songs).where(ne(songs.albumCover, '')).orderBy(songs.id).limit(1);
  await writeAiring(context, {
    channel: standardStreamId,
    airingKey: `bench ${startsAt.getTime()}`,
    itemId: 'bench',
    kind: 'song',
    title: 'Alba sul porto',
    artist: 'Le Onde',
    details: {
      album: 'Maree',
      year: '1979',
      cover: covered?.albumCover ?? '',
      lyrics: 'Il porto si sveglia e la luce\nrimane sull’acqua\n'.repeat(12),
      translation: 'O porto desperta e a luz\nfica sobre a água\n'.repeat(12),
      clientColor: '',
      clientDescription: '',
    },
    startsAt,
    endsAt: new Date(startsAt.getTime() + 4 * hourMs),
  });
}
