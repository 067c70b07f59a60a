import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cookiesOf } from '#domains/accounts/server/people.test-helper.ts';
import { openCareersStation } from '../careers.test-helper.ts';
import { docx, joined, pdf } from '../cvs.test-helper.ts';
import { applicants, formOf } from './applicants.test-helper.ts';
import { cvUploads } from './careers.tables.ts';
import { hostileCvs } from './documents/hostile-cvs.test-helper.ts';

const { station, clock, mediaFolder } = await openCareersStation();
const { askKey, post, upload, uploaded, files } = applicants(station);
const { db } = station.context;

describe('a CV', () => {
  test('[JOB-21] is uploaded with its key, method and format, and gets a name', async () => {
    const before = new Set(await files());
    const hands = await askKey();
    const { status, body } = await upload(pdf(), hands);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', nome_arquivo: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/) });
    expect(hands.host).toBe(`${station.context.config.publicUrl}/media/`);
    const added = (await files()).filter((file) => !before.has(file));
    expect(added).toEqual([`private/curriculum/${body.nome_arquivo}`]);
    const folder = join(mediaFolder, 'media/private/curriculum');
    expect(await readFile(join(folder, body.nome_arquivo))).toEqual(pdf());
  });

  test('is named after what it is, whatever its sender calls it', async () => {
    const { key, cookie } = await askKey();
    const response = await post(formOf({ key, file: docx(), name: '../../ricetta.exe' }), { cookie });
    expect((await response.json()).nome_arquivo).toMatch(/^[0-9a-f]{32}\.docx$/);
    expect((await readdir(join(mediaFolder, 'media/private'))).toSorted()).toEqual(['curriculum']);
  });

  test('cannot be reached from outside by any address', async () => {
    const { fileName } = await uploaded();
    for (const path of [
      `/media/${fileName}`,
      `/media/private/curriculum/${fileName}`,
      `/media/original/private/curriculum/${fileName}`,
      `/media/original/curriculum/${fileName}`,
      `/media/original/private%2fcurriculum/${fileName}`,
      `/media/curriculum/${fileName}`,
      `/media/original/x/../private/curriculum/${fileName}`,
    ]) {
      const { status, body } = await station.get(path);
      expect([path, status, body.message ?? 'a page']).toEqual([path, 404, expect.not.stringContaining('%PDF')]);
    }
  });
});

describe('a key', () => {
  test('the browser that asks for one gets a mark that no script can read, and keeps it for its other tabs', async () => {
    const { response } = await station.get('/api/v1/workWithUs/getUploadKey');
    expect(response.headers.get('set-cookie')).toMatch(
      /^a1_cv=[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=3600$/,
    );
    const cookie = cookiesOf(response);
    const again = await askKey({ cookie });
    expect(again.cookie).toBe(cookie);
    expect((await upload(pdf(), again)).status).toBe(200);
    expect((await askKey({ cookie: 'a1_cv=mine' })).cookie).not.toBe('a1_cv=mine');
  });

  const refused = { status: 403, body: { status: 403, message: 'key not accepted', data: null } };

  test('[JOB-21] is refused when it is none, not ours, changed, somebody else’s or too old', async () => {
    const before = await files();
    const { key, cookie } = await askKey();
    const [id = '', expires = '', signature = ''] = key.split('.');
    const later = (Number.parseInt(expires, 36) + 60_000).toString(36);
    const other = await askKey();
    for (const bad of [
      '',
      'x',
      `${id}.${later}.${signature}`,
      `${key}.x`,
      `${id}.${expires}.`,
      `${'0'.repeat(32)}.${expires}.${signature}`,
    ]) {
      expect([bad, await upload(pdf(), { key: bad, cookie })]).toEqual([bad, refused]);
    }
    expect(await upload(pdf(), { key, cookie: other.cookie })).toEqual(refused);
    expect(await upload(pdf(), { key })).toEqual(refused);
    clock.advance(15 * 60_000 + 1);
    expect(await upload(pdf(), { key, cookie })).toEqual(refused);
    expect(await files()).toEqual(before);
  });

  test('[JOB-21] is good for one upload, also when two come at once', async () => {
    const hands = await askKey();
    const before = (await files()).length;
    const answers = await Promise.all([1, 2, 3].map(() => upload(pdf(), hands)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    expect(await upload(pdf(), hands)).toEqual(refused);
    expect(await files()).toHaveLength(before + 1);
  });

  test('is spent by a bad file too', async () => {
    const hands = await askKey();
    expect((await upload(Buffer.from('ciao'), hands)).status).toBe(400);
    expect(await upload(pdf(), hands)).toEqual(refused);
  });
});

describe('hostile uploads', () => {
  /** What is refused is the checker's: of its files some of each kind come as uploads, and the one that is too large. */
  const some = hostileCvs.filter((_, n) => n % 10 === 0 || n === hostileCvs.length - 1);
  test.each(some)('the station refuses %s and keeps nothing of it', async (what, file) => {
    const before = await files();
    const { status, body } = await upload(file, await askKey());
    const isTooLarge = what.includes('and one byte');
    const [code, message] = isTooLarge ? [413, 'file too large'] : [400, 'file not accepted'];
    expect([status, body]).toEqual([code, { status: code, message, data: null }]);
    expect(await files()).toEqual(before);
  });

  const boundary = 'confine';
  const part = (name: string, value: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const cv = (name = 'file') => part(name, pdf().toString('latin1'), '; filename="cv.pdf"');
  const end = `--${boundary}--\r\n`;
  const rest = part('method', 'uploadImage') + part('format', 'json');
  const type = `multipart/form-data; boundary=${boundary}`;

  /** Each gets a key that is good. */
  const forms: [what: string, body: (key: string) => string, contentType?: string][] = [
    ['no parts', () => end],
    ['nothing at all', () => ''],
    ['no boundary', (key) => part('key', key) + rest + cv() + end, 'multipart/form-data'],
    ['another boundary', (key) => part('key', key) + rest + cv() + end, 'multipart/form-data; boundary=altro'],
    ['a form that is cut short', (key) => part('key', key) + rest + cv().slice(0, -60)],
    ['no file', (key) => part('key', key) + rest + end],
    ['a file that is a field', (key) => part('key', key) + rest + part('file', pdf().toString('latin1')) + end],
    ['a file of another name', (key) => part('key', key) + rest + cv('image') + end],
    ['two files', (key) => part('key', key) + rest + cv() + cv() + end],
    ['two keys', (key) => part('key', 'x') + part('key', key) + rest + cv() + end],
    ['a file before its key', (key) => cv() + part('key', key) + rest + end],
    ['no key', () => rest + cv() + end],
    ['no method', (key) => part('key', key) + part('format', 'json') + cv() + end],
    ['another method', (key) => part('key', key) + part('method', 'deleteImage') + part('format', 'json') + cv() + end],
    ['another format', (key) => part('key', key) + part('method', 'uploadImage') + part('format', 'xml') + cv() + end],
    ['a field that nobody asked for', (key) => part('key', key) + rest + part('folder', '../..') + cv() + end],
    ['a field after the file', (key) => part('key', key) + rest + cv() + part('folder', 'x') + end],
    ['a very long key', (key) => part('key', key + 'x'.repeat(2000)) + rest + cv() + end],
    ['a thousand fields', (key) => part('key', key) + rest + part('a', 'b').repeat(1000) + cv() + end],
    ['a part without a name', (key) => part('key', key) + rest + cv().replace(' name="file";', '') + end],
    [
      'a thousand headers',
      (key) => part('key', key) + rest + cv().replace('\r\n\r\n', `\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`) + end,
    ],
  ];

  test.each(forms)('the station refuses a form with %s', async (_what, body, contentType = type) => {
    const before = await files();
    const { key, cookie } = await askKey();
    const response = await post(Buffer.from(body(key), 'latin1'), { cookie, 'content-type': contentType });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: 400, message: expect.stringMatching(/^form: /), data: null });
    expect(await files()).toEqual(before);
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'application/pdf'])(
    'the station takes no upload as %s',
    async (contentType) => {
      const { cookie } = await askKey();
      const response = await post(pdf(), { cookie, 'content-type': contentType });
      expect(response.status).toBe(415);
      expect((await response.json()).message).toBe('body: send multipart/form-data');
    },
  );

  test('a body without end is refused as soon as it is too long', async () => {
    const { key, cookie } = await askKey();
    const head = Buffer.from(part('key', key) + rest + cv().slice(0, 200), 'latin1');
    const many = joined(head, Buffer.alloc(6 * 1024 * 1024, 0x20));
    const response = await post(many, { cookie, 'content-type': type });
    expect([response.status, (await response.json()).message]).toEqual([413, 'file too large']);
  });

  test('an upload that breaks off leaves nothing behind, and the station goes on', async () => {
    const before = await files();
    const { key, cookie } = await askKey();
    const { hostname, port } = new URL(station.url);
    await new Promise<void>((resolve) => {
      const sent = request({
        hostname,
        port,
        path: '/media/upload',
        method: 'POST',
        headers: { cookie, 'content-type': type },
      });
      sent.on('error', () => resolve());
      sent.write(Buffer.from(part('key', key) + rest + cv().slice(0, 200), 'latin1'), () =>
        sent.destroy(new Error('cut')),
      );
    });
    expect((await upload(pdf(), { key, cookie })).status).toBe(200);
    expect(await files()).toHaveLength(before.length + 1);
  });

  test('one address cannot flood the station with files', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const answers = [];
    for (let n = 0; n < 32; n++) answers.push((await post(formOf({ key: 'x', file: pdf() }), from)).status);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });

  test('every file in the store has its row', async () => {
    const rows = await db.select().from(cvUploads);
    const stored = rows
      .filter(({ storedAt }) => storedAt !== null)
      .map(({ fileName }) => `private/curriculum/${fileName}`);
    expect(stored.toSorted()).toEqual(await files());
  });
});
