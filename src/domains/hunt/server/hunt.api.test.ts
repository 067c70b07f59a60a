import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffRoles } from '#domains/accounts/server/accounts.tables.ts';
import { bearer, behindProxy, nextAddress, people } from '#domains/accounts/server/people.test-helper.ts';
import { createFakeClock } from '#kit/clock.ts';
import { newMember } from '../../../../tests/browser/member.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { viewPaceMs } from '../hunt.rules.ts';
import { completeProfile, endHunt, openedPage, openHunt, setDue, unitsOf } from '../hunt.test-helper.ts';
import type { Hunt } from './hunt.store.ts';
import { huntPlayers, hunts, huntWins } from './hunt.tables.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ content: 'empty', clock, config: behindProxy });
const { context } = station;
const { db } = context;
const { mailsTo, call: account } = people(station);
const hourMs = 3_600_000;

type Someone = { token: string; userId: number };
const asThem = ({ token }: Someone) => ({ headers: { ...bearer(token), 'x-forwarded-for': nextAddress() } });
const path = '/api/v1/cacaAoTesouro';
const post = (name: string, person: Someone, body: object = {}) =>
  station.post(`${path}/${name}`, body, asThem(person));
const lastViews = new Map<number, number>();
/** Looks at a page that was just loaded, at the pace of a person. */
function view(person: Someone) {
  const last = lastViews.get(person.userId) ?? 0;
  if (clock.now() - last < viewPaceMs) clock.advance(viewPaceMs);
  lastViews.set(person.userId, clock.now());
  const { headers } = asThem(person);
  const opened = openedPage(person, new Date(clock.now()));
  return station.post(`${path}/setPageViewAndCheckWin`, {}, { headers: { ...headers, ...opened } });
}
const reserved = (person: Someone) => post('checkSomeReservedPrize', person);
const open = (person: Someone) => post('changeLogStatusAndSendMail', person);
const info = () => station.get(`${path}/checkInfoActiveHunt`);
const hunter = () => newMember(station, completeProfile());
const prizeMails = async ({ email }: { email: string }) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'hunt-prize');

const vinyl = {
  tx_nome: 'Un vinile',
  prizeName: 'Un vinile',
  prizeDescription: 'Che cos’è: un vinile.',
  prizeIcon: '',
};

/** One hunt at a time, as at the station. */
let hunt: Hunt;
async function start(options: Parameters<typeof openHunt>[1]): Promise<void> {
  hunt = await openHunt(context, options);
  await expect.poll(async () => (await info()).body.data?.idHunt).toBe(hunt.id);
}
beforeEach(async () => {
  for (const { id } of await db.select({ id: hunts.id }).from(hunts)) await endHunt(context, { id });
  clock.advance(1);
});

describe('the hunt', () => {
  test('[HUNT-34] that is on is told to everybody, with its prizes, its totals and its rules; null without one', async () => {
    clock.advance(10_000);
    expect((await info()).body).toMatchObject({ status: 'success', data: null });
    const prizes = [
      { name: 'Un vinile', quantity: 2 },
      { name: 'Una tazza', quantity: 5 },
    ];
    await start({ prizes, rules: '<p>Si sfoglia.<script>alert(1)</script></p>' });
    const { status, body } = await info();
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data).toMatchObject({
      idHunt: hunt.id,
      id_tesouro: hunt.id,
      huntEndDate: hunt.endsAt.toISOString(),
      dt_fim: hunt.endsAt.toISOString(),
      dt_inicio: hunt.startsAt.toISOString(),
      bannerMessage: 'C’è un forziere in giro.',
      banner_message: 'C’è un forziere in giro.',
      tx_descricao: 'Il tesoro di prova',
      situacao: 'ativa',
      huntRegulation: '<p>Si sfoglia.</p>',
      tx_regulamento: '<p>Si sfoglia.</p>',
      totalPrizes: 7,
      totalPrizesWon: 0,
    });
    expect(body.data.prizes[0]).toEqual({
      ...vinyl,
      prizeRemainingQuantity: 2,
      prizesWon: 0,
      numberTotalPrize: 2,
    });
    expect(JSON.stringify(body)).not.toMatch(/seed|winsAt/);
  });

  test('[HUNT-35] comes with what the caller has won, for signed-in people only', async () => {
    await start({ due: 1 });
    expect((await station.post(`${path}/checkHuntAndPrizes`, {})).status).toBe(401);
    const person = await newMember(station);
    expect((await post('checkHuntAndPrizes', person)).body.data).toMatchObject({ idHunt: hunt.id, ownPrize: null });
    await person.change(completeProfile());
    await view(person);
    expect((await post('checkHuntAndPrizes', person)).body.data.ownPrize).toBeNull();
    await open(person);
    // The count follows over the database's notice.
    await expect
      .poll(async () => (await post('checkHuntAndPrizes', person)).body.data)
      .toMatchObject({
        ownPrize: vinyl,
        totalPrizesWon: 1,
        prizes: [{ prizeRemainingQuantity: 0, prizesWon: 1 }],
      });
  });
});

describe('who is not let in', () => {
  const calls = ['setPageViewAndCheckWin', 'checkSomeReservedPrize', 'changeLogStatusAndSendMail', 'setShareSituation'];
  test.each(calls)('[HUNT-33] %s wants a login and a complete registration', async (name) => {
    const body = name === 'setShareSituation' ? { shareSituation: 'closed' } : {};
    expect((await station.post(`${path}/${name}`, body)).status).toBe(401);
    expect((await post(name, await newMember(station), body)).status).toBe(403);
  });

  test('whoever works here finds no chest', async () => {
    await start({ due: 1 });
    const colleague = await hunter();
    await db.insert(staffRoles).values({ userId: colleague.userId, role: 'editor' });
    expect((await view(colleague)).body.data).toBeNull();
    expect((await view(await hunter())).body.data).toEqual(vinyl);
  });
});

describe('a page view', () => {
  test('[HUNT-36] is recorded, and is no win before a winning instant', async () => {
    await start({});
    const person = await hunter();
    expect((await view(person)).body).toEqual({ status: 'success', message: '', data: null });
    await view(person);
    const [player] = await db.select().from(huntPlayers).where(eq(huntPlayers.userId, person.userId));
    expect(player).toMatchObject({ huntId: hunt.id, views: 2 });
  });

  test('[HUNT-36] after a winning instant reserves that prize, for the first to come and nobody else', async () => {
    await start({ due: 1 });
    const [first, second] = [await hunter(), await hunter()];
    expect((await view(first)).body.data).toEqual(vinyl);
    expect((await view(second)).body.data).toBeNull();
    expect((await view(first)).body.data).toEqual(vinyl);
    expect(await unitsOf(db, hunt)).toMatchObject([{ holderId: first.userId, wonAt: null }]);
    expect((await info()).body.data.prizes[0].prizeRemainingQuantity).toBe(1);
  });

  test('[HUNT-41] leaves the prize waiting for its click: a later look finds it, before and after a reload', async () => {
    await start({ due: 1 });
    const [person, other] = [await hunter(), await hunter()];
    expect((await reserved(person)).body.data).toBeNull();
    await view(person);
    expect((await reserved(person)).body).toEqual({ status: 'success', message: '', data: vinyl });
    expect((await reserved(other)).body.data).toBeNull();
    await endHunt(context, hunt);
    clock.advance(hourMs);
    expect((await reserved(person)).body.data).toEqual(vinyl);
  });

  test.each([
    ['CPF', {}],
    ['codice fiscale', { country: 'IT', cpf: 'RSSMRA85T10A562S' }],
  ] as const)(
    '[COUNTRY-02] is no second win for somebody who has won, nor for the same %s under a new account',
    async (_number, columns) => {
      await start({ prizes: [{ name: 'Un vinile', quantity: 3 }], due: 3 });
      const person = await newMember(station, { ...completeProfile(), ...columns });
      await view(person);
      await open(person);
      expect((await view(person)).body.data).toBeNull();
      const cpf = (await person.row())?.cpf ?? '';
      await account('deleteProfile', { userId: person.userId, email: person.email }, bearer(person.token));
      const again = await newMember(station, { ...completeProfile(), ...columns, cpf });
      expect((await view(again)).body.data).toBeNull();
      expect((await view(await hunter())).body.data).toEqual(vinyl);
    },
  );

  test('without a hunt is no win and counts nowhere', async () => {
    const person = await hunter();
    clock.advance(10_000);
    expect((await view(person)).body.data).toBeNull();
    expect(await db.$count(huntPlayers, eq(huntPlayers.userId, person.userId))).toBe(0);
  });
});

describe('a reservation that nobody answers', () => {
  test('ends after 24 hours, and the next eligible view gets the prize', async () => {
    await start({ due: 1 });
    const [late, next] = [await hunter(), await hunter()];
    await view(late);
    clock.advance(24 * hourMs - 1);
    expect((await view(next)).body.data).toBeNull();
    expect((await reserved(late)).body.data).toEqual(vinyl);
    clock.advance(1);
    expect((await reserved(late)).body.data).toBeNull();
    expect((await open(late)).body).toMatchObject({ status: 404, message: 'no prize reserved' });
    expect(await prizeMails(late)).toEqual([]);
    expect((await view(next)).body.data).toEqual(vinyl);
    expect((await view(late)).body.data).toBeNull();
    expect((await open(next)).body.data).toEqual(vinyl);
  });

  test('lets the same person win again', async () => {
    await start({ prizes: [{ name: 'Un vinile', quantity: 2 }], due: 1 });
    const person = await hunter();
    await view(person);
    clock.advance(24 * hourMs);
    expect((await view(person)).body.data).toEqual(vinyl);
    clock.advance(24 * hourMs);
    await setDue(db, hunt.id, 2);
    expect((await view(person)).body.data).toEqual(vinyl);
    expect((await open(person)).status).toBe(200);
  });
});

describe('the chest', () => {
  test('[HUNT-39] [HUNT-40] opens once: the prize is told, its document and one mail are written, however often it is clicked', async () => {
    await start({ due: 1 });
    const person = await hunter();
    await view(person);
    const clicks = await Promise.all([open(person), open(person), open(person)]);
    for (const { status, body } of clicks) expect([status, body.status, body.data]).toEqual([200, 'success', vinyl]);
    expect((await open(person)).body.data).toEqual(vinyl);
    const [win, ...more] = await db.select().from(huntWins).where(eq(huntWins.userId, person.userId));
    expect(more).toEqual([]);
    expect(win).toMatchObject({ huntId: hunt.id, prize: 'Un vinile', name: 'Zuleica', shareSituation: null });
    const [mail, ...others] = await prizeMails(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Você ganhou: Un vinile | Antena 1');
    for (const text of [mail?.text, mail?.html]) expect(text).toContain('Olá, Zuleica!');
    expect(mail?.html).toMatch(/^<!doctype html><html lang="pt-BR">/);
    expect((await reserved(person)).body.data).toBeNull();
    await expect.poll(async () => (await info()).body.data.totalPrizesWon).toBe(1);
  });

  test('is closed for whoever has found none', async () => {
    await start({ due: 1 });
    const person = await hunter();
    expect((await open(person)).body).toMatchObject({ status: 404, message: 'no prize reserved' });
    expect(await prizeMails(person)).toEqual([]);
  });
});

describe('where a win was shared', () => {
  const share = (person: Someone, shareSituation: unknown) => post('setShareSituation', person, { shareSituation });

  test('[HUNT-26] is kept with it, and a closed window does not undo it', async () => {
    await start({ due: 1 });
    const person = await hunter();
    expect((await share(person, 'facebook')).body).toMatchObject({ status: 404, message: 'no prize won' });
    await view(person);
    await open(person);
    const kept = async () =>
      (await db.select().from(huntWins).where(eq(huntWins.userId, person.userId)))[0]?.shareSituation;
    for (const [said, expected] of [
      ['closed', 'closed'],
      ['twitter', 'twitter'],
      ['whatsapp', 'whatsapp'],
      ['closed', 'whatsapp'],
      ['facebook', 'facebook'],
    ]) {
      expect((await share(person, said)).body).toEqual({ status: 'success', message: '', data: null });
      expect(await kept()).toBe(expected);
    }
    for (const wrong of ['telegram', '', 1, null]) expect((await share(person, wrong)).status).toBe(400);
  });
});

test('a page that turns by itself sixty times a minute is told to wait', async () => {
  await start({});
  const person = await hunter();
  const statuses = [];
  for (let turn = 0; turn < 61; turn++) statuses.push((await view(person)).status);
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429]);
});
