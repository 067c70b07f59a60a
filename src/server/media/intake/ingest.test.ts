import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { keysIn, picture, silentLog } from './fixtures.test-helper.ts';
import { createMediaLibrary, type MediaLibrary } from './ingest.ts';

async function library() {
  return createMediaLibrary({ store: await createDiskStore(await makeTempFolder('media')), log: silentLog });
}

async function kept({ store }: MediaLibrary, file: string): Promise<{ bytes: Buffer; facts: Metadata }> {
  const bytes = await buffer(await store.read(file));
  return { bytes, facts: await sharp(bytes).metadata() };
}

const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5000, 7)]);

describe('a picture that is added', () => {
  const little = () => picture({ width: 300, height: 200 });
  test.each([
    ['JPEG', 'jpg', little().jpeg()],
    ['PNG', 'png', little().png()],
    ['WebP', 'webp', little().webp()],
    ['GIF', 'png', little().gif()],
    ['AVIF', 'jpg', little().avif({ effort: 0 })],
    ['AVIF with alpha', 'png', little().ensureAlpha(0.5).avif({ effort: 0 })],
    ['grey JPEG', 'jpg', little().greyscale().jpeg()],
    ['CMYK JPEG', 'jpg', little().toColourspace('cmyk').jpeg()],
    ['PNG of 16 bits', 'png', little().toColourspace('rgb16').png()],
  ])('%s: is kept under a hashed name as .%s, and can be cut to size', async (_kind, extension, drawing) => {
    const context = await library();
    const added = await context.addImage(await drawing.toBuffer(), { folder: 'notizie' });
    expect(added.file).toMatch(new RegExp(`^notizie/[0-9a-f]{16}\\.${extension}$`));
    const { facts } = await kept(context, added.file);
    const format = extension === 'jpg' ? 'jpeg' : extension;
    expect(facts).toMatchObject({ format, width: 300, height: 200 });
    expect(facts.space).not.toBe('cmyk');
    const served = await context.variants.serve(added.file, '100x100', ['webp', 'jpeg']);
    expect(await sharp(served?.variant.bytes ?? undefined).metadata()).toMatchObject({ width: 100, format: 'webp' });
  });

  test('comes with a tiny preview and its main colour', async () => {
    const context = await library();
    const red = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c8102e' } });
    const added = await context.addImage(await red.jpeg().toBuffer(), { folder: 'notizie' });
    expect(added).toMatchObject({ width: 600, height: 400 });
    const [r = 0, g = 0, b = 0] = (added.dominantColor.match(/[0-9a-f]{2}/g) ?? []).map((hex) =>
      Number.parseInt(hex, 16),
    );
    expect(r > 180 && g < 40 && b < 70).toBe(true);
    for (const seed of [1, 2, 3]) {
      const another = picture({ width: 300, height: 200, seed });
      const { preview } = await context.addImage(await another.jpeg().toBuffer(), { folder: 'notizie' });
      expect(preview.length).toBeLessThanOrEqual(300);
      const bytes = Buffer.from(preview.replace('data:image/webp;base64,', ''), 'base64');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 16, height: 11 });
    }
  });

  test('even pure noise has a preview of at most 300 characters', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const sheet = sharp({ create: { width: 64, height: 64, channels: 3, background: '#888', noise } });
    const { preview } = await (await library()).addImage(await sheet.png().toBuffer(), { folder: 'notizie' });
    expect(preview).toMatch(/^data:image\/webp;base64,/);
    expect(preview.length).toBeLessThanOrEqual(300);
  });

  test('is turned upright and forgets where it was taken', async () => {
    const context = await library();
    const upload = await picture({ width: 300, height: 200 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Maria Rossi' }, IFD3: { GPSLatitude: '45/1 27/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(upload.includes('Maria Rossi')).toBe(true);
    const added = await context.addImage(upload, { folder: 'notizie' });
    expect(added).toMatchObject({ width: 200, height: 300 });
    const { bytes, facts } = await kept(context, added.file);
    expect(facts).toMatchObject({ width: 200, height: 300 });
    expect(facts.orientation ?? 1).toBe(1);
    expect(facts.exif).toBeUndefined();
    expect(bytes.includes('Maria Rossi')).toBe(false);
  });

  test('loses the film that a telephone appended to it', async () => {
    const context = await library();
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(20_000, 'film')]);
    const upload = Buffer.concat([await little().jpeg().toBuffer(), film]);
    const { bytes } = await kept(context, (await context.addImage(upload, { folder: 'notizie' })).file);
    expect(bytes.includes('ftypmp42')).toBe(false);
  });

  test('is kept once, however often it comes', async () => {
    const context = await library();
    const upload = await little().jpeg().toBuffer();
    const first = await context.addImage(upload, { folder: 'notizie' });
    const before = await context.store.head(first.file);
    const again = await Promise.all([1, 2, 3].map(() => context.addImage(upload, { folder: 'notizie' })));
    expect(again).toEqual([first, first, first]);
    expect(await context.store.head(first.file)).toEqual(before);
  });
});

describe('a file that is added', () => {
  test('has a hashed name, from bytes and from a stream alike', async () => {
    const context = await library();
    const added = await context.addFile(mp3, { folder: 'podcasts', extension: 'mp3', contentType: 'audio/mp3' });
    expect(added).toEqual({
      file: expect.stringMatching(/^podcasts\/[0-9a-f]{16}\.mp3$/),
      size: 5003,
      contentType: 'audio/mpeg',
    });
    const streamed = await context.addFile(Readable.from([mp3.subarray(0, 10), mp3.subarray(10)]), {
      folder: 'podcasts',
      extension: 'mp3',
    });
    expect(streamed).toEqual(added);
    expect((await buffer(await context.store.read(added.file))).equals(mp3)).toBe(true);
  });

  test.each([
    ['pdf', '%PDF-1.7 …'],
    ['docx', 'PK\x03\x04 … [Content_Types].xml … word/document.xml'],
    ['mp4', '\0\0\0\x18ftypisom'],
    ['m4a', '\0\0\0\x18ftypM4A '],
    ['mp3', '\xff\xfb\x90\x64'],
    ['aac', '\xff\xf1\x50\x80'],
    ['ogg', 'OggS\0'],
    ['opus', 'OggS\0'],
    ['flac', 'fLaC\0'],
    ['wav', 'RIFF\0\0\0\0WAVEfmt '],
    ['webm', '\x1a\x45\xdf\xa3'],
    ['vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nCiao'],
    ['srt', '1\n00:00:00,000 --> 00:00:01,000\nCiao'],
  ])('may be a %s', async (extension, content) => {
    const context = await library();
    const { file } = await context.addFile(Buffer.from(content, 'latin1'), { folder: 'private-ish', extension });
    expect(await context.store.head(file)).not.toBeNull();
  });

  test('disappears with its renditions and variants', async () => {
    const context = await library();
    const film = Buffer.from('\0\0\0\x18ftypisom film');
    const { file } = await context.addFile(film, { folder: 'videos', extension: 'mp4' });
    await context.addRendition(file, '480p', Buffer.from('\0\0\0\x18ftypisom small'));
    await context.addRendition(file, '720p', film);
    const drawing = picture({ width: 300, height: 200 });
    const photo = await context.addImage(await drawing.jpeg().toBuffer(), { folder: 'notizie' });
    await context.prepareVariants(photo.file, ['192x100', '100x100'], ['jpeg', 'webp', 'avif']);
    expect(await keysIn(context.store)).toHaveLength(10);
    await context.remove(file);
    await context.remove(photo.file);
    expect(await keysIn(context.store)).toEqual([]);
    expect(await context.variants.serve(photo.file, '192x100', ['jpeg'])).toBeNull();
  });
});
