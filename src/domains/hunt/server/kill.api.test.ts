import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bearer, nextAddress } from '#domains/accounts/server/people.test-helper.ts';
import { type PostgresConnection, toConnectionString } from '#server/postgres/connection.ts';
import { newMember } from '../../../../tests/browser/member.ts';
import { expectNoHalves } from '../../../../tests/process/no-halves.ts';
import { spawnStation } from '../../../../tests/process/station-process.ts';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { testSecret } from '../../../../tests/test-context.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { completeProfile, openedPage, openHunt } from '../hunt.test-helper.ts';
import { countClaims } from './claims.test-helper.ts';

const lookout = await openTestStation({ content: 'empty', config: { trustProxy: ['127.0.0.1'] } });
const { db } = lookout.context;
const dataDir = await makeTempFolder('station-kill');

const crowdSize = 12;
/** Some have a prize reserved and claim it, the others just open the page. */
const earlySize = 6;
const answersUntilKill = 12;

/** What would be half done: each row is a fault. */
const halves = {
  'a win without its mail': sql`
    select w.unit_id from hunt_wins w join users u on u.id = w.user_id
      where not exists (select from mail_outbox m where m.to = u.email and m.kind = 'hunt-prize')`,
  'a mail without its win': sql`
    select m.to from mail_outbox m where kind = 'hunt-prize'
      and not exists (select from hunt_wins w join users u on u.id = w.user_id where u.email = m.to)`,
  'a piece that is won without its document, or the other way round': sql`
    select u.id from hunt_units u left join hunt_wins w on w.unit_id = u.id
      where (u.won_at is null) <> (w.unit_id is null)`,
  'a reserved piece that nobody holds, or a held one that is not reserved': sql`
    select id from hunt_units where (holder_id is null) <> (reserved_until is null)`,
};

test('[MAIL-01] kill -9 in the middle of the claims loses no prize and tells nobody of a win that is none', async () => {
  const DATABASE_URL = toConnectionString(lookout.connection as PostgresConnection);
  const crowd = await Promise.all(Array.from({ length: crowdSize }, () => newMember(lookout, completeProfile())));
  const [early, late] = [crowd.slice(0, earlySize), crowd.slice(earlySize)];
  const hunt = await openHunt(lookout.context, { prizes: [{ name: 'Premio', quantity: 8 }], due: 8 });
  await db.execute(sql`delete from mail_outbox`);
  const station = await spawnStation({
    DATA_DIR: dataDir,
    DATABASE_URL,
    AUTH_SECRET: testSecret,
    TRUST_PROXY: '127.0.0.1',
  });
  let answers = 0;
  const othersCome = Promise.withResolvers<void>();
  const call = async (url: string, name: string, person: (typeof crowd)[number]) => {
    const response = await fetch(`${url}/api/v1/cacaAoTesouro/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': nextAddress(),
        ...bearer(person.token),
        ...openedPage(person, new Date()),
      },
      body: '{}',
    });
    const { data } = await response.json();
    answers += 1;
    if (answers === early.length) othersCome.resolve();
    if (answers === answersUntilKill) station.kill('SIGKILL');
    return data;
  };
  const play = async (url: string, person: (typeof crowd)[number]) => {
    if (!(await call(url, 'setPageViewAndCheckWin', person))) return;
    await Promise.all([1, 2].map(() => call(url, 'changeLogStatusAndSendMail', person)));
  };
  await Promise.allSettled([
    ...early.map((person) => play(station.url, person).finally(othersCome.resolve)),
    ...late.map((person) => othersCome.promise.then(() => play(station.url, person))),
  ]);
  await station.ended;
  await expectNoHalves({ db }, halves);
  // Whoever comes back finds what was reserved, and every prize still has its one winner.
  await db.execute(sql`update hunt_players set last_view_at = last_view_at - interval '1 minute'`);
  await Promise.all(crowd.map((person) => play(lookout.url, person)));
  expect(await countClaims(db, hunt.id)).toEqual({ won: 8, oversold: 0, doubleWins: 0, badMails: 0 });
});
