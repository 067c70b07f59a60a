import { expect, test } from 'vitest';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();
const visit = { headers: { accept: 'text/html,*/*;q=0.8' } };
const song = '/api/v1/downloads/music/alba+vera-montale';

test('a visitor who follows a link to a download is led to a page that says what to do, with a real status', async () => {
  const { response, body } = await station.get(song, { ...visit, redirect: 'follow' });
  expect([response.status, new URL(response.url).pathname]).toEqual([401, '/errore/401']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body).toMatch(/<h1[^>]*>Prima devi entrare<\/h1>/);
  expect(body, 'within the site').toContain('<footer');
});

test('a file that is not there is a page, too', async () => {
  const { status, body } = await station.get('/podcasts/audio/non-esiste.mp3', { ...visit, redirect: 'follow' });
  expect([status, body]).toEqual([404, expect.stringContaining('Questo contenuto non c’è')]);
});

test('a program that asks for the same gets the envelope', async () => {
  const { status, body } = await station.get(song);
  expect([status, body]).toEqual([401, { status: 401, message: 'unauthorized', data: null }]);
  const call = await station.get('/api/v1/profile/getProfile', visit);
  expect(call.body).toEqual({ status: 401, message: 'unauthorized', data: null });
});
