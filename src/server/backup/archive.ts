import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as pipe, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';

/** The last entry: what `sha256sum -c` reads after `tar xf`. An archive that does not end with it was cut off. */
const sumsName = 'SHA256SUMS';

export type ArchiveWriter = {
  /** The size stands before the content, so it must be known; more or fewer bytes end the whole archive. */
  add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>;
};

export type ArchiveEntry = { name: string; size: number; content: AsyncIterable<Uint8Array> };

/** A file that is not a whole, unaltered archive. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError';
}

/** Writes a `.tar.zst` that appears under its name only when it is whole and on the disk. */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const draft = `${path}.part`;
  const { readable, controller } = createTarPacker();
  const sums: string[] = [];
  const written = pipeline(
    Readable.from(readable, { objectMode: false }),
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    createWriteStream(draft, { mode: 0o600, flush: true }),
    { signal },
  );

  async function add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void> {
    const body = controller.add({ name, size, mode: 0o600 }).getWriter();
    const hash = createHash('sha256');
    for await (const chunk of content) {
      hash.update(chunk);
      await body.write(chunk);
    }
    await body.close();
    sums.push(`${hash.digest('hex')}  ${name}\n`);
  }

  async function fillToTheEnd(): Promise<void> {
    await fill({ add });
    const list = Buffer.from(sums.join(''));
    await add(sumsName, list.length, one(list));
    controller.finalize();
  }

  // Whichever of the two fails ends the other: the packer stands between them.
  const filled = fillToTheEnd().catch((error) => controller.error(error));
  try {
    await written;
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await filled;
  }
}

export async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The entries in their order, without the sums. What is left unread of an entry is skipped. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  for await (const entry of rawEntries(path)) if (entry.name !== sumsName) yield entry;
}

/**
 * Reads the archive to its end and compares every entry with its sum. `look` may read an entry; the rest is read for it.
 * Throws `DamagedArchiveError` for what is cut, altered, missing or too much.
 */
export async function checkArchive(path: string, look: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const found = new Map<string, string>();
  let sums: Map<string, string> | undefined;
  try {
    for await (const entry of rawEntries(path)) {
      if (sums) throw new DamagedArchiveError(`${entry.name} stands after the end`);
      if (entry.name === sumsName) sums = readSums(await text(entry.content));
      else found.set(entry.name, await sumOf(entry, look));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof DamagedArchiveError) throw error;
    throw new DamagedArchiveError(`${path} cannot be read to its end: ${(error as Error).message}`, { cause: error });
  }
  if (!sums) throw new DamagedArchiveError(`${path} ends before its sums: it was cut off`);
  for (const name of new Set([...sums.keys(), ...found.keys()])) {
    if (sums.get(name) !== found.get(name)) throw new DamagedArchiveError(`${name} in ${path} is not what was written`);
  }
}

async function sumOf(entry: ArchiveEntry, look: (entry: ArchiveEntry) => Promise<void>): Promise<string> {
  const hash = createHash('sha256');
  const chunks = entry.content[Symbol.asyncIterator]();
  async function* hashed() {
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      hash.update(next.value);
      yield next.value;
    }
  }
  await look({ ...entry, content: hashed() });
  for await (const _ of hashed());
  return hash.digest('hex');
}

async function* rawEntries(path: string): AsyncGenerator<ArchiveEntry> {
  // The callback only keeps the error from being nobody's: it arrives through the stream as well.
  const plain = pipe(createReadStream(path), createZstdDecompress(), () => undefined);
  const entries = (Readable.toWeb(plain) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder({ strict: true }));
  for await (const { header, body } of entries) {
    const reader = body.getReader();
    yield { name: header.name, size: header.size, content: chunksOf(reader) };
    // Skipping would not do: a decoder that waits for its reader stands still.
    for await (const _ of chunksOf(reader));
  }
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

function readSums(list: string): Map<string, string> {
  const lines = list.split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
