import { expect, test } from 'vitest';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();
const visit = { headers: { accept: 'text/html,*/*;q=0.8' } };
const song = '/api/v1/downloads/music/alba+vera-montale';

test('a visitor who follows a link to a download reads a page that says what to do, with a real status', async () => {
  const { status, body, response } = await station.get(song, visit);
  expect([status, response.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body).toMatch(/<h1[^>]*>Prima devi entrare<\/h1>/);
  expect(body, 'within the site').toContain('<footer');
});

test('a file that is not there is a page, too', async () => {
  const lost = await station.get('/podcasts/audio/non-esiste.mp3', visit);
  expect([lost.status, lost.body]).toEqual([404, expect.stringContaining('Questo contenuto non c’è')]);
});

test('a program that asks for the same gets the envelope', async () => {
  const { status, body } = await station.get(song);
  expect([status, body]).toEqual([401, { status: 401, message: 'unauthorized', data: null }]);
  const call = await station.get('/api/v1/profile/getProfile', visit);
  expect(call.body).toEqual({ status: 401, message: 'unauthorized', data: null });
});
