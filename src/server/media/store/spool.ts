import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Spooled {
  path: string;
  size: number;
  sha256: string;
  remove(): Promise<void>;
}

export class TooManyBytesError extends Error {
  override name = 'TooManyBytesError';
}

/** Puts a stream of unknown length aside, since its hash and length are wanted before its first byte can be sent on. */
export async function spool(content: Uint8Array | Readable, maxBytes = Number.POSITIVE_INFINITY): Promise<Spooled> {
  const path = join(tmpdir(), `media-${randomUUID()}`);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > maxBytes ? new TooManyBytesError(`more than ${maxBytes} bytes`) : null, chunk);
    },
  });
  const remove = () => rm(path, { force: true });
  const source = content instanceof Readable ? content : Readable.from([content]);
  try {
    await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, size, sha256: hash.digest('hex'), remove };
}
