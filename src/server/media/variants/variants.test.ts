import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { processCpuMs } from '../../../../tests/cpu-time.ts';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { keysIn, picture, silentLog } from '../intake/fixtures.test-helper.ts';
import { createMediaLibrary } from '../intake/ingest.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { cutPixels, encodePixels } from './encode.ts';
import { formats } from './sizes.ts';
import type { Variants } from './variants.ts';

const photo = await picture({ width: 300, height: 200 }).jpeg().toBuffer();

/** A library on disk that holds one picture and counts its encodes. */
async function libraryWithPicture(folder?: string) {
  const root = folder ?? (await makeTempFolder('media'));
  const encoded: string[] = [];
  const library = createMediaLibrary({
    store: await createDiskStore(root),
    log: silentLog,
    onEncoded: (key) => encoded.push(key.split('/').pop() ?? ''),
  });
  const { file } = await library.addImage(photo, { folder: 'notizie' });
  return { ...library, file, encoded, root };
}

const fiftyTimes = (ask: () => ReturnType<Variants['serve']>) => Promise.all(Array.from({ length: 50 }, ask));

describe('the sizes of a picture', () => {
  test('fifty visitors who ask at once for a missing variant cause one encode', async () => {
    const { variants, file, encoded } = await libraryWithPicture();
    const served = await fiftyTimes(() => variants.serve(file, '482x250', ['webp', 'jpeg']));
    expect(encoded).toEqual(['482x250.webp']);
    expect(new Set(served.map((answer) => answer?.variant.stored.etag)).size).toBe(1);
    expect(served.every((answer) => answer?.standIn === false)).toBe(true);
  });

  test('fifty visitors who like AVIF best cause one stand-in and one AVIF', async () => {
    const { variants, file, encoded } = await libraryWithPicture();
    const served = await fiftyTimes(() => variants.serve(file, '482x250', ['avif', 'webp', 'jpeg']));
    expect(served.every((answer) => answer?.standIn && answer.variant.format === 'webp')).toBe(true);
    await expect.poll(() => encoded).toEqual(['482x250.webp', '482x250.avif']);
    await expect
      .poll(async () => (await variants.serve(file, '482x250', ['avif', 'webp', 'jpeg']))?.standIn)
      .toBe(false);
    await fiftyTimes(() => variants.serve(file, '482x250', ['avif', 'webp', 'jpeg']));
    expect(encoded).toHaveLength(2);
  });

  test('a format that is already there stands in, without an encode', async () => {
    const { variants, file, encoded } = await libraryWithPicture();
    await variants.prepare(file, ['192x100'], ['jpeg']);
    const served = await variants.serve(file, '192x100', ['avif', 'webp', 'jpeg']);
    expect(served).toMatchObject({ standIn: true, variant: { format: 'jpeg' } });
    await expect.poll(() => encoded).toEqual(['192x100.jpeg', '192x100.avif']);
  });

  test('who does not take WebP gets a JPEG until the AVIF is there', async () => {
    const { variants, file } = await libraryWithPicture();
    const served = await variants.serve(file, '192x100', ['avif', 'jpeg']);
    expect(served).toMatchObject({ standIn: true, variant: { format: 'jpeg' } });
  });

  test('what was prepared is served at once and never encoded again, even after a restart', async () => {
    const { prepareVariants, file, encoded, root } = await libraryWithPicture();
    await prepareVariants(file, ['192x100', '200x200'], formats);
    await prepareVariants(file, ['192x100', '200x200'], formats);
    expect(encoded.sort()).toEqual(
      ['192x100', '200x200'].flatMap((size) => ['avif', 'jpeg', 'webp'].map((format) => `${size}.${format}`)),
    );
    const restarted = await libraryWithPicture(root);
    const served = await restarted.variants.serve(file, '200x200', ['avif', 'webp', 'jpeg']);
    expect(served).toMatchObject({ standIn: false, variant: { format: 'avif' } });
    expect(restarted.encoded).toEqual([]);
  });

  test('a visitor does not wait behind the preparation of other pictures', async () => {
    const { variants, file, encoded } = await libraryWithPicture();
    const preparing = Promise.all([
      variants.prepare(file, ['482x250', '400x400', '200x200'], formats),
      variants.prepare(file, ['320x168', '150x150'], formats),
    ]);
    await variants.serve(file, '192x100', ['webp', 'jpeg']);
    expect(encoded.length).toBeLessThan(8);
    await preparing;
    expect(new Set(encoded).size).toBe(encoded.length);
    expect(encoded).toHaveLength(16);
  });

  test('a visitor who comes in the middle of a preparation shares its encodes', async () => {
    const { variants, file, encoded } = await libraryWithPicture();
    const preparing = variants.prepare(file, ['320x168'], formats);
    await Promise.all(formats.map((format) => variants.serve(file, '320x168', [format])));
    await preparing;
    expect(encoded.sort()).toEqual(['320x168.avif', '320x168.jpeg', '320x168.webp']);
  });

  test('each is cut to exactly its measures, also from a smaller original', async () => {
    const { addImage, variants } = await libraryWithPicture();
    const { file } = await addImage(await picture({ width: 90, height: 120 }).png().toBuffer(), { folder: 'notizie' });
    for (const format of ['jpeg', 'webp'] as const) {
      const served = await variants.serve(file, '320x168', [format]);
      const facts = await sharp(served?.variant.bytes ?? undefined).metadata();
      expect(facts).toMatchObject({ format, width: 320, height: 168 });
    }
  });

  test('a transparent logo lies on white where JPEG must do', async () => {
    const { addImage, variants } = await libraryWithPicture();
    const clear = sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } });
    const { file } = await addImage(await clear.png().toBuffer(), { folder: 'clientes' });
    const served = await variants.serve(file, '100x100', ['jpeg']);
    const { dominant } = await sharp(served?.variant.bytes ?? undefined).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
    const webp = await variants.serve(file, '100x100', ['webp']);
    expect((await sharp(webp?.variant.bytes ?? undefined).metadata()).hasAlpha).toBe(true);
  });

  test('of what is not there, or is no picture, there is no variant and no trace', async () => {
    const { variants, store, encoded } = await libraryWithPicture();
    await store.put('notizie/broken.jpg', Buffer.from('<html>'), { contentType: 'image/jpeg' });
    for (const file of ['notizie/none.jpg', 'notizie/broken.jpg', 'notizie/broken.jpg']) {
      expect(await variants.serve(file, '192x100', ['avif', 'webp', 'jpeg'])).toBeNull();
      expect(await variants.serve(file, '192x100', ['jpeg'])).toBeNull();
    }
    expect(encoded).toEqual([]);
    expect(await keysIn(store, 'variants/')).toEqual([]);
  });

  test('an AVIF of 845x438 is small, and its encode quick', async () => {
    const original = await picture({ width: 1800, height: 1200 }).jpeg({ quality: 90 }).toBuffer();
    const pixels = await cutPixels(original, '845x438');
    let quickest = Number.POSITIVE_INFINITY;
    const jpeg = await encodePixels(pixels, 'jpeg');
    let avif = jpeg;
    // 120 ms is the goal on a machine at rest; the best of five on a busy one is given some air.
    for (let looks = 0; looks < 5 && quickest >= 240; looks++) {
      const ms = await processCpuMs(async () => {
        avif = await encodePixels(pixels, 'avif');
      });
      quickest = Math.min(quickest, ms);
    }
    expect(avif.length).toBeLessThan(jpeg.length);
    expect(quickest).toBeLessThan(240);
  });
});
