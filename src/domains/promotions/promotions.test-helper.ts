import { eq } from 'drizzle-orm';
import { findCity } from '#domains/accounts/server/places/places.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { listOpen, type Promotion } from './server/promotions.store.ts';
import { promotionAnswers, promotions, promotionWinners } from './server/promotions.tables.ts';
import { closePromotion } from './server/promotions-write.store.ts';

export type { Promotion };

const dayMs = 86_400_000;
let counter = 0;

/** A promotion that is open since yesterday, for one answer that cannot be changed, unless told otherwise. */
export async function addPromotion(db: DbOrTx, columns: Partial<Promotion> = {}): Promise<Promotion> {
  const [row] = await addPromotions(db, [columns]);
  if (!row) throw new Error('the promotion was not written');
  return row;
}

export function addPromotions(db: DbOrTx, all: Partial<Promotion>[]): Promise<Promotion[]> {
  const rows = all.map((columns) => {
    counter++;
    return {
      slug: `prova-${counter}-${process.pid}`,
      title: `Promozione di prova ${counter}`,
      shortDescription: 'Una riga per capirsi.',
      description: '<p>Che cosa si fa.</p>',
      rules: '<p>Come si fa, parola per parola.</p>',
      prize: 'Un vinile',
      publishedAt: new Date(Date.now() - dayMs),
      closesAt: new Date(Date.now() + 9 * dayMs),
      ...columns,
    };
  });
  return db.insert(promotions).values(rows).returning();
}

export async function addWinners(db: DbOrTx, promotionId: number, names: string[]): Promise<void> {
  const place = findCity('AL', 'Maceió');
  for (const name of names) {
    await db.insert(promotionWinners).values({
      promotionId,
      name,
      lastName: 'Ferraz',
      city: 'Maceió',
      stateId: place?.stateId,
      prize: 'Un vinile',
      wonAt: new Date('2026-03-01T12:00:00Z'),
      shown: true,
    });
  }
}

export const answersTo = (db: DbOrTx, { id }: Promotion) =>
  db.select().from(promotionAnswers).where(eq(promotionAnswers.promotionId, id)).orderBy(promotionAnswers.id);

export async function closeNow(context: AppContext, { id }: Pick<Promotion, 'id'>): Promise<void> {
  await closePromotion(context, id, new Date());
}

export async function closeAll(context: AppContext): Promise<void> {
  for (const promotion of await listOpen(context.db, new Date())) await closeNow(context, promotion);
}

let people = 0;

/** The columns of an account whose registration is complete. */
export function completeRegistration() {
  people++;
  const place = findCity('AL', 'Maceió');
  if (!place) throw new Error('Maceió is gone');
  return {
    name: 'Zuleica',
    lastName: 'Quaresmeira',
    cpf: `000.000.${String(people).padStart(3, '0')}-${process.pid % 100}`,
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
