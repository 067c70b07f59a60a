import { expect, test } from 'vitest';
import { accounts } from '../../../../seed/content/accounts.ts';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { changeSong } from '../music-station.test-helper.ts';

const song = '/api/v1/downloads/music/notte-chiara-sul-lungomare+vera-montale';
const bytes = new Uint8Array(10_000).map((_, index) => index % 251);
const mediaFolder = await makeTempFolder('downloads');
const station = await openTestStation({ mediaFolder });
const key = `private/songs/prova.mp3`;
await station.media.store.put(key, bytes, { contentType: 'audio/mpeg' });
await changeSong(station, 'notte-chiara-sul-lungomare', { download: key });
const listener = accounts.find(({ key: name }) => name === 'listener');
const { response } = await station.post('/api/v1/profile/login', {
  email: listener?.email,
  password: listener?.password,
});
const cookie = response.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ');

const fetchAs = (headers: Record<string, string>, path = song) =>
  fetch(station.url + path, { headers, redirect: 'manual' });

test('[DOWNLOAD-02] nobody downloads without a session, whatever the song', async () => {
  for (const headers of [{}, { cookie: 'auth_jwt=abc.def.ghi' }, { authorization: `Bearer ${'x'.repeat(40)}` }]) {
    for (const path of [song, '/api/v1/downloads/music/nessuna+nessuno']) {
      const response = await fetchAs(headers as Record<string, string>, path);
      expect([response.status, (await response.json()).status]).toEqual([401, 401]);
    }
  }
  expect((await fetch(`${station.url}/media/original/private/songs/prova.mp3`)).status).toBe(404);
});

test('[DOWNLOAD-01] a signed-in listener gets the song by a plain navigation, under a name that says what it is', async () => {
  const response = await fetchAs({ cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="Vera Montale - Notte chiara sul lungomare.mp3"',
  );
  expect(response.headers.get('content-type')).toBe('audio/mpeg');
  expect(response.headers.get('cache-control')).toContain('private');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect((await fetchAs({ cookie }, song.replace('+', '%2B'))).status).toBe(200);
});

test('a download that broke off goes on where it stood', async () => {
  const part = await fetchAs({ cookie, range: 'bytes=9990-' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 9990-9999/10000']);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(9_990));
  expect((await fetchAs({ cookie, range: 'bytes=20000-' })).status).toBe(416);
  const head = await fetch(station.url + song, { method: 'HEAD', headers: { cookie } });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10000']);
});

test('what is no song, has no file or names only one part is a 404', async () => {
  for (const file of [
    'music/nessuna+nessuno',
    'music/notte-chiara-sul-lungomare',
    'music/+',
    'video/notte-chiara-sul-lungomare+vera-montale',
    'music/il-molo-di-legno+vera-montale',
  ]) {
    const response = await fetchAs({ cookie }, `/api/v1/downloads/${file}`);
    expect([file, response.status]).toEqual([file, 404]);
  }
});
