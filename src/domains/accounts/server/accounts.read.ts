import { and, eq, notExists } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { isOneOf } from '#server/is-one-of.ts';
import { staffRoles, users } from './accounts.tables.ts';
import { citiesOf, states } from './places/places.ts';
import { hasPro } from './pro/pro.store.ts';

/** Accounts of the demo seed, whose passwords stand in the README. */
export function countDemoAccounts(db: DbOrTx): Promise<number> {
  return db.$count(users, eq(users.isDemo, true));
}

/** Who may receive a prize, and what its document says of them. Whoever works here, or is locked out, may not. */
export async function findPrizeHolders(db: DbOrTx, userIds: readonly number[]) {
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      lastName: users.lastName,
      cpf: users.cpf,
      stateId: users.stateId,
      cityId: users.cityId,
    })
    .from(users)
    .where(
      and(
        isOneOf(users.id, userIds),
        eq(users.disabled, false),
        notExists(db.select().from(staffRoles).where(eq(staffRoles.userId, users.id))),
      ),
    );
  return rows.map(({ cityId, ...person }) => ({ ...person, city: cityName(person.stateId, cityId) }));
}

/** Where a mail to this person goes, and how it greets them. */
export async function findAddressee(db: DbOrTx, userId: number): Promise<{ name: string; email: string }> {
  const [person] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  if (!person) throw new Error(`the account ${userId} is gone`);
  return person;
}

function cityName(stateId: number | null, cityId: number | null): string {
  return citiesOf(stateId ?? 0).find((city) => city.cityId === cityId)?.cityName ?? '';
}

/** A state as people write it behind a city: its letters in Brazil, the region's name in Italy. */
export function stateLabel(stateId: number): string {
  const state = states.find((one) => one.stateId === stateId);
  return state?.code ?? state?.stateName ?? '';
}

/** Whether this account stands and has PRO now, for whoever comes with a key of their own instead of a session. */
export async function isProListener(db: DbOrTx, userId: number, now: Date): Promise<boolean> {
  const active = await db.$count(users, and(eq(users.id, userId), eq(users.disabled, false)));
  return active > 0 && hasPro(db, userId, now);
}
