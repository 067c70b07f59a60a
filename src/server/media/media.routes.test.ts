import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picture } from './intake/fixtures.test-helper.ts';
import { startStation } from './station.test-helper.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const forAYear = 'public, max-age=31536000, immutable';
const photo = await picture({ width: 300, height: 200 }).jpeg().toBuffer();
const envelope = { status: 404, message: 'not found', data: null };

async function stationWithPhoto() {
  const station = await startStation();
  const { file } = await station.library.addImage(photo, { folder: 'notizie' });
  return { ...station, file };
}

describe('pictures', () => {
  const coverSizes = ['150x150', '200x200', '400x400', '100x100', '700x700', '1000x1000'];
  const imageSizes = '482x250 845x438 640x332 320x168 192x100 1920x800 1200x600 992x413 768x320'.split(' ');

  test('[MEDIA-01] a picture lies on the media host under each size-specific path, and under no other', async () => {
    const { get, file } = await stationWithPhoto();
    const answer = await get(`/media/320x168/${file}`);
    expect(answer.status).toBe(200);
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 320, height: 168, format: 'jpeg' });
    for (const path of [
      '321x168',
      '168x320',
      '0x0',
      '-1x5',
      '99999x99999',
      '320x168x1',
      '320X168',
      '0320x168',
      'big',
    ]) {
      const refused = await get(`/media/${path}/${file}`);
      expect([path, refused.status, await refused.json()]).toEqual([path, 404, envelope]);
    }
  });

  test.each([
    ['[MEDIA-03] covers are answered in 150x150, 200x200, 400x400 and 100x100', coverSizes],
    ['[MEDIA-04] pictures are answered in the nine sizes of the breakpoints', imageSizes],
  ])('%s', async (_title, sizes) => {
    const { get, file } = await stationWithPhoto();
    for (const size of sizes) {
      const facts = await sharp(await (await get(`/media/${size}/${file}`)).bytes()).metadata();
      expect(`${facts.width}x${facts.height}`).toBe(size);
    }
  });

  test.each([
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['image/avif;q=0.1,image/webp;q=0.2,image/jpeg;q=0.9', 'image/jpeg'],
  ])('who accepts %s gets %s, cached for a year', async (accept, type) => {
    const { get, file } = await stationWithPhoto();
    const answer = await get(`/media/192x100/${file}`, { accept });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': forAYear,
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String((await answer.bytes()).length),
    });
    expect(answer.headers.has('content-disposition')).toBe(false);
  });

  test('the first visitor gets a stand-in that is soon asked again, the next the AVIF for a year', async () => {
    const { get, file, encoded } = await stationWithPhoto();
    const path = `/media/192x100/${file}`;
    const first = await get(path, { accept: chrome });
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=15');
    expect(first.headers.get('vary')).toBe('Accept');
    await expect.poll(async () => (await get(path, { accept: chrome })).headers.get('content-type')).toBe('image/avif');
    const later = await get(path, { accept: chrome, 'if-none-match': first.headers.get('etag') ?? '' });
    expect(later.status).toBe(200);
    expect(later.headers.get('cache-control')).toBe(forAYear);
    expect(await sharp(await later.bytes()).metadata()).toMatchObject({ width: 192, height: 100, compression: 'av1' });
    expect(encoded).toHaveLength(2);
  });

  test('fifty visitors at once cause one encode', async () => {
    const { get, file, encoded } = await stationWithPhoto();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => get(`/media/320x168/${file}`, { accept: 'image/webp' })),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(encoded).toEqual([`variants/${file}/320x168.webp`]);
  });

  test('a picture without a hashed name is asked for again after an hour', async () => {
    const { get, library } = await stationWithPhoto();
    await library.store.put('notizie/oggi.jpg', photo, { contentType: 'image/jpeg' });
    const answer = await get('/media/192x100/notizie/oggi.jpg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('an original is answered as it is kept', async () => {
    const { get, file } = await stationWithPhoto();
    const answer = await get(`/media/original/${file}`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test('the headers of a picture come without it', async () => {
    const { get, file } = await stationWithPhoto();
    const path = `/media/192x100/${file}`;
    const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
    for (const name of ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control', 'vary']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect((await head.bytes()).length).toBe(0);
  });
});

describe('a copy that the browser has', () => {
  test('is confirmed by tag and by date, and replaced when it is another', async () => {
    const { get, file } = await stationWithPhoto();
    const path = `/media/192x100/${file}`;
    const { headers } = await get(path);
    const [etag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const statusFor = async (conditions: Record<string, string>) => (await get(path, conditions)).status;
    expect(await statusFor({ 'if-none-match': etag })).toBe(304);
    expect(await statusFor({ 'if-none-match': `"x", W/${etag}` })).toBe(304);
    expect(await statusFor({ 'if-none-match': '*' })).toBe(304);
    expect(await statusFor({ 'if-modified-since': date })).toBe(304);
    expect(await statusFor({ 'if-none-match': '"x"' })).toBe(200);
    expect(await statusFor({ 'if-none-match': '"x"', 'if-modified-since': date })).toBe(200);
    expect(await statusFor({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
    expect(await statusFor({ 'if-modified-since': 'yesterday' })).toBe(200);
    const confirmed = await get(path, { 'if-none-match': etag });
    expect(confirmed.headers.get('etag')).toBe(etag);
    expect(confirmed.headers.get('vary')).toBe('Accept');
    expect(confirmed.headers.get('cache-control')).toBe(forAYear);
    expect(confirmed.headers.has('content-length')).toBe(false);
  });
});
