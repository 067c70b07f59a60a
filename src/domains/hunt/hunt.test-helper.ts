import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '#domains/accounts/server/accounts.tables.ts';
import { findCity } from '#domains/accounts/server/places/places.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import { testSecret } from '../../../tests/test-context.ts';
import { pageTokenHeader } from './hunt.rules.ts';
import type { Hunt } from './server/hunt.store.ts';
import { huntPlayers, hunts, huntUnits, huntWins } from './server/hunt.tables.ts';
import { createPageTokens } from './server/page-tokens.ts';
import { prizeMailKind } from './server/prize-mail.ts';
import { addHunt, sealHunt } from './server/seal.store.ts';

export { giveBack } from './server/play.store.ts';
export type { Hunt };

const dayMs = 86_400_000;

type HuntOptions = {
  title?: string;
  bannerMessage?: string;
  rules?: string;
  prizes?: { name: string; quantity: number }[];
  /** In days from now. */
  window?: [number, number];
  /** How many of the pieces have their winning instant behind them; the others have theirs at the very end. */
  due?: number;
  seed?: string;
};

/** A sealed hunt that is on since yesterday, with one prize of one piece that nobody can win yet, unless told otherwise. */
export function openHunt(
  context: Pick<AppContext, 'db' | 'invalidateTags' | 'clock'>,
  options: HuntOptions = {},
): Promise<Hunt> {
  const {
    title = 'Il tesoro di prova',
    bannerMessage = 'C’è un forziere in giro.',
    rules = '<p>Si sfoglia.</p>',
  } = options;
  const { prizes = [{ name: 'Un vinile', quantity: 1 }], window = [-1, 9], due = 0, seed } = options;
  const at = (days: number) => new Date(context.clock.now() + days * dayMs);
  return context.db.transaction(async (tx) => {
    const id = await addHunt(tx, {
      title,
      bannerMessage,
      rules,
      startsAt: at(window[0]),
      endsAt: at(window[1]),
      prizes: prizes.map((prize) => ({ ...prize, description: `Che cos’è: ${prize.name.toLowerCase()}.` })),
    });
    await sealHunt(tx, context.invalidateTags, id, at(window[0]), seed);
    await setDue(tx, id, due);
    const [hunt] = await tx.select().from(hunts).where(eq(hunts.id, id));
    if (!hunt) throw new Error('the hunt was not written');
    return hunt;
  });
}

/** The winning instants as a test wants them; what was sealed stays what it is. */
export async function setDue(db: DbOrTx, huntId: number, due: number): Promise<void> {
  const [hunt] = await db.select().from(hunts).where(eq(hunts.id, huntId));
  if (!hunt) throw new Error('there is no such hunt');
  const units = await db
    .select({ id: huntUnits.id })
    .from(huntUnits)
    .where(eq(huntUnits.huntId, huntId))
    .orderBy(asc(huntUnits.number));
  const ids = units.map(({ id }) => id);
  const move = async (some: number[], winsAt: Date) => {
    if (some.length > 0) await db.update(huntUnits).set({ winsAt }).where(inArray(huntUnits.id, some));
  };
  await move(ids.slice(0, due), hunt.startsAt);
  await move(ids.slice(due), new Date(hunt.endsAt.getTime() - 1));
}

/** What makes a view of this person count, as if they had just loaded a page. */
export function openedPage({ userId }: { userId: number }, openedAt: Date): Record<string, string> {
  return { [pageTokenHeader]: createPageTokens(testSecret).issue({ userId, page: '/programacao', openedAt }) };
}

export const endHunt = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id }: Pick<Hunt, 'id'>,
): Promise<void> => {
  await db
    .update(hunts)
    .set({ endsAt: new Date(clock.now()) })
    .where(eq(hunts.id, id));
};

export const unitsOf = (db: DbOrTx, { id }: Pick<Hunt, 'id'>) =>
  db.select().from(huntUnits).where(eq(huntUnits.huntId, id)).orderBy(asc(huntUnits.number));

export async function winOf(db: DbOrTx, hunt: Pick<Hunt, 'id'>, userId: number) {
  const own = and(eq(huntWins.huntId, hunt.id), eq(huntWins.userId, userId));
  return (await db.select().from(huntWins).where(own))[0];
}

export async function viewsOf(db: DbOrTx, hunt: Pick<Hunt, 'id'>, userId: number): Promise<number> {
  const own = and(eq(huntPlayers.huntId, hunt.id), eq(huntPlayers.userId, userId));
  return (await db.select().from(huntPlayers).where(own))[0]?.views ?? 0;
}

export const countPrizeMails = (db: DbOrTx, email: string) =>
  db.$count(mailOutbox, and(eq(mailOutbox.to, email), eq(mailOutbox.kind, prizeMailKind)));

let people = 0;

/** The columns of an account whose registration is complete. */
export function completeProfile() {
  people++;
  const place = findCity('AL', 'Maceió');
  if (!place) throw new Error('Maceió is gone');
  return {
    name: 'Zuleica',
    lastName: 'Quaresmeira',
    cpf: `caccia-${people}-${process.pid}`,
    birthday: '1990-02-28',
    gender: 'FEMININO' as const,
    phone: '(82) 95555-7391',
    ...place,
    postalCode: '57035-991',
    district: 'Centro',
    street: 'Rua da Praia',
    streetNumber: '5',
  };
}

/** So many people whose profiles are complete, without passwords: a hash for each would take longer than what is tested. */
export async function addHunters(db: DbOrTx, count: number): Promise<number[]> {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, () => {
        const profile = completeProfile();
        return { ...profile, email: `${profile.cpf}@example.org`, emailConfirmed: true };
      }),
    )
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}
