import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { sendStored } from './send.ts';

/** A domain that sends a song out of a closed folder, after checks of its own. */
async function startDomain(downloadName: string) {
  const store = await createDiskStore(await makeTempFolder('media'));
  const stored = await store.put('private/music/song.mp3', Buffer.from('ID3 la la la'), { contentType: 'audio/mpeg' });
  const app = fastify({ forceCloseConnections: true });
  app.get('/download', (request, reply) =>
    sendStored(request, reply, { store, stored, cacheControl: 'private, no-store', downloadName }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/download`;
}

test.each([
  ['Azzurro.mp3', 'attachment; filename="Azzurro.mp3"'],
  ['Così è.mp3', `attachment; filename="Cosi e.mp3"; filename*=UTF-8''Cos%C3%AC%20%C3%A8.mp3`],
  ['a"b\r\nX: y.mp3', `attachment; filename="abX y.mp3"; filename*=UTF-8''a%22b%0D%0AX%3A%20y.mp3`],
  ['a\ud800.mp3', `attachment; filename="a.mp3"; filename*=UTF-8''a%EF%BF%BD.mp3`],
])('a domain sends a closed file as a download called %j', async (name, disposition) => {
  const answer = await fetch(await startDomain(name), { headers: { range: 'bytes=4-' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-disposition')).toBe(disposition);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.has('cross-origin-resource-policy')).toBe(false);
  expect(await answer.text()).toBe('la la la');
});
