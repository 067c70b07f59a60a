import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startStation } from '../station.test-helper.ts';
import { picture } from './fixtures.test-helper.ts';

const photo = await picture({ width: 200, height: 120 }).jpeg().toBuffer();

async function stationWithSecrets() {
  const station = await startStation();
  const { file } = await station.library.addImage(photo, { folder: 'notizie' });
  const { store, addFile } = station.library;
  const secret = await addFile(Buffer.from('%PDF-1.7'), { folder: 'private/curriculum', extension: 'pdf' });
  await store.put('private/key.pdf', Buffer.from('%PDF-1.7'), { contentType: 'application/pdf' });
  await store.put('notizie/page.html', Buffer.from('<script>'), { contentType: 'text/html' });
  await store.put('notizie/logo.svg', Buffer.from('<svg/>'), { contentType: 'image/svg+xml' });
  await store.put('notizie/plain', Buffer.from('x'), { contentType: 'image/jpeg' });
  await station.library.prepareVariants(file, ['192x100'], ['jpeg']);
  return { ...station, file, secret: secret.file };
}

describe('names that lead nowhere', () => {
  test('every one of them is answered 404 in the envelope', async () => {
    const { raw, file, secret } = await stationWithSecrets();
    const name = file.split('/')[1];
    const paths = [
      '',
      'original',
      'original/',
      'original/notizie',
      'original/notizie/',
      `original/${file}/`,
      `original/${file}/x`,
      `original//${file}`,
      `/original/${file}`,
      'original/../../../etc/passwd',
      'original/notizie/../../../../etc/passwd',
      `original/notizie/../${file}`,
      'original/..%2f..%2f..%2fetc/passwd',
      'original/%2e%2e/%2e%2e',
      'original/notizie/%2e%2e%2fsecret.jpg',
      'original/notizie/%252e%252e%252fsecret.jpg',
      'original/notizie/..%5c..%5csecret.jpg',
      'original/notizie/..\\secret.jpg',
      `original/notizie/${name}%00`,
      'original/notizie/a.jpg%00.png',
      `original/notizie/${name}%20`,
      `original/notizie/%${name?.charCodeAt(0).toString(16)}${name?.slice(1)}`,
      `original/notizie/%25${name?.charCodeAt(0).toString(16)}${name?.slice(1)}`,
      `original/notizie/${name?.toUpperCase()}`,
      `original/notizie/${name};x`,
      `original/notizie/${name}.`,
      `original/notizie/.${name}`,
      `original/notizie/${'a'.repeat(200)}.jpg`,
      `original/${'a'.repeat(5000)}/x.jpg`,
      'original/notizie/plain',
      'original/notizie/page.html',
      'original/notizie/logo.svg',
      '192x100/notizie/logo.svg',
      'original/.incoming/x.jpg',
      'original/private/key.pdf',
      `original/${secret}`,
      `original/private%2f${secret.slice(8)}`,
      `original/variants/${file}/192x100.jpeg`,
      `original/variants/192x100.jpeg`,
      '192x100/notizie/0000000000000000.jpg',
      'original/notizie/0000000000000000.jpg',
      '480p/videos/0000000000000000.mp4',
      `__proto__/${file}`,
      `constructor/${file}`,
      `original/__proto__/x.jpg`,
      `original/notizie/x.constructor`,
      `original/notizie/%E4%BD%A0.jpg`,
    ];
    for (const path of paths) {
      const answer = await raw(`/media/${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(JSON.parse(answer.body)).toEqual({ status: 404, message: 'not found', data: null });
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await raw(`/media/original/${file}?v=1`)).status).toBe(200);
  });

  test('an address that cannot be decoded never reaches the store', async () => {
    const { raw } = await stationWithSecrets();
    for (const path of ['original/notizie/%c0%ae%c0%ae%2fsecret.jpg', 'original/notizie/%zz.jpg', '%']) {
      expect((await raw(`/media/${path}`)).status).toBe(400);
    }
  });

  test('no address, header or range of any shape makes the server fail', async () => {
    const { raw, file } = await stationWithSecrets();
    const piece = fc.oneof(
      fc.constantFrom(
        'original',
        '192x100',
        '480p',
        'notizie',
        file,
        '..',
        '.',
        '%2e',
        '%00',
        '%',
        '%25',
        '',
        '\\',
        '~',
      ),
      fc.stringMatching(/^[!-~]{0,12}$/),
    );
    const path = fc.array(piece, { maxLength: 5 }).map((pieces) => `/media/${pieces.join('/').replace(/[#\s]/g, '')}`);
    const header = fc.stringMatching(/^[ -~]{0,30}$/);
    await fc.assert(
      fc.asyncProperty(path, header, header, async (address, range, accept) => {
        const answer = await raw(address, { range: `bytes=${range}`, accept });
        expect([200, 206, 304, 400, 404, 416]).toContain(answer.status);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the store behind the pictures', () => {
  test('a file that vanishes between two looks is 404, without the headers of a file', async () => {
    const station = await startStation();
    const { store, addFile } = station.library;
    const { file } = await addFile(Buffer.from('ID3 song'), { folder: 'podcasts', extension: 'mp3' });
    const { head } = store;
    store.head = async (key) => {
      const found = await head(key);
      await store.remove(key);
      return found;
    };
    const answer = await station.raw(`/media/original/${file}`);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([404, { status: 404, message: 'not found', data: null }]);
    expect(Object.keys(answer.headers)).not.toContain('etag');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});
