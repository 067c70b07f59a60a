import { existsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { Transform } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { startStation } from '../station.test-helper.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { startS3Server } from '../store/s3-server.test-helper.ts';
import { createS3Store } from '../store/s3-store.ts';
import type { MediaStore } from '../store/store.ts';

const forAYear = 'public, max-age=31536000, immutable';
const sound = Buffer.concat([Buffer.from('ID3'), Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251))]);
const film = (words: string) => Buffer.from(`\0\0\0\x18ftypisom ${words}`);

async function stationWithSound(store?: MediaStore) {
  const station = await startStation({ store });
  const { file } = await station.library.addFile(sound, { folder: 'podcasts', extension: 'mp3' });
  return { ...station, path: `/media/original/${file}` };
}

async function bucketStore() {
  const server = await startS3Server();
  onTestFinished(() => server.close());
  return createS3Store(server.settings);
}

describe.each([
  ['on disk', async () => createDiskStore(await makeTempFolder('media'))],
  ['in a bucket', bucketStore],
])('sound and film %s', (_place, create) => {
  test('[PODFEED-02] HEAD and byte ranges are answered on audio and video files', async () => {
    const station = await stationWithSound(await create());
    const { get, library, path } = station;
    const clip = Buffer.concat([film(''), sound]);
    const { file } = await library.addFile(clip, { folder: 'videos', extension: 'mp4' });
    await library.addRendition(file, '480p', clip);
    const playables: [string, string, Buffer][] = [
      [path, 'audio/mpeg', sound],
      [`/media/480p/${file}`, 'video/mp4', clip],
      [`/media/original/${file}`, 'video/mp4', clip],
    ];
    for (const [address, type, content] of playables) {
      const head = await get(address, {}, 'HEAD');
      expect(head.status).toBe(200);
      expect(Object.fromEntries(head.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(content.length),
        'accept-ranges': 'bytes',
        'cache-control': forAYear,
      });
      const size = content.length;
      const parts: [string, number, number][] = [
        ['bytes=0-1', 0, 1],
        ['bytes=100000-', 100_000, size - 1],
        ['bytes=-500', size - 500, size - 1],
        [`bytes=${size - 1}-${size + 99}`, size - 1, size - 1],
      ];
      for (const [range, start, end] of parts) {
        const part = await get(address, { range });
        expect(part.status).toBe(206);
        expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
        expect(part.headers.get('content-length')).toBe(String(end - start + 1));
        expect(part.headers.get('content-type')).toBe(type);
        expect(Buffer.from(await part.bytes()).equals(content.subarray(start, end + 1))).toBe(true);
      }
      const beyond = await get(address, { range: `bytes=${size}-` });
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    }
  });

  test('a whole file is streamed byte for byte', async () => {
    const { get, path } = await stationWithSound(await create());
    expect(Buffer.from(await (await get(path)).bytes()).equals(sound)).toBe(true);
  });
});

describe('a part of a file', () => {
  test.each([
    ['several ranges', 'bytes=0-1,5-9'],
    ['another unit', 'seconds=0-1'],
    ['nonsense', 'bytes=9-1'],
  ])('asked by %s is the whole file', async (_how, range) => {
    const { get, path } = await stationWithSound();
    const answer = await get(path, { range });
    expect([answer.status, (await answer.bytes()).length]).toEqual([200, sound.length]);
  });

  test('is sent only if the file is still the one the listener began with', async () => {
    const { get, path } = await stationWithSound();
    const { headers } = await get(path, {}, 'HEAD');
    const [etag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const statusFor = async (condition: string) =>
      (await get(path, { range: 'bytes=5-9', 'if-range': condition })).status;
    expect(await statusFor(etag)).toBe(206);
    expect(await statusFor(date)).toBe(206);
    expect(await statusFor('"another"')).toBe(200);
    expect(await statusFor(`W/${etag}`)).toBe(200);
    expect(await statusFor('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });

  test('is not sent to HEAD, which knows no ranges', async () => {
    const { get, path } = await stationWithSound();
    const answer = await get(path, { range: 'bytes=0-1' }, 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(sound.length)]);
  });
});

describe('the quality folders', () => {
  test('[MEDIA-02] a film is answered in 480p and in 720p', async () => {
    const { get, library } = await startStation();
    const { file } = await library.addFile(film('master'), { folder: 'videos', extension: 'mp4' });
    await library.addRendition(file, '480p', film('small'));
    await library.addRendition(file, '720p', film('large'));
    for (const [quality, words] of [
      ['480p', 'small'],
      ['720p', 'large'],
    ]) {
      const answer = await get(`/media/${quality}/${file}`);
      expect(answer.headers.get('cache-control')).toBe(forAYear);
      expect(await answer.text()).toContain(words);
    }
    expect((await get(`/media/1080p/${file}`)).status).toBe(404);
  });

  test('a film that lacks a quality is shown in another, for the time being', async () => {
    const { get, library } = await startStation();
    const { file } = await library.addFile(film('master'), { folder: 'videos', extension: 'mp4' });
    const first = await get(`/media/720p/${file}`);
    expect(await first.text()).toContain('master');
    await library.addRendition(file, '480p', film('small'));
    const second = await get(`/media/720p/${file}`);
    expect(await second.text()).toContain('small');
    expect([first, second].map((answer) => answer.headers.get('cache-control'))).toEqual([
      'public, max-age=300',
      'public, max-age=300',
    ]);
  });

  test('[MEDIA-02] sound is answered there too, for good', async () => {
    const { get, path } = await stationWithSound();
    const answer = await get(path.replace('original', '480p'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, forAYear]);
  });

  test('a picture or a document has no quality, a film no size', async () => {
    const { get, library } = await startStation();
    const pdf = await library.addFile(Buffer.from('%PDF-1.7'), { folder: 'documenti', extension: 'pdf' });
    const clip = await library.addFile(film('x'), { folder: 'videos', extension: 'mp4' });
    expect((await get(`/media/480p/${pdf.file}`)).status).toBe(404);
    expect((await get(`/media/100x100/${clip.file}`)).status).toBe(404);
    expect((await get(`/media/100x100/${pdf.file}`)).status).toBe(404);
  });

  test('a document is saved, never shown on our origin', async () => {
    const { get, library } = await startStation();
    const { file } = await library.addFile(Buffer.from('%PDF-1.7'), { folder: 'documenti', extension: 'pdf' });
    const answer = await get(`/media/original/${file}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f]{16}\.pdf"$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('listeners who are slow or leave', () => {
  const large = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(40_000_000, 7)]);

  /** Opens a connection, asks, reads the first bytes and then nothing more. */
  async function stalled(port: number, path: string) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    return socket;
  }

  async function openFiles(root: string): Promise<number> {
    const names = await readdir('/proc/self/fd');
    const links = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
    return links.filter((link) => link.startsWith(root)).length;
  }

  test.skipIf(!existsSync('/proc/self/fd'))('leave no file open', async () => {
    const { library, port, root } = await startStation();
    const { file } = await library.addFile(large, { folder: 'podcasts', extension: 'mp3' });
    const sockets = await Promise.all(Array.from({ length: 20 }, () => stalled(port, `/media/original/${file}`)));
    expect(await openFiles(root)).toBe(20);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => openFiles(root)).toBe(0);
  });

  test('are not read ahead for', async () => {
    const disk = await createDiskStore(await makeTempFolder('media'));
    let readBytes = 0;
    const store: MediaStore = {
      ...disk,
      async read(key, span) {
        const source = await disk.read(key, span);
        return source.pipe(
          new Transform({
            transform(chunk: Buffer, _encoding, done) {
              readBytes += chunk.length;
              done(null, chunk);
            },
          }),
        );
      },
    };
    const { library, port } = await startStation({ store });
    const { file } = await library.addFile(large, { folder: 'podcasts', extension: 'mp3' });
    await stalled(port, `/media/original/${file}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(readBytes).toBeLessThan(large.length / 2);
  });
});
