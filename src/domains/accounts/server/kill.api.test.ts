import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type PostgresConnection, toConnectionString } from '#server/postgres/connection.ts';
import { expectNoHalves } from '../../../../tests/process/no-halves.ts';
import { spawnStation } from '../../../../tests/process/station-process.ts';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { bearer, goodPassword, nextAddress, people } from './people.test-helper.ts';

const lookout = await openTestStation({ content: 'empty' });
const { db } = lookout.context;
const { codeFor, freshEmail } = people(lookout);
const dataDir = await makeTempFolder('station-kill');

/** Each begins some answers after the one before: at a kill everybody is somewhere else. */
const arrivals = [0, 3, 6, 9, 12, 15];

type Step = (name: string, body: object, token?: string) => Promise<{ user: { userId: number }; token: string }>;

/** Registers, confirms, asks for a link and leaves, over and over, until the station is gone. */
async function live(step: Step): Promise<void> {
  for (;;) {
    const email = freshEmail();
    const { user } = await step('registerUser', { name: 'Ana Luísa', email, password: goodPassword });
    await step('resendConfirmationEmail', { name: '', userId: user.userId, email });
    const { token } = await step('confirmEmail', { userId: user.userId, code: await codeFor(email) });
    // Confirmed from no browser that the station knows: the first password is void, and another one is chosen.
    await step('updateProfile', { user: { newPassword: goodPassword } }, token);
    await step('requestPasswordReset', { email });
    await step('updateProfile', { user: { newPassword: 'uma senha nova' }, password: goodPassword }, token);
    const again = await step('login', { email, password: 'uma senha nova' });
    await step('deleteProfile', { userId: user.userId, email }, again.token);
  }
}

/** What would be half done: each row is a fault. */
const halves = {
  'an unconfirmed account without its code or its mail': sql`
    select email from users u where not email_confirmed and (
      not exists (select from one_time_codes c where c.user_id = u.id) or
      not exists (select from mail_outbox m where m.to = u.email and kind = 'confirmation-code'))`,
  'a confirmed account whose code is still there': sql`
    select email from users u join one_time_codes c on c.user_id = u.id where email_confirmed`,
  'a mail to an account that is not there': sql`
    select "to" from mail_outbox m where kind <> 'account-deleted'
      and not exists (select from users u where u.email = m.to)`,
  'a farewell to somebody who is still there': sql`
    select email from users u join mail_outbox m on m.to = u.email where kind = 'account-deleted'`,
  'a link without its mail': sql`
    select email from users u join reset_tokens t on t.user_id = u.id
      where not exists (select from mail_outbox m where m.to = u.email and kind = 'password-reset')`,
  'a new password with a session or a link of before': sql`
    select email from users u join mail_outbox m on m.to = u.email and kind = 'password-changed'
      where exists (select from reset_tokens t where t.user_id = u.id)
      or exists (select from sessions s where s.user_id = u.id and s.started_at < m.written_at)`,
};

test('[MAIL-01] kill -9 in the middle of everything leaves no half account, no mail without its cause, no cause without its mail', async () => {
  const DATABASE_URL = toConnectionString(lookout.connection as PostgresConnection);
  for (const answersUntilKill of [12, 36]) {
    const station = await spawnStation({ DATA_DIR: dataDir, DATABASE_URL, TRUST_PROXY: '127.0.0.1' });
    let answers = 0;
    const crowd = arrivals.map((after) => ({ after, come: Promise.withResolvers<void>() }));
    crowd[0]?.come.resolve();
    const step: Step = async (name, body, token) => {
      const response = await fetch(`${station.url}/api/v1/profile/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress(), ...(token && bearer(token)) },
        body: JSON.stringify(body),
      });
      const { message, data } = await response.json();
      if (response.status !== 200) throw new Error(`${name}: ${message}`);
      if (++answers === answersUntilKill) station.kill('SIGKILL');
      for (const { after, come } of crowd) if (answers >= Math.min(after, answersUntilKill)) come.resolve();
      return data;
    };
    const everybodyComes = () => {
      for (const { come } of crowd) come.resolve();
    };
    const stay = () => live(step).finally(everybodyComes);
    const ends = await Promise.allSettled(crowd.map(({ come }) => come.promise.then(stay)));
    await station.ended;
    expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual(
      Array(arrivals.length).fill(expect.stringMatching(/fetch failed|terminated|closed/)),
    );
    await expectNoHalves({ db }, halves);
  }
});
