import { expect, test } from 'vitest';
import { createRandom } from '#kit/random.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { addHunters, openHunt, unitsOf } from '../hunt.test-helper.ts';
import { claimAll, countClaims } from './claims.test-helper.ts';
import { takeView } from './play.store.ts';

const one = await openTestStation({ content: 'empty' });
const other = await openTestStation({ connection: one.connection });
const { db } = one.context;
const fivePrizes = Array.from({ length: 5 }, (_, index) => ({ name: `Premio ${index + 1}`, quantity: 10 }));
const units = 50;

/** Who comes first is another one each time. */
const chance = createRandom(20_261_115);

/** One may go well by chance; the bench runs fifty. */
const hunts = 2;

test('2 hunts, 200 people for 50 prizes each, in two processes at once: every prize has one winner and nobody wins twice', async () => {
  const crowd = await addHunters(db, 200);
  for (let seed = 0; seed < hunts; seed++) {
    const hunt = await openHunt(one.context, {
      prizes: fivePrizes,
      due: units,
      seed: seed.toString(16).padStart(64, '0'),
    });
    // Everybody has a page open at both processes.
    await Promise.all([one, other].map(({ context }) => claimAll(context, hunt, chance.shuffle(crowd))));
    expect([seed, await countClaims(db, hunt.id)]).toEqual([
      seed,
      { won: units, oversold: 0, doubleWins: 0, badMails: 0 },
    ]);
    await db.execute('delete from mail_outbox');
  }
});

test('30 people for 50 prizes win one each', async () => {
  const few = await addHunters(db, 30);
  const hunt = await openHunt(one.context, { prizes: fivePrizes, due: units });
  await Promise.all([one, other].map(({ context }) => claimAll(context, hunt, chance.shuffle(few))));
  expect(await countClaims(db, hunt.id)).toEqual({ won: 30, oversold: 0, doubleWins: 0, badMails: 0 });
});

test('prizes whose instant has not come are nobody’s, however many ask', async () => {
  const crowd = await addHunters(db, 40);
  const hunt = await openHunt(one.context, { prizes: fivePrizes, due: 7 });
  await Promise.all([one, other].map(({ context }) => claimAll(context, hunt, crowd)));
  expect((await countClaims(db, hunt.id)).won).toBe(7);
});

test('a view that is rolled back leaves its prize to the others', async () => {
  const [person = 0, next = 0] = await addHunters(db, 2);
  const hunt = await openHunt(one.context, { due: 1 });
  await db.execute(`alter table hunt_prizes rename to hunt_prizes_away`);
  await expect(takeView(db, hunt, { userId: person, openedAt: new Date() }, () => new Date())).rejects.toThrow();
  await db.execute(`alter table hunt_prizes_away rename to hunt_prizes`);
  expect(await unitsOf(db, hunt)).toMatchObject([{ holderId: null, reservedUntil: null }]);
  expect(
    await takeView(other.context.db, hunt, { userId: next, openedAt: new Date() }, () => new Date()),
  ).toMatchObject({
    name: 'Un vinile',
  });
});
