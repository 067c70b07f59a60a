import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, behindProxy, nextAddress } from '#domains/accounts/server/people.test-helper.ts';
import { newMember } from '../../../../tests/browser/member.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { addPromotion, addWinners, completeRegistration } from '../promotions.test-helper.ts';
import type { Promotion } from './promotions.store.ts';
import { promotionAnswers } from './promotions.tables.ts';

const station = await openTestStation({ config: behindProxy });
const { db } = station.context;
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);
const path = '/api/v1/promotions';

type Someone = { userId: number; token: string };
const asThem = ({ token }: Someone) => ({ headers: { ...bearer(token), 'x-forwarded-for': nextAddress() } });
const answerOf = (person: Someone, { id }: Promotion) => station.get(`${path}/getUserAnswer/${id}`, asThem(person));
const save = (person: Someone, { id }: Promotion, answer: string, more: object = {}) =>
  station.post(`${path}/saveAnswer`, { idUserPromotion: false, idPromotion: id, answer, ...more }, asThem(person));
const countAnswers = ({ id }: Promotion, { userId }: Someone) =>
  db.$count(promotionAnswers, and(eq(promotionAnswers.promotionId, id), eq(promotionAnswers.userId, userId)));

const complete = () => newMember(station, completeRegistration());

async function addUnpublished(to: typeof db): Promise<void> {
  await addPromotion(to, { slug: 'bozza', publishedAt: null });
  await addPromotion(to, { slug: 'domani', publishedAt: ago(-1) });
  await addPromotion(to, { slug: 'appena-chiusa', closesAt: ago(0) });
}

describe('what everybody reads', () => {
  beforeAll(() => addUnpublished(db));

  test('[PROMO-04] the published promotions are those that take answers now, newest first', async () => {
    const { context, get } = await openTestStation();
    await addUnpublished(context.db);
    const { status, body } = await get(`${path}/getAllPublishedPromotions`);
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data).toHaveLength(6);
    const slugs = body.data.map((one: { url_promocao: string }) => one.url_promocao);
    expect(slugs[0]).toBe('notte-in-vinile');
    const dates = body.data.map((one: { dt_promocao: string }) => one.dt_promocao);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const one of body.data) expect([one.encerrada, one.tx_regulamento]).toEqual([false, undefined]);
    const count = (field: string, value: unknown) =>
      body.data.filter((one: Record<string, unknown>) => one[field] === value).length;
    expect([count('pro', true), count('rs_keywords', 'S'), count('rs_multiple', 'S')]).toEqual([1, 1, 1]);
    expect([count('rs_editavel', 'S'), count('tx_colorScheme', 'D')]).toEqual([2, 1]);
  });

  test('[PROMO-05] closed promotions come by count and offset, in that order, the last closed first', async () => {
    const first = await station.get(`${path}/getClosedPromotions/3/0`);
    expect(first.body.data.promotions).toHaveLength(3);
    const later = await station.get(`${path}/getClosedPromotions/2/1`);
    expect(later.body.data.promotions).toEqual(first.body.data.promotions.slice(1));
    expect(later.body.data.total).toBeGreaterThanOrEqual(13);
    const dates = first.body.data.promotions.map((one: { dt_encerramento: string }) => one.dt_encerramento);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect((await station.get(`${path}/getClosedPromotions/8/900`)).body.data.promotions).toEqual([]);
    expect((await station.get(`${path}/getClosedPromotions/101/0`)).status).toBe(400);
  });

  test('[PROMO-06] one promotion comes by its slug with its description and its rules, an unknown one is not found', async () => {
    const { status, body } = await station.get(`${path}/getPromotionBySlug/notte-in-vinile`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ url_promocao: 'notte-in-vinile', encerrada: false, rs_editavel: 'S' });
    expect(body.data.tx_descricao).toMatch(/^<p>Sabato sera/);
    expect(body.data.tx_regulamento).toContain('Chi può partecipare');
    const missing = await station.get(`${path}/getPromotionBySlug/nessuna`);
    expect([missing.status, missing.body.message]).toEqual([404, 'promotion not found']);
    expect((await station.get(`${path}/getPromotionBySlug/bozza`)).status).toBe(404);
    expect((await station.get(`${path}/getPromotionBySlug/domani`)).status).toBe(404);
  });

  test('what an editor wrote cannot run in a reader’s browser', async () => {
    const evil = '<p onclick="steal()">Ciao<script>steal()</script></p>';
    const { slug } = await addPromotion(db, { description: evil, rules: evil });
    const { body } = await station.get(`${path}/getPromotionBySlug/${slug}`);
    expect([body.data.tx_descricao, body.data.tx_regulamento]).toEqual(['<p>Ciao</p>', '<p>Ciao</p>']);
  });

  test('a promotion that closes by itself moves from one list to the other', async () => {
    const { id } = await addPromotion(db, { publishedAt: ago(2), closesAt: ago(1) });
    const { body } = await station.get(`${path}/getClosedPromotions/100/0`);
    const found = body.data.promotions.find((one: { id_promocao: number }) => one.id_promocao === id);
    expect(found.encerrada).toBe(true);
  });
});

describe('the winners', () => {
  test('[PROMO-07] are for signed-in people, also by the call itself', async () => {
    const { id } = await addPromotion(db, { closesAt: ago(0) });
    await addWinners(db, id, ['Tiago', 'Bianca']);
    const refused = await station.get(`${path}/getPromotionWinners/${id}`);
    expect([refused.status, refused.body.data]).toEqual([401, null]);
    const someone = await newMember(station);
    const { status, body } = await station.get(`${path}/getPromotionWinners/${id}`, asThem(someone));
    expect([status, body.status, body.message]).toEqual([200, 'success', '']);
    expect(body.data.map((one: { tx_nome: string }) => one.tx_nome)).toEqual(['Tiago', 'Bianca']);
    expect(body.data[0]).toEqual({
      tx_nome: 'Tiago',
      tx_sobrenome: 'Ferraz',
      tx_cidade: 'Maceió',
      id_estado: 27,
      tx_estado: 'AL',
      dt_vencedor: '2026-03-01T12:00:00.000Z',
    });
    const other = await addPromotion(db);
    expect((await station.get(`${path}/getPromotionWinners/${other.id}`, asThem(someone))).body.data).toEqual([]);
    expect((await station.get(`${path}/getPromotionWinners/999999`, asThem(someone))).status).toBe(404);
  });
});

describe('an answer', () => {
  let someone: Awaited<ReturnType<typeof complete>>;
  let other: Awaited<ReturnType<typeof complete>>;
  beforeAll(async () => {
    someone = await complete();
    other = await complete();
  });

  test('[PROMO-09] is taken from nobody who is not signed in', async () => {
    const { id } = await addPromotion(db);
    const body = { idUserPromotion: false, idPromotion: id, answer: 'Ciao' };
    expect((await station.post(`${path}/saveAnswer`, body)).status).toBe(401);
    expect((await station.get(`${path}/getUserAnswer/${id}`)).status).toBe(401);
  });

  test('[PROMO-09] by cookie alone is taken from our own pages only', async () => {
    const { id } = await addPromotion(db);
    const body = { idUserPromotion: false, idPromotion: id, answer: 'Ciao' };
    const from = (site: string) =>
      station.post(`${path}/saveAnswer`, body, { headers: { cookie: someone.cookie, 'sec-fetch-site': site } });
    expect((await from('cross-site')).status).toBe(403);
    expect((await from('same-origin')).status).toBe(200);
  });

  test('[PROMO-09] needs a complete registration, and PRO where the promotion asks for it', async () => {
    const half = await newMember(station);
    const [plain, pro] = [await addPromotion(db), await addPromotion(db, { pro: true })];
    const tries = [await save(half, plain, 'Ciao'), await save(half, pro, 'Ciao'), await save(someone, pro, 'Ciao')];
    expect(tries.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'registration incomplete'],
      [403, 'pro only'],
      [403, 'pro only'],
    ]);
    const supporter = await complete();
    await supporter.makePro(ago(-1));
    expect((await save(supporter, pro, 'Ciao')).status).toBe(200);
  });

  test('[PROMO-09] comes too late to a closed promotion, and finds none where none is published', async () => {
    const closed = await addPromotion(db, { closesAt: ago(0) });
    const draft = await addPromotion(db, { publishedAt: null });
    const tomorrow = await addPromotion(db, { publishedAt: ago(-1) });
    const tries = [closed, draft, tomorrow, { ...draft, id: 999_999 }].map((one) => save(someone, one, 'Ciao'));
    expect((await Promise.all(tries)).map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'promotion closed'],
      [404, 'promotion not found'],
      [404, 'promotion not found'],
      [404, 'promotion not found'],
    ]);
  });

  test.each([
    ['', {}, 400, 'answer empty'],
    ['   \n ', {}, 400, 'answer empty'],
    ['a'.repeat(351), {}, 400, 'answer too long'],
    ['due parole', { singleWord: true }, 400, 'one word only'],
    ['a'.repeat(31), { singleWord: true }, 400, 'answer too long'],
  ])('[PROMO-09] of the words %j is refused in %o', async (answer, columns, status, message) => {
    const { body, ...got } = await save(someone, await addPromotion(db, columns), answer);
    expect([got.status, body.message]).toEqual([status, message]);
  });

  test('needs the rules accepted, no control characters and no fields of its own invention', async () => {
    const promotion = await addPromotion(db);
    const without = await save(someone, promotion, 'Ciao', { rulesAccepted: false });
    expect([without.status, without.body.message]).toEqual([400, 'rules not accepted']);
    expect((await save(someone, promotion, 'Ci\u0000ao')).status).toBe(400);
    expect((await save(someone, promotion, 'Ciao', { userId: other.userId })).status).toBe(400);
    expect((await save(someone, promotion, 'Ciao', { idUserPromotion: true })).status).toBe(400);
    expect(await countAnswers(promotion, someone)).toBe(0);
  });

  test('[PROMO-08] [PROMO-09] is saved, and read by its owner only', async () => {
    const promotion = await addPromotion(db);
    expect((await answerOf(someone, promotion)).body).toMatchObject({ status: 'success', data: null });
    const { status, body } = await save(someone, promotion, '  La facciata B di Alba. ');
    expect([status, body.status, body.message]).toEqual([200, 'success', '']);
    const mine = await answerOf(someone, promotion);
    expect(mine.body.data).toEqual({
      id_participante_promocao: expect.any(Number),
      tx_resposta: 'La facciata B di Alba.',
      qt_respostas: 1,
    });
    expect((await answerOf(other, promotion)).body.data).toBeNull();
    expect((await station.get(`${path}/getUserAnswer/999999`, asThem(someone))).status).toBe(404);
    const [row] = await db.select().from(promotionAnswers).where(eq(promotionAnswers.promotionId, promotion.id));
    expect(row?.rulesAcceptedAt).toBeInstanceOf(Date);
  });

  test('is one for each person, and in a promotion that is not editable it stays as it is', async () => {
    const promotion = await addPromotion(db);
    await save(someone, promotion, 'Prima');
    const again = await save(someone, promotion, 'Seconda');
    expect([again.status, again.body.message]).toEqual([409, 'already answered']);
    const { id_participante_promocao: id } = (await answerOf(someone, promotion)).body.data;
    const changed = await save(someone, promotion, 'Seconda', { idUserPromotion: id });
    expect([changed.status, changed.body.message]).toEqual([409, 'answer not editable']);
    expect((await answerOf(someone, promotion)).body.data.tx_resposta).toBe('Prima');
    expect((await save(other, promotion, 'Anch’io')).status).toBe(200);
  });

  test('can be changed where the promotion allows it, and by nobody else', async () => {
    const [promotion, elsewhere] = [
      await addPromotion(db, { editable: true }),
      await addPromotion(db, { editable: true }),
    ];
    await save(someone, promotion, 'Prima');
    const { id_participante_promocao: id } = (await answerOf(someone, promotion)).body.data;
    const stolen = await save(other, promotion, 'Rubata', { idUserPromotion: id });
    expect([stolen.status, stolen.body.message]).toEqual([404, 'answer not found']);
    const moved = await save(someone, elsewhere, 'Spostata', { idUserPromotion: id });
    expect([moved.status, moved.body.message]).toEqual([404, 'answer not found']);
    expect((await save(someone, promotion, 'Seconda', { idUserPromotion: id })).status).toBe(200);
    expect((await answerOf(someone, promotion)).body.data).toMatchObject({
      id_participante_promocao: id,
      tx_resposta: 'Seconda',
    });
    expect(await countAnswers(promotion, other)).toBe(0);
  });

  test('is one of many where many are welcome, the same words once', async () => {
    const promotion = await addPromotion(db, { multiple: true, editable: true });
    for (const answer of ['Roma', 'Maceió', 'Maceió'])
      expect((await save(someone, promotion, answer)).status).toBe(200);
    expect((await answerOf(someone, promotion)).body.data).toMatchObject({ tx_resposta: 'Maceió', qt_respostas: 2 });
  });

  test.each([{}, { editable: true }, { multiple: true }])(
    'sent five times at once in %o is there once',
    async (columns) => {
      const promotion = await addPromotion(db, columns);
      const person = await complete();
      const answers = await Promise.all(Array.from({ length: 5 }, () => save(person, promotion, 'La stessa')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await countAnswers(promotion, person)).toBe(1);
    },
  );

  test('in two versions at the same instant is one of them, and the other is told so', async () => {
    const promotion = await addPromotion(db);
    const person = await complete();
    const answers = await Promise.all(['Una', 'Due'].map((words) => save(person, promotion, words)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countAnswers(promotion, person)).toBe(1);
  });

  test('is taken thirty times an hour from one person, wherever they call from', async () => {
    const promotion = await addPromotion(db, { multiple: true });
    const person = await complete();
    for (let number = 1; number <= 30; number++) {
      expect((await save(person, promotion, `Cartolina ${number}`)).status).toBe(200);
    }
    expect((await save(person, promotion, 'Una di troppo')).status).toBe(429);
    expect((await save(await complete(), promotion, 'Di un’altra')).status).toBe(200);
  });
});
