import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#domains/accounts/server/accounts.tables.ts';
import { bearer, behindProxy, people } from '#domains/accounts/server/people.test-helper.ts';
import { createFakeClock } from '#kit/clock.ts';
import { seedOnce } from '#server/demo/seed-once.ts';
import { seedHunt } from '../../../../seed/parts/hunt.ts';
import { newMember } from '../../../../tests/browser/member.ts';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { isSealTrue } from '../hunt.seal.ts';
import { addHunters, completeProfile, endHunt, openedPage, openHunt, unitsOf } from '../hunt.test-helper.ts';
import { forgetWhatIsOver } from './hunt.jobs.ts';
import { findActiveHunt, listStock } from './hunt.store.ts';
import { huntPlayers, hunts, huntWins } from './hunt.tables.ts';
import { takeView } from './play.store.ts';
import { addHunt, invalidateWhatTurned, sealHunt } from './seal.store.ts';

const clock = createFakeClock(Date.now());
const mediaFolder = await makeTempFolder('station-hunt');
const station = await openTestStation({ content: 'empty', clock, config: behindProxy, mediaFolder });
const { context } = station;
const { db } = context;
const { call } = people(station);
const dayMs = 86_400_000;
const now = () => new Date(clock.now());
const inDays = (days: number) => new Date(clock.now() + days * dayMs);

const seals = async () => (await station.get('/api/v1/cacaAoTesouro/getHuntSeals')).body.data;
const page = async () => (await station.get('/caca-ao-tesouro')).body as string;
const sealedAs = async (id: number) => (await seals()).find((one: { id_tesouro: number }) => one.id_tesouro === id);

type Shown = { seed: string; dt_inicio: string; dt_fim: string; prizes: []; hash: string };
const isTrue = ({ seed, dt_inicio, dt_fim, prizes, hash }: Shown) =>
  isSealTrue({ seed, startsAt: dt_inicio, endsAt: dt_fim, prizes }, hash);

describe('a hunt', () => {
  test('is a draft that nobody sees until it is sealed, once', async () => {
    const prizes = [{ name: 'Una sciarpa', description: 'Di lana.', quantity: 4 }];
    const draft = {
      title: 'Bozza',
      bannerMessage: 'Ancora no',
      rules: '',
      startsAt: inDays(-1),
      endsAt: inDays(1),
      prizes,
    };
    const id = await addHunt(db, draft);
    expect([await findActiveHunt(db, now()), await sealedAs(id)]).toEqual([null, undefined]);
    const seal = () => db.transaction((tx) => sealHunt(tx, context.invalidateTags, id, now()));
    expect([await seal(), await seal()]).toEqual(['sealed', 'already sealed']);
    expect(await sealHunt(db, context.invalidateTags, 999_999, now())).toBe('not found');
    expect(await sealHunt(db, context.invalidateTags, await addHunt(db, { ...draft, prizes: [] }), now())).toBe(
      'no prizes',
    );
    await expect.poll(page).toContain('Bozza');
    await endHunt(context, { id });
  });

  test('shows its hash from the first day and its seed only when it is over; then anybody can draw again', async () => {
    const hunt = await openHunt(context, { title: 'Sigillata', prizes: [{ name: 'Un vinile', quantity: 30 }] });
    await expect.poll(page).toContain('Sigillata');
    const before = await sealedAs(hunt.id);
    expect(before).toMatchObject({ situacao: 'ativa', seed: null });
    expect(await page()).toContain(before.hash);
    clock.advance(9 * dayMs);
    await invalidateWhatTurned(db, context.invalidateTags, now());
    await expect.poll(async () => (await sealedAs(hunt.id)).situacao).toBe('encerrada');
    const after = await sealedAs(hunt.id);
    expect([after.hash, await isTrue(after), await isTrue({ ...after, seed: 'ab'.repeat(32) })]).toEqual([
      before.hash,
      true,
      false,
    ]);
    await expect.poll(page).toContain(after.seed);
  });

  test('that is to come shows its hash and no prize', async () => {
    const hunt = await openHunt(context, { title: 'Domani', window: [1, 5] });
    await expect.poll(async () => (await sealedAs(hunt.id))?.situacao).toBe('agendada');
    const [person = 0] = await addHunters(db, 1);
    expect(await findActiveHunt(db, now())).toBeNull();
    clock.advance(dayMs);
    expect((await findActiveHunt(db, now()))?.id).toBe(hunt.id);
    expect(await takeView(db, hunt, { userId: person, openedAt: now() }, now)).toBeNull();
    clock.advance(4 * dayMs);
    expect(await takeView(db, hunt, { userId: person, openedAt: now() }, now)).toBeNull();
  });
});

describe('the page', () => {
  test('tells what is left as soon as a chest is opened, and of no reservation', async () => {
    const hunt = await openHunt(context, { prizes: [{ name: 'Un vinile', quantity: 4 }], due: 1 });
    const left = async () => /data-bottle="(\d)"/.exec(await page())?.[1];
    await expect.poll(left).toBe('4');
    const person = await newMember(station, completeProfile());
    const headers = { ...bearer(person.token), ...openedPage(person, now()) };
    const post = (name: string) => station.post(`/api/v1/cacaAoTesouro/${name}`, {}, { headers });
    await post('setPageViewAndCheckWin');
    expect(await left()).toBe('4');
    await post('changeLogStatusAndSendMail');
    await expect.poll(left).toBe('3');
    await endHunt(context, hunt);
  });
});

describe('what is known of a player', () => {
  test('[PRIVACY-03] comes with the download, and goes with the account, but for the document of the prize', async () => {
    const hunt = await openHunt(context, { prizes: [{ name: 'Un vinile', quantity: 2 }], due: 2 });
    const [winner, waiting] = [
      await newMember(station, completeProfile()),
      await newMember(station, completeProfile()),
    ];
    const post = (name: string, person: { token: string; userId: number }, body: object = {}) =>
      station.post(`/api/v1/cacaAoTesouro/${name}`, body, {
        headers: { ...bearer(person.token), ...openedPage(person, now()) },
      });
    for (const person of [winner, waiting]) await post('setPageViewAndCheckWin', person);
    await post('changeLogStatusAndSendMail', winner);
    await post('setShareSituation', winner, { shareSituation: 'facebook' });
    const { body } = await station.get('/api/v1/profile/downloadData', { headers: bearer(winner.token) });
    expect(body.hunt).toMatchObject({
      views: [{ hunt: 'Il tesoro di prova', views: 1 }],
      prizes: [{ hunt: 'Il tesoro di prova', prize: 'Un vinile', shareSituation: 'facebook' }],
    });
    const { cpf } = (await winner.row()) ?? {};
    for (const { userId, email, token } of [winner, waiting]) {
      expect((await call('deleteProfile', { userId, email }, bearer(token))).status).toBe(200);
      expect(await db.$count(users, eq(users.id, userId))).toBe(0);
    }
    expect(await db.$count(huntPlayers, eq(huntPlayers.huntId, hunt.id))).toBe(0);
    const documents = await db.select().from(huntWins).where(eq(huntWins.huntId, hunt.id));
    expect(documents).toMatchObject([{ userId: null, name: 'Zuleica', cpf, shareSituation: null }]);
    // What waited for somebody who has left waits for the next one.
    const units = await unitsOf(db, hunt);
    expect(units.map(({ holderId, wonAt }) => [holderId, wonAt !== null]).toSorted()).toEqual([
      [null, false],
      [null, true],
    ]);
    const [next = 0] = await addHunters(db, 1);
    expect(await takeView(db, hunt, { userId: next, openedAt: now() }, now)).toMatchObject({ name: 'Un vinile' });
    await endHunt(context, hunt);
  });

  test('is forgotten a year after the hunt, its document ten years after the delivery', async () => {
    const [person = 0] = await addHunters(db, 1);
    const hunt = await openHunt(context, { due: 1 });
    await takeView(db, hunt, { userId: person, openedAt: now() }, now);
    const [unit] = await unitsOf(db, hunt);
    const document = { unitId: unit?.id ?? 0, huntId: hunt.id, name: 'A', lastName: 'B', prize: 'P', wonAt: now() };
    await db.insert(huntWins).values({ ...document, deliveredAt: now() });
    const left = async () => [
      await db.$count(huntPlayers, eq(huntPlayers.huntId, hunt.id)),
      await db.$count(huntWins, eq(huntWins.huntId, hunt.id)),
    ];
    await forgetWhatIsOver(db, inDays(9 + 360).getTime());
    expect(await left()).toEqual([1, 1]);
    await forgetWhatIsOver(db, inDays(9 + 367).getTime());
    expect(await left()).toEqual([0, 1]);
    await forgetWhatIsOver(db, inDays(3_655).getTime());
    expect(await left()).toEqual([0, 0]);
    await endHunt(context, hunt);
  });
});

test('the demo has a hunt of five prizes that is on, with chests for whoever comes, and one that is over', async () => {
  const fresh = await openTestStation({ content: 'empty', mediaFolder });
  const tools = {
    media: fresh.media,
    workFolder: mediaFolder,
    onProgress: () => undefined,
  };
  await seedOnce({ context: fresh.context, parts: [seedHunt], ...tools });
  const hunt = await findActiveHunt(fresh.context.db, new Date());
  expect(hunt?.title).toBe('Il tesoro del lungomare');
  expect(hunt && hunt.endsAt.getTime() > Date.now() + 15 * dayMs).toBe(true);
  const stock = await listStock(fresh.context.db, hunt?.id ?? 0);
  expect(stock).toHaveLength(5);
  for (const { icon } of stock) expect(icon).toMatch(/^hunt\/.+\.jpg$/);
  expect(await fresh.context.db.$count(hunts)).toBe(2);
  const [person = 0] = await addHunters(fresh.context.db, 1);
  expect(
    hunt && (await takeView(fresh.context.db, hunt, { userId: person, openedAt: new Date() }, () => new Date())),
  ).not.toBeNull();
  const { body } = await fresh.get('/api/v1/cacaAoTesouro/getHuntSeals');
  expect(body.data.map(({ situacao }: { situacao: string }) => situacao)).toEqual(['ativa', 'encerrada']);
  expect(await isTrue(body.data[1])).toBe(true);
});
