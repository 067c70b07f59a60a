import { eq } from 'drizzle-orm';
import type { StaffRole } from '#domains/accounts/accounts.rules.ts';
import { staffRoles } from '#domains/accounts/server/accounts.tables.ts';
import { writeAiring } from '#domains/live/server/play-log.ts';
import { partners } from '#domains/partners/server/partners.tables.ts';
import type { Db } from '#server/database.ts';
import type { TestStation } from '../../../tests/test-station.ts';
import { addSample } from './server/samples.store.ts';

export const minute = 60_000;

/** One sample a minute from an instant on: each entry is what the channels had then, null a minute without a count. */
export async function sampleMinutes(
  db: Db,
  from: string,
  counts: readonly (Record<string, number> | null)[],
): Promise<void> {
  for (const [index, count] of counts.entries()) {
    const takenAt = new Date(Date.parse(from) + index * minute);
    if (count) await addSample(db, { takenAt, listeners: new Map(Object.entries(count)) });
  }
}

const details = {
  album: 'Maree',
  year: '2024',
  cover: '',
  lyrics: '',
  translation: '',
  clientColor: '',
  clientDescription: '',
};
type Aired = { kind?: 'song' | 'spot'; itemId: string; title: string; artist?: string; channel?: string };

/** Something of three minutes goes on air. */
export function air(
  { context }: TestStation,
  at: string,
  { kind = 'spot', artist = '', channel = 'antena_1', ...item }: Aired,
) {
  const startsAt = new Date(at);
  const endsAt = new Date(startsAt.getTime() + 3 * minute);
  return writeAiring(context, {
    channel,
    airingKey: `${channel} ${at}`,
    kind,
    artist,
    ...item,
    details,
    startsAt,
    endsAt,
  });
}

/** These staff roles and no others, from now on. */
export async function setRoles(
  { context: { db } }: TestStation,
  userId: number,
  roles: readonly StaffRole[],
): Promise<void> {
  await db.delete(staffRoles).where(eq(staffRoles.userId, userId));
  for (const role of roles) await db.insert(staffRoles).values({ userId, role });
}

/** A change that tells no cache of itself. */
export async function renamePartnersUnseen({ context: { db } }: TestStation, name: string): Promise<void> {
  await db.update(partners).set({ name });
}
