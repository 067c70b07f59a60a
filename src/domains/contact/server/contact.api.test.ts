import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { bearer, behindProxy, fromOurPage, nextAddress, people } from '#domains/accounts/server/people.test-helper.ts';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { visitorsMessage } from '../contact-message.test-helper.ts';
import { forgetOldMessages } from './contact.jobs.ts';
import { contactMailboxes, contactMessages } from './contact.tables.ts';

const station = await openTestStation({ content: 'empty', config: behindProxy });
const { db } = station.context;
const { call, member } = people(station);

const message = {
  ...visitorsMessage,
  text: 'Che canzone era?\n<b>Grazie</b>',
  categoryId: 7,
};

const send = (body: unknown, headers: Record<string, string> = {}) =>
  station.post('/api/v1/contact/sendMessage', body, { headers: { 'x-forwarded-for': nextAddress(), ...headers } });
const kept = () => db.select().from(contactMessages).orderBy(contactMessages.id);
const mails = () => db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'contact')).orderBy(mailOutbox.writtenAt);

beforeEach(async () => {
  await db.delete(contactMessages);
  await db.delete(mailOutbox);
});

test('[CONTACT-02] a message that is not complete is refused in words, and leaves nothing behind', async () => {
  const { status, body } = await send({ ...message, tel: '' });
  expect(status).toBe(400);
  expect(body).toEqual({
    status: 400,
    message: 'Compila tutti i campi per inviare il tuo messaggio.',
    data: { field: 'tel' },
  });
  expect((await send({ ...message, name: 'Ana 2' })).body.data).toEqual({ field: 'name' });
  expect((await send({ ...message, text: 'x'.repeat(1001) })).body.message).toBe('Da 3 a 1000 caratteri.');
  const { city: _city, ...incomplete } = message;
  const bad = [incomplete, { ...message, more: 1 }, { ...message, categoryId: 9 }, { ...message, userId: 0 }];
  for (const one of bad) expect((await send(one)).status).toBe(400);
  expect([await kept(), await mails()]).toEqual([[], []]);
});

test('[CONTACT-02] a visitor’s message is kept for the desk and mailed to the station, and to nobody else', async () => {
  const { userId: _, ...unsigned } = message;
  const { status, body } = await send(unsigned);
  expect([status, body]).toEqual([200, { status: 'success', message: '', data: null }]);
  const { tel, state, categoryId, ...same } = message;
  expect(await kept()).toMatchObject([{ ...same, phone: tel, region: state, subjectId: categoryId, status: 'new' }]);
  const all = await db.select().from(mailOutbox).orderBy(mailOutbox.writtenAt);
  expect(all.map(({ kind, to }) => [kind, to])).toEqual([['contact', 'ciao@antena1.example']]);
  expect(all[0]?.subject).toBe('Programmazione musicale: messaggio di Ana Souza');
  for (const text of ['E-mail: ana@posta.example', 'Regione: AL', message.text]) expect(all[0]?.text).toContain(text);
  expect(all[0]?.html).toContain('&lt;b&gt;Grazie&lt;/b&gt;');
});

test('a subject with a mailbox of its own is read there', async () => {
  await db.insert(contactMailboxes).values({ subjectId: 2, address: 'vendite@radio.example' });
  await send({ ...message, categoryId: 2 });
  await send(message);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(['ciao@antena1.example', 'vendite@radio.example']);
});

test('a message whose mail cannot be written is not kept either', async () => {
  await db.execute('alter table mail_outbox add constraint closed check (false) not valid');
  const { status, body } = await send(message);
  await db.execute('alter table mail_outbox drop constraint closed');
  expect([status, body.message]).toEqual([
    500,
    'Qualcosa non ha funzionato dalla nostra parte. Riprova tra qualche istante.',
  ]);
  expect([await kept(), await mails()]).toEqual([[], []]);
});

test('the session says who writes; a user id in the message proves nothing', async () => {
  const [ana, bia] = [await member(), await member()];
  await send({ ...message, userId: bia.userId });
  await send({ ...message, text: 'Con il mio nome', userId: bia.userId }, bearer(ana.token));
  await send({ ...message, text: 'Con il biscotto' }, { cookie: ana.cookie, ...fromOurPage });
  await send(
    { ...message, text: 'Da un altro sito', userId: ana.userId },
    { cookie: ana.cookie, origin: 'https://altrove.example' },
  );
  expect((await kept()).map(({ userId }) => userId)).toEqual([null, ana.userId, ana.userId, null]);
});

test('the same words sent twice, even at once, are one message; others, or the same an hour later, are another', async () => {
  const answers = await Promise.all([send(message), send(message), send({ ...message, email: 'ANA@posta.example' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([(await kept()).length, (await mails()).length]).toEqual([1, 1]);
  await send({ ...message, text: 'E chi la canta?' });
  await send({ ...message, categoryId: 1 });
  expect(await kept()).toHaveLength(3);
  await db.update(contactMessages).set({ sentAt: new Date(station.context.clock.now() - 3_600_000) });
  await send(message);
  expect([(await kept()).length, (await mails()).length]).toEqual([4, 4]);
});

test('a message with a mistake spends none of the ten, and whoever has sent ten is told in words when to come back', async () => {
  const from = { 'x-forwarded-for': nextAddress() };
  for (let n = 0; n < 15; n++) expect((await send({ ...message, text: '' }, from)).status).toBe(400);
  for (let n = 0; n < 10; n++) expect((await send({ ...message, text: `Messaggio ${n}` }, from)).status).toBe(200);
  const { status, body } = await send({ ...message, text: 'Uno di troppo' }, from);
  expect([status, body.message]).toEqual([
    429,
    expect.stringMatching(/^Troppi invii in poco tempo\. Riprova fra (un’ora|\d+ minuti)\.$/),
  ]);
});

test('what the form would never send is refused in a sentence of its language', async () => {
  const { status, body } = await send({ ...message, text: 7 });
  expect([status, body.message]).toEqual([
    400,
    'Qualcosa non va in quello che hai scritto. Controlla i campi e riprova.',
  ]);
});

test('mistakes without end are refused, too', async () => {
  const from = { 'x-forwarded-for': nextAddress() };
  const statuses = [];
  for (let n = 0; n < 101; n++) statuses.push((await send({ ...message, text: '' }, from)).status);
  expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([100, 429]);
});

test('nobody can flood the station with messages', async () => {
  const from = { 'x-forwarded-for': nextAddress() };
  const answers = [];
  for (let n = 0; n < 12; n++) answers.push((await send({ ...message, text: `Messaggio ${n}` }, from)).status);
  expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
  expect(await kept()).toHaveLength(10);
});

test('[PRIVACY-03] what somebody wrote stands in their download, whether signed in or under their address', async () => {
  const ana = await member();
  await send({ ...message, text: 'Con il mio nome' }, bearer(ana.token));
  await send({ ...message, email: ana.email.toUpperCase(), text: 'Senza entrare' });
  await send(message);
  const { body } = await station.get('/api/v1/profile/downloadData', { headers: bearer(ana.token) });
  const texts = body.contactMessages.map(({ text }: { text: string }) => text);
  expect(texts).toEqual(['Con il mio nome', 'Senza entrare']);
});

test('whoever deletes the account takes their messages along, and the mails about them', async () => {
  const ana = await member();
  await send({ ...message, email: ana.email, text: 'Con il mio nome' }, bearer(ana.token));
  await send({ ...message, email: ana.email, text: 'Senza entrare' });
  await send(message);
  await call('deleteProfile', { userId: ana.userId, email: ana.email }, bearer(ana.token));
  expect((await kept()).map(({ text }) => text)).toEqual([message.text]);
  expect((await mails()).map(({ text }) => text.includes(ana.email))).toEqual([false]);
});

test('after twelve months, as the privacy policy promises, a message is forgotten', async () => {
  await send(message);
  await send({ ...message, text: 'Più giovane' });
  await db
    .update(contactMessages)
    .set({ sentAt: new Date('2025-11-14T23:00:00Z') })
    .where(eq(contactMessages.text, message.text));
  await db
    .update(contactMessages)
    .set({ sentAt: new Date('2025-11-15T13:00:00Z') })
    .where(eq(contactMessages.text, 'Più giovane'));
  await forgetOldMessages(db, Date.parse('2026-11-15T12:00:00Z'));
  expect((await kept()).map(({ text }) => text)).toEqual(['Più giovane']);
  const { body: policy } = await station.get('/termini/privacidade');
  expect(policy.replace(/<[^>]*>/g, '|')).toMatch(/Messaggi dalla pagina dei contatti\|+12 mesi dall’invio/);
});
