import dns from 'node:dns';
import { readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { keysIn } from '../intake/fixtures.test-helper.ts';
import { createDiskStore } from './disk-store.ts';
import { startS3Server } from './s3-server.test-helper.ts';
import { createS3Store } from './s3-store.ts';
import { type MediaStore, MediaUnavailableError, MissingMediaError } from './store.ts';

async function bucket(options: Parameters<typeof startS3Server>[0] = {}) {
  const server = await startS3Server(options);
  onTestFinished(() => server.close());
  return server;
}

const mp3 = { contentType: 'audio/mpeg' };

const stores: [string, () => Promise<MediaStore>][] = [
  ['on disk', async () => createDiskStore(await makeTempFolder('media'))],
  ['in a bucket', async () => createS3Store((await bucket({ pageSize: 2 })).settings)],
];

describe.each(stores)('media %s', (_place, create) => {
  test('what is put is described and read back, from bytes and from a stream', async () => {
    const store = await create();
    const put = await store.put('songs/a.mp3', Buffer.from('la la la'), mp3);
    expect(put).toMatchObject({ key: 'songs/a.mp3', size: 8, contentType: 'audio/mpeg' });
    expect(put.etag).toMatch(/^"[^"]+"$/);
    expect(Math.abs(put.lastModified.getTime() - Date.now())).toBeLessThan(5000);
    expect(await store.head('songs/a.mp3')).toEqual(put);
    expect(await text(await store.read('songs/a.mp3'))).toBe('la la la');

    const long = Buffer.alloc(300_000, 'do re mi ');
    await store.put('songs/b.mp3', Readable.from([long.subarray(0, 100_000), long.subarray(100_000)]), mp3);
    expect((await buffer(await store.read('songs/b.mp3'))).equals(long)).toBe(true);
  });

  test('a part is read without the rest', async () => {
    const store = await create();
    await store.put('songs/a.mp3', Buffer.from('0123456789'), mp3);
    expect(await text(await store.read('songs/a.mp3', { start: 2, end: 4 }))).toBe('234');
  });

  test('a second put replaces the first and its tag', async () => {
    const store = await create();
    const first = await store.put('songs/a.mp3', Buffer.from('one'), mp3);
    const second = await store.put('songs/a.mp3', Buffer.from('two!'), mp3);
    expect(second.etag).not.toBe(first.etag);
    expect(await text(await store.read('songs/a.mp3'))).toBe('two!');
  });

  test('what is missing is null to head, MissingMediaError to read and nothing to remove', async () => {
    const store = await create();
    await store.put('songs/a.mp3', Buffer.from('x'), mp3);
    expect(await store.head('songs/b.mp3')).toBeNull();
    expect(await store.head('songs')).toBeNull();
    expect(await store.head('songs/a.mp3/b.mp3')).toBeNull();
    await expect(store.read('songs/b.mp3')).rejects.toThrow(MissingMediaError);
    await expect(store.read('songs')).rejects.toThrow(MissingMediaError);
    await store.remove('songs/b.mp3');
    await store.remove('songs/a.mp3');
    expect(await store.head('songs/a.mp3')).toBeNull();
  });

  test('a listing gives every file under a prefix, page after page', async () => {
    const store = await create();
    const keys = ['a/1.mp3', 'a/2.mp3', 'a/b/3.mp3', 'a/b/4.mp3', 'ab/5.mp3', 'c/6.mp3'];
    for (const key of keys) await store.put(key, Buffer.from(key), mp3);
    expect(await keysIn(store)).toEqual(keys);
    expect(await keysIn(store, 'a/')).toEqual(keys.slice(0, 4));
    expect(await keysIn(store, 'a')).toEqual(keys.slice(0, 5));
    expect(await keysIn(store, 'a/b')).toEqual(keys.slice(2, 4));
    expect(await keysIn(store, 'nothing/')).toEqual([]);
  });

  test.each([
    '',
    '/',
    '/etc/passwd',
    '../secret.mp3',
    'a/../../b.mp3',
    'a/..',
    'a//b.mp3',
    'a/.hidden',
    '.incoming/x',
    'a\\b.mp3',
    'a/b\0.mp3',
    'a/b .mp3',
    'a/B.mp3',
    'a/b%2e.mp3',
    'a/b.',
    'a/ü.mp3',
    `a/${'b'.repeat(97)}`,
    'a/b/c/d/e/f/g',
    'con:/x',
  ])('the key %j is refused by every door', async (key) => {
    const store = await create();
    await expect(store.put(key, Buffer.from('x'), mp3)).rejects.toThrow(TypeError);
    await expect(store.head(key)).rejects.toThrow(TypeError);
    await expect(store.read(key)).rejects.toThrow(TypeError);
    await expect(store.remove(key)).rejects.toThrow(TypeError);
    if (key !== '') await expect(keysIn(store, key === 'a/..' ? '../' : key)).rejects.toThrow(TypeError);
  });
});

describe('media on disk', () => {
  test('an upload that breaks off leaves neither a file nor a remnant', async () => {
    const root = await makeTempFolder('media');
    const store = await createDiskStore(root);
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line went dead');
      })(),
    );
    await expect(store.put('songs/a.mp3', breaking, mp3)).rejects.toThrow('the line went dead');
    expect(await store.head('songs/a.mp3')).toBeNull();
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  test('a reader of the old file is not disturbed by a new one', async () => {
    const store = await createDiskStore(await makeTempFolder('media'));
    await store.put('songs/a.mp3', Buffer.alloc(500_000, 'a'), mp3);
    const reading = await store.read('songs/a.mp3');
    await store.put('songs/a.mp3', Buffer.alloc(500_000, 'b'), mp3);
    expect((await buffer(reading)).equals(Buffer.alloc(500_000, 'a'))).toBe(true);
  });

  test('what a killed process left is swept, what a neighbour is writing is not', async () => {
    const root = await makeTempFolder('media');
    await createDiskStore(root);
    await writeFile(join(root, '.incoming', 'old'), 'x');
    await writeFile(join(root, '.incoming', 'young'), 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    await utimes(join(root, '.incoming', 'old'), twoDaysAgo, twoDaysAgo);
    await createDiskStore(root);
    expect(await readdir(join(root, '.incoming'))).toEqual(['young']);
  });

  test('a link that leads out of the folder is not followed', async () => {
    const root = await makeTempFolder('media');
    const store = await createDiskStore(root);
    await symlink('/etc/hostname', join(root, 'out.mp3'));
    expect(await store.head('out.mp3')).toBeNull();
    await expect(store.read('out.mp3')).rejects.toThrow(MissingMediaError);
  });
});

describe('media in a bucket', () => {
  test('a wrong secret is refused, and not asked for again', async () => {
    const server = await bucket();
    const store = createS3Store({ ...server.settings, secretAccessKey: 'guess' });
    await expect(store.put('a/b.mp3', Buffer.from('x'), mp3)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(store.head('a/b.mp3')).rejects.toThrow(MediaUnavailableError);
    expect(server.requests).toHaveLength(2);
  });

  test('the bucket may be the host name', async () => {
    const server = await bucket();
    const lookup = dns.lookup;
    onTestFinished(() => void Object.assign(dns, { lookup }));
    // Not every machine resolves names under localhost.
    const toLoopback = (_name: string, options: dns.LookupOptions, done: (...answer: unknown[]) => void) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
    Object.assign(dns, { lookup: toLoopback });
    const endpoint = `http://store.localhost:${server.port}`;
    const store = createS3Store({ ...server.settings, endpoint, addressing: 'virtual-host' });
    await store.put('a/b.mp3', Buffer.from('hello'), mp3);
    expect(await text(await store.read('a/b.mp3'))).toBe('hello');
    expect(await keysIn(store, 'a/')).toEqual(['a/b.mp3']);
    expect(server.requests[0]).toBe('PUT /a/b.mp3');
  });

  test('a bucket that stumbles is asked again, stream or not', async () => {
    const server = await bucket();
    const store = createS3Store(server.settings);
    server.troubles.push(503, 500);
    await store.put('a/b.mp3', Readable.from([Buffer.from('hel'), Buffer.from('lo')]), mp3);
    server.troubles.push(502, 429);
    expect(await text(await store.read('a/b.mp3'))).toBe('hello');
  });

  test('a bucket that stays down is reported after the last attempt', async () => {
    const server = await bucket();
    const store = createS3Store({ ...server.settings, attempts: 3 });
    server.troubles.push(503, 503, 503, 503);
    await expect(store.head('a/b.mp3')).rejects.toThrow(MediaUnavailableError);
    expect(server.requests).toHaveLength(3);
  });

  test('nobody at the address is the same trouble', async () => {
    const server = await startS3Server();
    await server.close();
    const store = createS3Store({ ...server.settings, attempts: 2 });
    await expect(store.read('a/b.mp3')).rejects.toThrow(MediaUnavailableError);
  });

  test('a bucket that does not answer is given up in time, and asked again', async () => {
    const server = await bucket();
    const store = createS3Store({ ...server.settings, timeoutMs: 80 });
    await store.put('a/b.mp3', Buffer.from('hello'), mp3);
    server.troubles.push('hang');
    expect(await store.head('a/b.mp3')).toMatchObject({ size: 5 });
    server.troubles.push('hang', 'hang', 'hang', 'hang');
    await expect(store.head('a/b.mp3')).rejects.toThrow(/no answer in 80 ms/);
  });

  test('a bucket that stops in the middle of a file breaks the stream', async () => {
    const server = await bucket();
    const store = createS3Store({ ...server.settings, timeoutMs: 100 });
    await store.put('a/b.mp3', Buffer.alloc(200_000), mp3);
    server.troubles.push('cut');
    await expect(store.read('a/b.mp3').then(buffer)).rejects.toThrow(/abort/i);
  });

  test('a listener who leaves ends the connection to the bucket', async () => {
    const server = await bucket();
    const store = createS3Store(server.settings);
    await store.put('a/b.mp3', Buffer.alloc(20_000_000), mp3);
    const reading = await store.read('a/b.mp3');
    await new Promise((resolve) => reading.once('data', resolve));
    expect(server.abandoned).toEqual([]);
    reading.destroy();
    await expect.poll(() => server.abandoned).toEqual(['/media/a/b.mp3']);
  });

  test('a wrong bucket is said plainly', async () => {
    const server = await bucket();
    const store = createS3Store({ ...server.settings, bucket: 'elsewhere' });
    await expect(store.put('a/b.mp3', Buffer.from('x'), mp3)).rejects.toThrow('there is no bucket elsewhere');
    await expect(keysIn(store)).rejects.toThrow('there is no bucket elsewhere');
  });
});
