import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { behindProxy, nextAddress } from '#domains/accounts/server/people.test-helper.ts';
import { createFakeClock } from '#kit/clock.ts';
import { isoInZone } from '#kit/zones.ts';
import { sentences } from '../../../../seed/content/news/sentences.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { markedBrowser, openVisit } from '../../../../tests/visitor-tokens.ts';
import { getDaysSentence, pollSchema } from '../home.contract.ts';
import { daySentences, pollAnswers, polls, pollVotes } from './home.tables.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ clock, config: behindProxy });
const vote = (body: object, init: RequestInit = {}) => station.post('/api/v1/poll/vote', body, init);

test('[HOME-15] [HOME-17] the poll of the home page is the newest open one, each answer with its votes', async () => {
  const unvoted = await openTestStation({ clock });
  const { status, body } = await unvoted.get('/api/v1/poll/get');
  expect([status, body.status, body.message]).toEqual([200, 'success', '']);
  expect(pollSchema.strict().safeParse(body.data).success).toBe(true);
  expect(body.data.title).toBe('Quando ascolti la radio più volentieri?');
  expect(body.data.respostas.map(({ qtd }: { qtd: number }) => qtd)).toEqual([148, 117, 86, 63]);
});

test('[HOME-16] [HOME-18] the sentence of the day is today’s, and tomorrow another', async () => {
  const { status, body } = await station.get('/api/v1/getDaysSentence');
  expect([status, body.status, body.message]).toEqual([200, 'success', '']);
  expect(getDaysSentence.data.safeParse(body.data).success).toBe(true);
  // Midnight may have come since the demo was made.
  const [first] = await station.context.db.select().from(daySentences).orderBy(daySentences.day).limit(1);
  const today = sentences[Number(first?.day !== isoInZone(clock.now(), 'Europe/Rome').slice(0, 10))];
  expect(body.data).toEqual({ id: expect.any(Number), frase: today?.text, autor: today?.author });
  clock.advance(86_400_000);
  const tomorrow = sentences[sentences.findIndex(({ text }) => text === today?.text) + 1];
  expect((await station.get('/api/v1/getDaysSentence')).body.data.frase).toBe(tomorrow?.text);
});

test('a browser votes once and sees the votes so far; another browser and a user each have their own vote', async () => {
  const { body } = await station.get('/api/v1/poll/get');
  const { pollId, respostas } = body.data;
  const given = { pollId, respostaId: respostas[1].respostaId };
  const { qtd: before } = respostas[1];
  const one = markedBrowser();
  const answers = await Promise.all(Array.from({ length: 5 }, () => vote(given, one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('already voted');
  expect(answers.find(({ status }) => status === 200)?.body.data.respostas[1].qtd).toBe(before + 1);
  expect((await vote(given, markedBrowser())).body.data.respostas[1].qtd).toBe(before + 2);
  const user = await signIn(station, 'listener');
  expect((await vote(given, user)).body.data.respostas[1].qtd).toBe(before + 3);
  expect((await vote(given, user)).status).toBe(409);
  clock.advance(10_000);
  expect((await station.get('/api/v1/poll/get')).body.data.respostas[1].qtd).toBe(before + 3);
});

test('[VOTE-01] a vote counts with a mark that the station has signed, and with no other', async () => {
  const { pollId, respostas } = (await station.get('/api/v1/poll/get')).body.data;
  const given = { pollId, respostaId: respostas[2].respostaId };
  const counted = () => station.context.db.$count(pollVotes);
  const before = await counted();
  const made = 'e'.repeat(32);
  const unmarked: Record<string, string>[] = [
    {},
    { cookie: `a1_browserHash=${made}` },
    { cookie: `a1_browserHash=${made}.${'s'.repeat(27)}` },
    { cookie: markedBrowser().headers.cookie.replace(/\.(.)/, '.$1$1') },
    { 'a1-visit': made },
    { 'a1-visit': `${made}.${clock.now().toString(36)}.${'s'.repeat(27)}` },
    openVisit(clock.now() - 86_400_000).headers,
  ];
  for (const headers of unmarked) {
    const { status, body } = await vote(given, { headers });
    expect([status, body.message]).toEqual([403, 'visit unknown']);
  }
  expect(await counted()).toBe(before);
  const visit = openVisit(clock.now());
  expect((await vote(given, visit)).status).toBe(200);
  expect((await vote(given, visit)).body.message).toBe('already voted');
  // A marked browser is the same one, whatever visit it shows beside.
  const browser = markedBrowser();
  expect((await vote(given, browser)).status).toBe(200);
  const again = { headers: { ...browser.headers, ...openVisit(clock.now()).headers } };
  expect((await vote(given, again)).body.message).toBe('already voted');
});

test('[VOTE-01] an address has twenty votes in a poll a day, in every process; a second vote spends none, and an account has its own', async () => {
  const [poll] = await station.context.db
    .insert(polls)
    .values({ title: 'Quale?', opensAt: new Date(clock.now()) })
    .returning();
  const pollId = poll?.id ?? 0;
  const [answer] = await station.context.db.insert(pollAnswers).values({ pollId, text: 'Questa' }).returning();
  const given = { pollId, respostaId: answer?.id };
  const other = await openTestStation({ clock, connection: station.connection, config: behindProxy });
  const from = (address: string, { headers }: { headers: object }) => ({
    headers: { ...headers, 'x-forwarded-for': address },
  });
  const office = nextAddress();
  const first = markedBrowser();
  expect((await vote(given, from(office, first))).status).toBe(200);
  for (let turn = 1; turn < 20; turn++) {
    const { post } = turn % 2 ? other : station;
    expect((await post('/api/v1/poll/vote', given, from(office, markedBrowser()))).status).toBe(200);
    if (turn < 4) expect((await vote(given, from(office, first))).status).toBe(409);
  }
  const { status, response, body } = await vote(given, from(office, markedBrowser()));
  expect([status, Number(response.headers.get('retry-after')) > 3_600]).toEqual([429, true]);
  expect(body.message).toMatch(/^too many requests/);
  expect((await vote(given, from(nextAddress(), markedBrowser()))).status).toBe(200);
  expect((await vote(given, from(office, await signIn(station, 'pro')))).status).toBe(200);
  await station.context.db.delete(polls).where(eq(polls.id, pollId));
});

test('there is no vote in a closed poll, for another poll’s answer or for none', async () => {
  const all = await station.context.db.select().from(polls);
  const closed = all.find(({ closesAt }) => closesAt !== null);
  const open = all.find(({ closesAt }) => closesAt === null);
  for (const body of [
    { pollId: closed?.id, respostaId: 5 },
    { pollId: open?.id, respostaId: 5 },
    { pollId: 999, respostaId: 1 },
  ]) {
    const { status, body: answer } = await vote(body, markedBrowser());
    expect([status, answer.message]).toEqual([404, 'poll not found']);
  }
});

test('a station without a poll and a sentence answers null to both', async () => {
  const empty = await openTestStation({ content: 'empty' });
  expect((await empty.get('/api/v1/poll/get')).body.data).toBeNull();
  expect((await empty.get('/api/v1/getDaysSentence')).body.data).toBeNull();
});
