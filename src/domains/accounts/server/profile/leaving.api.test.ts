import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pollVotes } from '#domains/home/server/home.tables.ts';
import { details } from '#domains/live/server/airings.test-helper.ts';
import { airings, ratings } from '#domains/live/server/live.tables.ts';
import { voterOfUser } from '#server/api/voter.ts';
import { createLog } from '#server/log.ts';
import { testSecret } from '../../../../../tests/test-context.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { identities, proGrants, users } from '../accounts.tables.ts';
import { bearer, behindProxy, type Member, people } from '../people.test-helper.ts';
import { findCity } from '../places/places.ts';
import { deliverAll, placesOf } from './traces.test-helper.ts';

const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const station = await openTestStation({ config: behindProxy, log });
const { db, clock } = station.context;
const { call, login, mailsTo, member, profile } = people(station);

const maceio = findCity('AL', 'Maceió');
const about = {
  name: 'Zuleica',
  lastName: 'Quaresmeira',
  cpf: '390.533.447-05',
  birthday: '1990-02-28',
  gender: 'FEMININO',
  telefone: '(82) 95555-7391',
  ...maceio,
  cep: '57035-991',
  district: 'Bairro Inventado',
  street: 'Rua da Quaresmeira Azul',
  streetNumber: '5291',
};

const download = (headers: Record<string, string>) => station.get('/api/v1/profile/downloadData', { headers });
const remove = ({ userId, email, token }: Member) => call('deleteProfile', { userId, email }, bearer(token));

async function rateAs(userId: number): Promise<void> {
  const at = new Date(clock.now());
  const airing = {
    channel: 'antena_1',
    airingKey: `rated ${userId}`,
    itemId: 'alba',
    kind: 'song',
    title: 'Alba',
  } as const;
  const [aired] = await db
    .insert(airings)
    .values({ ...airing, artist: 'Le Onde', details, startsAt: at, endsAt: at })
    .returning();
  await db.insert(ratings).values({ airingId: aired?.id ?? 0, voter: voterOfUser(testSecret, userId), rating: 5 });
}

/** Somebody who has left traces wherever a person can. */
async function busyMember(): Promise<Member> {
  const someone = await member();
  const asSomeone = { headers: bearer(someone.token) };
  await call('updateProfile', { user: about, password: false }, bearer(someone.token));
  const { body: poll } = await station.get('/api/v1/poll/get');
  const { pollId, respostas } = poll.data;
  await station.post('/api/v1/poll/vote', { pollId, respostaId: respostas[0].respostaId }, asSomeone);
  await rateAs(someone.userId);
  await db
    .insert(identities)
    .values({ firebaseUid: `uid-${someone.userId}`, userId: someone.userId, provider: 'google' });
  await call('requestPasswordReset', { email: someone.email });
  await login(someone.email, someone.password);
  return someone;
}

describe('the download', () => {
  test('[PRIVACY-03] is refused to nobody’s call', async () => {
    expect((await download({})).status).toBe(401);
    expect((await download(bearer('not.a.token-of-anybody-at-all'))).status).toBe(401);
  });

  test('[PRIVACY-03] holds everything that is kept about somebody, by cookie or token, and no secret', async () => {
    const someone = await busyMember();
    const { response, body } = await download({ cookie: someone.cookie });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="antena-1-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body.account.profile).toMatchObject({ email: someone.email, lastName: about.lastName, cpf: about.cpf });
    expect(body.account.identities).toHaveLength(1);
    expect(body.account.sessions.length).toBeGreaterThan(1);
    expect(body.account.passwordLinks).toHaveLength(1);
    expect(body.pollVotes).toHaveLength(1);
    expect(body.ratings).toMatchObject([{ title: 'Alba', artist: 'Le Onde', rating: 5 }]);
    expect(body.mails.map((mail: { kind: string }) => mail.kind)).toEqual([
      'confirmation-code',
      'password-reset',
      'new-sign-in',
    ]);
    expect(Object.keys(body)).toEqual([
      'writtenAt',
      'pollVotes',
      'ratings',
      'promotions',
      'hunt',
      'freeStreamingRequests',
      'contactMessages',
      'jobApplications',
      'recommendations',
      'podcastPrivateFeeds',
      'mails',
      'account',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|token=|codeHash|tokenHash/);
    expect((await download(bearer(someone.token))).body.account.profile.email).toBe(someone.email);
    await remove(someone);
  });

  test('[PRIVACY-03] holds nothing of anybody else', async () => {
    const [one, other] = [await member(), await member()];
    const { body } = await download(bearer(one.token));
    expect(JSON.stringify(body)).not.toContain(other.email);
  });
});

describe('a deletion', () => {
  test('[DELETE-04] is refused while PRO is active, and not before or after', async () => {
    const someone = await member();
    const day = 86_400_000;
    const at = (days: number) => new Date(clock.now() + days * day);
    const grant = { userId: someone.userId, source: 'test' };
    await db.insert(proGrants).values([
      { ...grant, startsAt: at(-9), endsAt: at(-8) },
      { ...grant, startsAt: at(-1), endsAt: at(1) },
    ]);
    const { status, body } = await remove(someone);
    expect([status, body.message]).toEqual([409, 'active pro subscription']);
    expect((await profile(bearer(someone.token))).body.data.user.isPro).toBe(true);
    await db
      .update(proGrants)
      .set({ endsAt: at(0) })
      .where(eq(proGrants.userId, someone.userId));
    expect((await remove(someone)).status).toBe(200);
  });

  test('[DELETE-03] ends every session at once and frees the address', async () => {
    const someone = await member();
    const { status, body, response } = await remove(someone);
    expect([status, body.status, body.data]).toEqual([200, 'success', null]);
    expect(response.headers.getSetCookie().join()).toMatch(/auth_jwt=;.*a1_device=;/);
    expect((await profile(bearer(someone.token))).status).toBe(401);
    expect((await remove(someone)).status).toBe(401);
    expect((await login(someone.email, someone.password)).body.message).toBe('invalid email or password');
    const again = { name: 'Ana Luísa', email: someone.email, password: someone.password };
    expect((await call('registerUser', again)).status).toBe(200);
  });

  test('[DELETE-03] twice at the same instant sends one farewell', async () => {
    const someone = await member();
    const answers = await Promise.all([remove(someone), remove(someone)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await mailsTo(someone.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
  });

  describe('of somebody who left traces everywhere', () => {
    let someone: Member;
    let votes: number;
    /** The mails to somebody who has just left, and who got one when all were delivered. */
    let left: string[];
    let receivers: string[];
    const countVotes = async () => (await db.$count(pollVotes)) + (await db.$count(ratings));

    beforeAll(async () => {
      someone = await busyMember();
      await db.execute(sql`insert into free_streaming_requests
        (company, trade_name, cnpj, page, owner_name, owner_email, phone, band, frequency, power, state, city)
        values ('Azul', 'Azul', '1', 'x', ${about.lastName}, ${someone.email}, ${about.telefone}, 'FM', '1', '1', 'AL', 'x')`);
      await station.context.mail.write(db, {
        kind: 'free-streaming',
        to: 'sales@example.org',
        subject: 'Streaming gratuito',
        text: `E-mail: ${someone.email}\nTelefone: ${about.telefone}`,
        html: `<li>${someone.email}</li>`,
      });
      await station.context.mail.write(db, {
        kind: 'free-streaming',
        to: 'sales@example.org',
        subject: 'Un altro',
        text: `E-mail: x${someone.email}, di un altro`,
        html: '',
      });
      votes = await countVotes();
      expect(await placesOf(db, someone.email)).toEqual(
        expect.arrayContaining([
          'users.email',
          'mail_outbox.to',
          'mail_outbox.text',
          'free_streaming_requests.owner_email',
        ]),
      );
      expect((await remove(someone)).status).toBe(200);
      left = (await mailsTo(someone.email)).map(({ kind }) => kind);
      receivers = await deliverAll(station.context);
    });

    test('[PRIVACY-04] leaves only the farewell, and not even that once it is delivered', async () => {
      expect(left).toEqual(['account-deleted']);
      expect(receivers).toContain(someone.email);
      expect(await mailsTo(someone.email)).toEqual([]);
    });

    test('[PRIVACY-04] leaves nothing personal in any table, nor in the log', async () => {
      const { name, lastName, cpf, telefone, cep, street } = about;
      await db.execute(sql`delete from mail_outbox where subject = 'Un altro'`);
      const texts = [someone.email, name, lastName, cpf, cpf.replace(/\D/g, ''), telefone, cep, street];
      expect(await placesOf(db, ...texts)).toEqual([]);
      for (const text of texts) {
        expect(lines.filter((line) => line.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
      }
      expect(await db.$count(users, eq(users.id, someone.userId))).toBe(0);
      expect(lines.length).toBeGreaterThan(10);
    });

    test('[PRIVACY-04] keeps the vote counted, as nobody’s', async () => {
      expect(await countVotes()).toBe(votes);
      const voter = voterOfUser(testSecret, someone.userId);
      expect(await db.$count(pollVotes, eq(pollVotes.voter, voter))).toBe(0);
      expect(await db.$count(ratings, eq(ratings.voter, voter))).toBe(0);
    });
  });

  test('leaves the mails about an address that only ends like the deleted one', async () => {
    const someone = await member();
    const text = `E-mail: x${someone.email}`;
    await station.context.mail.write(db, {
      kind: 'test',
      to: 'sales@example.org',
      subject: 'Un altro',
      text,
      html: '',
    });
    await remove(someone);
    expect((await mailsTo('sales@example.org')).map((mail) => mail.text)).toContain(text);
  });
});
