import { expect, test } from 'vitest';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { pollVotes } from './home.tables.ts';

const path = '/api/v1/staff/polls';

test('an answer keeps its votes when it is reworded or moved, and loses them when it is taken away', async () => {
  const station = await openTestStation();
  const editor = await signIn(station, 'editor');
  const send = (method: string, address: string, body: unknown) => station.post(address, body, { method, ...editor });
  const opensAt = new Date(Date.now() - 1000).toISOString();
  const made = await send('POST', path, {
    title: 'Violino o viola?',
    opensAt,
    answers: [{ text: 'Violino' }, { text: 'Viola' }],
  });
  const { id, answers, version } = made.body.data;
  const [violin, viola] = answers;
  await station.context.db.insert(pollVotes).values([
    { pollId: id, voter: 'a', answerId: violin.id },
    { pollId: id, voter: 'b', answerId: violin.id },
    { pollId: id, voter: 'c', answerId: viola.id },
  ]);
  const change = { title: 'Arco?', opensAt, closesAt: null, version };
  const kept = await send('PUT', `${path}/${id}`, {
    ...change,
    answers: [{ text: 'Cello' }, { id: violin.id, text: 'Il violino' }],
  });
  expect(kept.body.data).toMatchObject({ votes: 2, votesByAnswer: [0, 2] });
  expect(kept.body.data.answers.map(({ text }: { text: string }) => text)).toEqual(['Cello', 'Il violino']);
  await expect.poll(async () => (await station.get('/api/v1/poll/get')).body.data.title).toBe('Arco?');
  const early = { ...change, version: version + 1, closesAt: opensAt, answers: kept.body.data.answers };
  expect(Object.keys((await send('PUT', `${path}/${id}`, early)).body.data.fields)).toEqual(['closesAt']);
  await send('DELETE', `${path}/${id}`, { version: version + 1 });
  await expect.poll(async () => (await station.get('/api/v1/poll/get')).body.data?.pollId).not.toBe(id);
});

test('the day’s sentence is changed at the desk, and one in the bin is shown no more', async () => {
  const station = await openTestStation();
  const editor = await signIn(station, 'editor');
  const today = async () => (await station.get('/api/v1/getDaysSentence')).body.data;
  const { id } = await today();
  const sentences = '/api/v1/staff/sentences';
  const { day, author, version } = (await station.get(`${sentences}/${id}`, editor)).body.data;
  const change = { day, author, text: 'Chi canta, conta.', version };
  await station.post(`${sentences}/${id}`, change, { method: 'PUT', ...editor });
  await expect.poll(async () => (await today()).frase).toBe('Chi canta, conta.');
  await station.post(`${sentences}/${id}`, { version: version + 1 }, { method: 'DELETE', ...editor });
  await expect.poll(async () => (await today())?.id).not.toBe(id);
});
