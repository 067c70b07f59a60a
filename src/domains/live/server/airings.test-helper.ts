import type { Clock } from '#kit/clock.ts';
import type { TestStation } from '../../../../tests/test-station.ts';
import type { airings } from './live.tables.ts';
import { writeAiring } from './play-log.ts';

export const minute = 60_000;

export const details = {
  album: 'Maree',
  year: '1979',
  cover: 'covers/alba.jpg',
  lyrics: 'la la',
  translation: 'lá lá',
  clientColor: '',
  clientDescription: '',
};

type Change = Partial<typeof airings.$inferInsert> & { agoMs: number };

/** Writes airings of three minutes, by the clock of the test, as the station or a play-out system would. */
export function createAir({ context }: TestStation, clock: Clock) {
  return function air(itemId: string, { agoMs, ...rest }: Change) {
    const startsAt = new Date(clock.now() - agoMs);
    return writeAiring(context, {
      channel: 'antena_1',
      airingKey: `${itemId} ${startsAt.getTime()}`,
      itemId,
      kind: 'song',
      title: 'Alba',
      artist: 'Le Onde',
      details,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3 * minute),
      ...rest,
    });
  };
}
