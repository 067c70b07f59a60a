import { beforeEach, expect, test } from 'vitest';
import { bearer, behindProxy, type Member, nextAddress, people } from '#domains/accounts/server/people.test-helper.ts';
import { createFakeClock } from '#kit/clock.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { forgetOldRecommendations } from './recommendations.jobs.ts';
import { recommendations } from './recommendations.tables.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ content: 'empty', config: behindProxy, clock });
const { db } = station.context;
const { call, member } = people(station);

const song = {
  artistName: 'Vera Montale',
  musicName: 'Notte chiara',
  musicLink: 'https://video.example/1',
  message: 'La cantavamo in macchina,\ntutti stonati.',
};

const send = (body: unknown, headers: Record<string, string> = {}) =>
  station.post('/api/v1/recomende/sendRecomendation', body, {
    headers: { 'x-forwarded-for': nextAddress(), ...headers },
  });
const kept = () => db.select().from(recommendations).orderBy(recommendations.id);

let someone: Member;
beforeEach(async () => {
  await db.delete(recommendations);
  someone = await member();
});

test('[RECOMMEND-24] only who is signed in recommends: nobody and a strange token are refused', async () => {
  for (const headers of [undefined, bearer('not.a.token-of-anybody'), { cookie: someone.cookie }]) {
    expect((await send(song, headers)).status).toBeGreaterThanOrEqual(401);
  }
  expect(await kept()).toEqual([]);
});

test('[RECOMMEND-16] a recommendation is sent with the token, and the station takes from it who recommends', async () => {
  const { status, body } = await send({ ...song, artistName: '  Vera Montale ' }, bearer(someone.token));
  expect([status, body]).toEqual([200, { status: 'success', message: '', data: null }]);
  const { musicName: songName, musicLink: link, ...rest } = song;
  expect(await kept()).toMatchObject([{ ...rest, songName, link, userId: someone.userId }]);
  const asOther = await send({ ...song, userId: 1 }, bearer(someone.token));
  expect(asOther.status).toBe(400);
});

test('[RECOMMEND-16] the session cookie of the own page serves as well', async () => {
  const own = { cookie: someone.cookie, 'sec-fetch-site': 'same-origin' };
  expect((await send({ ...song, musicLink: '' }, own)).status).toBe(200);
});

test('[RECOMMEND-16] a recommendation needs no link, not even an empty one', async () => {
  const { musicLink: _, ...without } = song;
  expect((await send(without, bearer(someone.token))).status).toBe(200);
  expect(await kept()).toMatchObject([{ link: '' }]);
});

test('[RECOMMEND-07] the station checks everything itself, and says the first problem in its own words', async () => {
  const { status, body } = await send({ ...song, musicLink: 'x', message: '' }, bearer(someone.token));
  expect(status).toBe(400);
  expect(body.message).toBe('O link da música deve ter de 10 a 70 caracteres.');
  expect(body.data).toEqual({ field: 'musicLink' });
  for (const bad of [{ artistName: '' }, { artistName: 'a\nb' }, { message: 7 }, { message: 'x'.repeat(5000) }]) {
    expect([bad, (await send({ ...song, ...bad }, bearer(someone.token))).status]).toEqual([bad, 400]);
  }
  expect(await kept()).toEqual([]);
});

test('the same recommendation twice is one', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send(song, bearer(someone.token))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await kept()).toHaveLength(1);
});

test('one person recommends ten songs in an hour, and is told so in words of the page', async () => {
  for (let n = 0; n < 10; n++) {
    expect((await send({ ...song, musicName: `Canzone ${n}` }, bearer(someone.token))).status).toBe(200);
  }
  const { status, body, response } = await send({ ...song, musicName: 'Un’altra' }, bearer(someone.token));
  expect([status, body.message]).toEqual([429, 'Muitos envios em pouco tempo. Tente novamente em 1 hora.']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(song, bearer((await member()).token))).status).toBe(200);
});

test('[PRIVACY-03] recommendations are in the download of who sent them, and leave with them', async () => {
  const other = await member();
  await send(song, bearer(someone.token));
  await send({ ...song, musicName: 'Di altri' }, bearer(other.token));
  const { body } = await station.get('/api/v1/profile/downloadData', { headers: bearer(someone.token) });
  expect(body.recommendations).toMatchObject([{ songName: 'Notte chiara', message: song.message }]);
  const { userId, email, token } = someone;
  await call('deleteProfile', { userId, email }, bearer(token));
  expect(await kept()).toMatchObject([{ songName: 'Di altri' }]);
});

test('a recommendation is forgotten after two years, and not before', async () => {
  await send(song, bearer(someone.token));
  clock.advance(729 * 86_400_000);
  await forgetOldRecommendations({ db, clock });
  expect(await kept()).toHaveLength(1);
  clock.advance(3 * 86_400_000);
  await forgetOldRecommendations({ db, clock });
  expect(await kept()).toEqual([]);
});
