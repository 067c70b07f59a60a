import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { staffRoles, users } from '#domains/accounts/server/accounts.tables.ts';
import { bearer, behindProxy, people } from '#domains/accounts/server/people.test-helper.ts';
import { searchItems } from '#domains/search/server/search.tables.ts';
import { createFakeClock } from '#kit/clock.ts';
import { newMember } from '../../../../tests/browser/member.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { drawWinners } from '../promotions.draw.ts';
import { addPromotion, completeRegistration } from '../promotions.test-helper.ts';
import { drawPromotion, publishWinners } from './draw.store.ts';
import { chanceOf } from './draw-chance.ts';
import { markDelivered } from './prizes.store.ts';
import { forgetWhatIsOver } from './promotions.jobs.ts';
import { promotionAnswers, promotionDraws, promotions, promotionWinners } from './promotions.tables.ts';
import { addDraft, closePromotion, invalidateWhatTurned, publishPromotion } from './promotions-write.store.ts';

const station = await openTestStation({ config: behindProxy });
const { context } = station;
const { db } = context;
const dayMs = 86_400_000;
const now = () => new Date(context.clock.now());
const ago = (days: number) => new Date(context.clock.now() - days * dayMs);
const path = '/api/v1/promotions';

const draft = (slug: string) => ({
  slug,
  title: 'Serata a sorpresa',
  shortDescription: 'Una riga.',
  description: '<p>Testo<script>alert(1)</script></p>',
  rules: '<p>Regole</p>',
  prize: 'Un giradischi',
  closesAt: ago(-9),
});

async function answeredBy(promotionId: number, answers: string[], columns: () => object = completeRegistration) {
  const all = [];
  for (const answer of answers) {
    const person = await newMember(station, columns());
    const at = ago(2);
    await db
      .insert(promotionAnswers)
      .values({ promotionId, userId: person.userId, answer, single: true, sentAt: at, rulesAcceptedAt: at });
    all.push(person);
  }
  return all;
}

const winnersOf = (promotionId: number) =>
  db.select().from(promotionWinners).where(eq(promotionWinners.promotionId, promotionId)).orderBy(promotionWinners.id);

describe('a draft', () => {
  test('is seen, found and listed by nobody until it is published; then by everybody at once', async () => {
    const slug = 'serata-a-sorpresa';
    const id = await addDraft(db, draft(slug));
    expect((await station.get(`/promocoes/${slug}`)).status).toBe(404);
    expect(await db.$count(searchItems, eq(searchItems.address, `/promocoes/${slug}`))).toBe(0);
    expect((await station.get('/promocoes')).body).not.toContain(slug);

    expect(await publishPromotion(context, id, now())).toBe(true);
    await expect.poll(async () => (await station.get(`/promocoes/${slug}`)).status).toBe(200);
    await expect.poll(async () => (await station.get('/promocoes')).body).toContain(slug);
    await expect.poll(async () => (await station.get('/')).body).toContain(slug);
    await expect
      .poll(async () => (await station.get('/sitemaps/promotions-1.xml')).body)
      .toContain(`/promocoes/${slug}`);
    const { body } = await station.get('/api/v1/search?q=serata+sorpresa&num=10');
    expect(body.data.items[0].link).toContain(`/promocoes/${slug}`);
    expect(await publishPromotion(context, id, now())).toBe(false);
    const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
    expect(row?.description).toBe('<p>Testo</p>');
  });
});

describe('a promotion that is closed', () => {
  test('takes no more answers, and its page says so', async () => {
    const promotion = await addPromotion(db);
    const person = await newMember(station, completeRegistration());
    expect((await station.get(`/promocoes/${promotion.slug}`)).body).not.toContain('Questa promozione è chiusa');
    expect(await closePromotion(context, promotion.id, now())).toBe(true);
    expect(await closePromotion(context, promotion.id, now())).toBe(false);
    const body = { idUserPromotion: false, idPromotion: promotion.id, answer: 'Ciao' };
    const late = await station.post(`${path}/saveAnswer`, body, { headers: bearer(person.token) });
    expect([late.status, late.body.message]).toEqual([409, 'promotion closed']);
    await expect
      .poll(async () => (await station.get(`/promocoes/${promotion.slug}`)).body)
      .toContain('Questa promozione è chiusa');
  });

  test('by itself is told to the pages within a minute, and only then', async () => {
    const clock = createFakeClock(context.clock.now());
    const promotion = await addPromotion(db, { closesAt: new Date(clock.now() + 30_000) });
    const heard: string[] = [];
    const listening = { db, invalidateTags: async (_: unknown, ...tags: string[]) => void heard.push(...tags) };
    await invalidateWhatTurned(listening, new Date(clock.now()));
    expect(heard).not.toContain(`promotion-at:${promotion.slug}`);
    await invalidateWhatTurned(listening, new Date(clock.now() + 60_000));
    expect(heard).toEqual(expect.arrayContaining(['promotions', 'home', `promotion-at:${promotion.slug}`]));
  });
});

describe('the draw', () => {
  test('waits until the promotion is closed', async () => {
    const { id } = await addPromotion(db);
    expect((await drawPromotion(context, id, now())).kind).toBe('not closed');
    expect((await drawPromotion(context, 999_999, now())).kind).toBe('not found');
  });

  test('finds winners among the right answers only, each once, and can be checked with its seed', async () => {
    const { id } = await addPromotion(db, {
      closesAt: ago(1),
      places: 2,
      rightAnswers: ['mareggiata'],
      singleWord: true,
    });
    const right = await answeredBy(id, ['Mareggiata', 'MAREGGIATA', 'mareggiata']);
    await answeredBy(id, ['onda', 'spiaggia']);
    const outcome = await drawPromotion(context, id, now());
    if (outcome.kind !== 'drawn') throw new Error(outcome.kind);
    const ids = right.map(({ userId }) => userId).toSorted((one, other) => one - other);
    expect(outcome.candidates).toBe(3);
    expect(outcome.winners).toEqual(drawWinners(ids, 2, chanceOf(outcome.seed)));
    const [draw] = await db.select().from(promotionDraws).where(eq(promotionDraws.promotionId, id));
    expect(draw).toMatchObject({ seed: outcome.seed, candidates: 3 });
    expect(outcome.seed).toMatch(/^[0-9a-f]{64}$/);
    expect((await winnersOf(id)).map(({ userId }) => userId)).toEqual(outcome.winners);
    expect((await winnersOf(id))[0]).toMatchObject({
      lastName: 'Quaresmeira',
      city: 'Maceió',
      stateId: 27,
      prize: 'Un vinile',
      shown: false,
    });
  });

  test('happens once, also when two people press at the same instant', async () => {
    const { id } = await addPromotion(db, { closesAt: ago(1) });
    await answeredBy(id, ['Una', 'Due', 'Tre']);
    const outcomes = await Promise.all([drawPromotion(context, id, now()), drawPromotion(context, id, now())]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['already drawn', 'drawn']);
    expect(await winnersOf(id)).toHaveLength(1);
  });

  test('leaves out whoever works here and whoever is locked out', async () => {
    const { id } = await addPromotion(db, { closesAt: ago(1), places: 9 });
    const [staff, locked, listener] = await answeredBy(id, ['Una', 'Due', 'Tre']);
    await db.insert(staffRoles).values({ userId: staff?.userId ?? 0, role: 'music' });
    await db
      .update(users)
      .set({ disabled: true })
      .where(eq(users.id, locked?.userId ?? 0));
    const outcome = await drawPromotion(context, id, now());
    expect(outcome).toMatchObject({ kind: 'drawn', candidates: 1, winners: [listener?.userId] });
  });

  test('takes more answers than a statement has parameters', async () => {
    // A station of their own: to delete so many people, each with all that may refer to them, would take long.
    const crowded = (await openTestStation({ content: 'empty' })).context;
    const { id } = await addPromotion(crowded.db, { closesAt: ago(1) });
    const crowd = 65_600;
    // What their answers refer to is there: nothing has to look for it, row by row.
    await crowded.db.execute(sql`
      alter table promotion_answers
        drop constraint promotion_answers_promotion_id_promotions_id_fk,
        drop constraint promotion_answers_user_id_users_id_fk`);
    await crowded.db.execute(sql`
      with people as (
        insert into users (email, name) select 'folla-' || n || '@example.org', 'Folla' from generate_series(1, ${crowd}) n
        returning id
      )
      insert into promotion_answers (promotion_id, user_id, answer, single, sent_at, rules_accepted_at)
      select ${id}, id, 'Presente', true, now(), now() from people`);
    expect(await drawPromotion(crowded, id, now())).toMatchObject({ kind: 'drawn', candidates: crowd });
  });

  test('shows its winners only when they are published', async () => {
    const { id } = await addPromotion(db, { closesAt: ago(1) });
    const [person] = await answeredBy(id, ['Una']);
    const asThem = { headers: bearer(person?.token ?? '') };
    await drawPromotion(context, id, now());
    expect((await station.get(`${path}/getPromotionWinners/${id}`, asThem)).body.data).toEqual([]);
    expect(await publishWinners(context, id)).toBe(1);
    const { body } = await station.get(`${path}/getPromotionWinners/${id}`, asThem);
    expect(body.data).toMatchObject([{ tx_sobrenome: 'Quaresmeira', tx_estado: 'AL' }]);
    expect(JSON.stringify(body)).not.toMatch(/cpf|000\.000/);
  });
});

describe('whoever leaves', () => {
  test('takes the answers along; the document of a prize stays, out of sight', async () => {
    const { id } = await addPromotion(db, { closesAt: ago(1) });
    const other = await addPromotion(db);
    const [winner] = await answeredBy(id, ['La mia risposta']);
    if (!winner) throw new Error('nobody answered');
    const at = ago(1);
    const answer = { promotionId: other.id, userId: winner.userId, answer: 'Un’altra', single: true };
    await db.insert(promotionAnswers).values({ ...answer, sentAt: at, rulesAcceptedAt: at });
    await drawPromotion(context, id, now());
    await publishWinners(context, id);

    const { body: data } = await station.get('/api/v1/profile/downloadData', { headers: bearer(winner.token) });
    expect(data.promotions.answers).toMatchObject([{ answer: 'La mia risposta' }, { answer: 'Un’altra' }]);
    expect(data.promotions.prizes).toMatchObject([{ prize: 'Un vinile', lastName: 'Quaresmeira' }]);

    const { call } = people(station);
    const leaving = { userId: winner.userId, email: winner.email };
    expect((await call('deleteProfile', leaving, bearer(winner.token))).status).toBe(200);
    expect(await db.$count(promotionAnswers, eq(promotionAnswers.userId, winner.userId))).toBe(0);
    const [kept] = await winnersOf(id);
    expect(kept).toMatchObject({ userId: null, lastName: 'Quaresmeira', prize: 'Un vinile', city: '', shown: false });
    expect(kept?.cpf).toMatch(/^000/);
    expect(await publishWinners(context, id)).toBe(0);
    const reader = await newMember(station);
    const shown = await station.get(`${path}/getPromotionWinners/${id}`, { headers: bearer(reader.token) });
    expect(shown.body.data).toEqual([]);
  });
});

test('answers are forgotten a year after the close, documents of prizes ten years after their delivery', async () => {
  const [old, fresh] = [await addPromotion(db, { closesAt: ago(367) }), await addPromotion(db, { closesAt: ago(360) })];
  await answeredBy(old.id, ['Vecchia']);
  await answeredBy(fresh.id, ['Recente']);
  const waiting = await addPromotion(db, { closesAt: ago(1) });
  await answeredBy(old.id, ['Anche questa']);
  await answeredBy(waiting.id, ['Vince']);
  await drawPromotion(context, old.id, now());
  await drawPromotion(context, waiting.id, now());
  const [delivered] = await winnersOf(old.id);
  await markDelivered(db, delivered?.id ?? 0, ago(10 * 366));

  await forgetWhatIsOver(db, context.clock.now());
  expect(await db.$count(promotionAnswers, eq(promotionAnswers.promotionId, old.id))).toBe(0);
  expect(await db.$count(promotionAnswers, eq(promotionAnswers.promotionId, fresh.id))).toBe(1);
  expect(await winnersOf(old.id)).toEqual([]);
  expect(await winnersOf(waiting.id)).toHaveLength(1);
});
