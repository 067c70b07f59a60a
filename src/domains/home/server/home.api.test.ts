import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { sentences } from '../../../../seed/content/news/sentences.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { getDaysSentence, pollSchema } from '../home.contract.ts';
import { polls } from './home.tables.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ clock });
const vote = (body: object, init: RequestInit = {}) => station.post('/api/v1/poll/vote', body, init);
const browser = (hash: string) => ({ headers: { cookie: `a1_browserHash=${hash}` } });

test('[HOME-15] [HOME-17] the poll of the home page is the newest open one, each answer with its votes', async () => {
  const { status, body } = await station.get('/api/v1/poll/get');
  expect([status, body.status, body.message]).toEqual([200, 'success', '']);
  expect(pollSchema.strict().safeParse(body.data).success).toBe(true);
  expect(body.data.title).toBe('Quando ascolti la radio più volentieri?');
  expect(body.data.respostas.map(({ qtd }: { qtd: number }) => qtd)).toEqual([148, 117, 86, 63]);
});

test('[HOME-16] [HOME-18] the sentence of the day is today’s, and tomorrow another', async () => {
  const { status, body } = await station.get('/api/v1/getDaysSentence');
  expect([status, body.status, body.message]).toEqual([200, 'success', '']);
  expect(getDaysSentence.data.safeParse(body.data).success).toBe(true);
  expect(body.data).toEqual({ id: expect.any(Number), frase: sentences[0]?.text, autor: sentences[0]?.author });
  clock.advance(86_400_000);
  expect((await station.get('/api/v1/getDaysSentence')).body.data.frase).toBe(sentences[1]?.text);
});

test('a browser votes once and sees the votes so far; another browser and a user each have their own vote', async () => {
  const { body } = await station.get('/api/v1/poll/get');
  const { pollId, respostas } = body.data;
  const given = { pollId, respostaId: respostas[1].respostaId };
  const answers = await Promise.all(Array.from({ length: 5 }, () => vote(given, browser('b'.repeat(32)))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('already voted');
  expect(answers.find(({ status }) => status === 200)?.body.data.respostas[1].qtd).toBe(118);
  expect((await vote(given, browser('c'.repeat(32)))).body.data.respostas[1].qtd).toBe(119);
  const user = await signIn(station, 'listener');
  expect((await vote(given, user)).body.data.respostas[1].qtd).toBe(120);
  expect((await vote(given, user)).status).toBe(409);
  clock.advance(10_000);
  expect((await station.get('/api/v1/poll/get')).body.data.respostas[1].qtd).toBe(120);
});

test('there is no vote in a closed poll, for another poll’s answer or for none', async () => {
  const all = await station.room.db.select().from(polls);
  const closed = all.find(({ closesAt }) => closesAt !== null);
  const open = all.find(({ closesAt }) => closesAt === null);
  for (const body of [
    { pollId: closed?.id, respostaId: 5 },
    { pollId: open?.id, respostaId: 5 },
    { pollId: 999, respostaId: 1 },
  ]) {
    const { status, body: answer } = await vote(body, browser('d'.repeat(32)));
    expect([status, answer.message]).toEqual([404, 'poll not found']);
  }
});

test('a station without a poll and a sentence answers null to both', async () => {
  const empty = await openTestStation({ content: 'empty' });
  expect((await empty.get('/api/v1/poll/get')).body.data).toBeNull();
  expect((await empty.get('/api/v1/getDaysSentence')).body.data).toBeNull();
});
