import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import { forgetOldMails } from '#server/mail/mail-retention.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { oneTimeCodes, resetTokens, sessions, users } from '../accounts.tables.ts';
import { behindProxy, people } from '../people.test-helper.ts';
import { forgetEnded, forgetUnconfirmed } from './retention.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ content: 'empty', clock, config: behindProxy });
const { db } = station.context;
const { call, confirm, mailsTo, member, registered } = people(station);
const day = 86_400_000;
const now = () => new Date(clock.now());
const forget = () => forgetUnconfirmed(db, now());
const isThere = async (userId: number) => (await db.$count(users, eq(users.id, userId))) === 1;

test('an account that nobody confirms within a week is gone; a confirmed one stays', async () => {
  const waiting = await registered();
  const confirmed = await registered();
  await confirm(confirmed);
  clock.advance(7 * day - 1_000);
  await forget();
  expect(await isThere(waiting.userId)).toBe(true);
  clock.advance(2_000);
  await forget();
  expect([await isThere(waiting.userId), await isThere(confirmed.userId)]).toEqual([false, true]);
  const { email, password } = waiting;
  expect((await call('registerUser', { name: 'Ana Luísa', email, password })).status).toBe(200);
});

test('sessions, codes and links that have ended are gone after the daily work, the others are not', async () => {
  const { email } = await member();
  await registered();
  await call('requestPasswordReset', { email });
  const counts = async () => [await db.$count(sessions), await db.$count(oneTimeCodes), await db.$count(resetTokens)];
  const before = await counts();
  await forgetEnded(db, now());
  expect(await counts()).toEqual(before);
  clock.advance(3_600_000);
  await forgetEnded(db, now());
  expect((await counts()).slice(1)).toEqual([0, 0]);
  clock.advance(31 * day);
  await forgetEnded(db, now());
  expect(await counts()).toEqual([0, 0, 0]);
});

test('a mail is gone a week after its delivery, and one that nobody took after a month', async () => {
  const { email } = await member();
  const at = (days: number) => new Date(clock.now() - days * day);
  const mail = (messageId: string, dates: object) => ({
    ...{ messageId, kind: 'test', to: email, subject: messageId, text: '', html: '' },
    ...dates,
  });
  await db
    .insert(mailOutbox)
    .values([
      mail('delivered long ago', { writtenAt: at(9), deliveredAt: at(8) }),
      mail('delivered', { writtenAt: at(9), deliveredAt: at(6) }),
      mail('waiting', { writtenAt: at(29) }),
      mail('given up', { writtenAt: at(31) }),
    ]);
  await forgetOldMails(db, now());
  const left = (await mailsTo(email)).map(({ subject }) => subject);
  expect(left).toEqual(expect.arrayContaining(['delivered', 'waiting']));
  expect(left).not.toEqual(expect.arrayContaining(['delivered long ago']));
  expect(left).not.toEqual(expect.arrayContaining(['given up']));
});
