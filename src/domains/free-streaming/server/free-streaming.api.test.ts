import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import { story } from '../../../../tests/story.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { requestNames } from '../free-streaming.decode.ts';
import { forgetRequestsBefore, keepRequest } from './free-streaming.store.ts';
import { freeStreamingRequests } from './free-streaming.tables.ts';

const station = await openTestStation({ content: 'empty' });

const request = {
  company: 'Rádio Litoral Ltda.',
  tradeName: 'Litoral <b>FM</b>',
  cnpj: '11.222.333/0001-81',
  page: 'https://litoral.example',
  nameOwner: 'Ana Souza',
  emailOwner: 'ana@litoral.example',
  telefone: '(82) 99999-0000',
  band: 'FM',
  frequency: '95.3 MHz',
  power: 'Classe A1',
  state: 'Alagoas',
  city: 'Maceió',
};

const send = (body: unknown) => station.post('/api/v1/freeStreaming/sendMessage', body);
const kept = () => station.context.db.select().from(freeStreamingRequests).orderBy(freeStreamingRequests.id);
const mails = () =>
  station.context.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.kind, 'free-streaming'))
    .orderBy(mailOutbox.writtenAt);

const test = story();

test('[FREESTREAM-02] a faulty request is refused in the words of its first problem, and leaves nothing behind', async () => {
  const { status, body } = await send({ ...request, cnpj: '11.222.333/0001-82', city: '' });
  expect(status).toBe(400);
  expect(body).toEqual({ status: 400, message: 'O CNPJ informado é inválido', data: { field: 'cnpj' } });
  expect((await send({ ...request, company: '   ' })).body.message).toBe('A razão social é um campo obrigatório');
  const { city: _city, ...incomplete } = request;
  expect((await send(incomplete)).status).toBe(400);
  expect((await send({ ...request, more: 'x' })).status).toBe(400);
  expect([await kept(), await mails()]).toEqual([[], []]);
});

test('[FREESTREAM-02] a request is kept, and its mail waits in the outbox', async () => {
  const { status, body } = await send(request);
  expect([status, body]).toEqual([200, { status: 'success', message: '', data: null }]);
  expect(await kept()).toMatchObject([{ company: 'Rádio Litoral Ltda.', ownerName: 'Ana Souza', city: 'Maceió' }]);
  const [mail] = await mails();
  expect(mail?.to).toBe(station.context.config.mailFrom);
  for (const text of ['Razão social: Rádio Litoral Ltda.', 'Cidade: Maceió']) expect(mail?.text).toContain(text);
  expect(mail?.html).toContain('Litoral &lt;b&gt;FM&lt;/b&gt;');
});

test('[FREESTREAM-02] a request without a CNPJ and a phone is as good as one with both empty; a phone without digits is none', async () => {
  const { cnpj: _cnpj, telefone: _telefone, ...required } = request;
  const before = (await kept()).length;
  expect((await send(required)).status).toBe(200);
  expect((await kept()).slice(before)).toMatchObject([{ cnpj: '', phone: '' }]);
  const { status, body } = await send({ ...request, telefone: '(ab) cdefg-hijk' });
  expect([status, body.message, body.data]).toEqual([400, 'O telefone informado é inválido', { field: 'telefone' }]);
});

test('[FREESTREAM-02] a request whose mail cannot be written is not kept either', async () => {
  const before = [(await kept()).length, (await mails()).length];
  await station.context.db.execute('alter table mail_outbox add constraint closed check (false) not valid');
  const { status, body } = await send(request);
  expect([status, body.message]).toEqual([
    500,
    'Algo não funcionou do nosso lado. Tente novamente em alguns instantes.',
  ]);
  await station.context.db.execute('alter table mail_outbox drop constraint closed');
  expect([(await kept()).length, (await mails()).length]).toEqual(before);
});

test('[FREESTREAM-02] nobody can flood the station with requests', async () => {
  const answers = [];
  for (let n = 0; n < 12; n++) answers.push((await send(request)).status);
  expect(answers).toContain(429);
});

test('a request whose time is over is forgotten, a younger one stays', async () => {
  const { db } = station.context;
  await db.delete(freeStreamingRequests);
  await keepRequest(db, requestNames.decode(request));
  await forgetRequestsBefore(db, new Date(Date.now() - 60_000));
  expect(await kept()).toHaveLength(1);
  await forgetRequestsBefore(db, new Date(Date.now() + 60_000));
  expect(await kept()).toEqual([]);
});
