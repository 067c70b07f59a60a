import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { contentTypeOf } from '../sending/content-types.ts';
import { type Spooled, spool, TooManyBytesError } from '../store/spool.ts';
import { MediaRefusal } from './refusal.ts';
import { matchesExtension } from './signatures.ts';

export interface FileClaims {
  extension: string;
  /** What the sender says it is. Only compared: what is stored and sent follows from extension and content. */
  contentType?: string;
  maxBytes?: number;
}

const usualMaxBytes = 1024 * 1024 * 1024;

/** Puts an upload aside, makes sure that it is what its extension says, and hands it over. Throws `MediaRefusal`. */
export async function withCheckedFile<Result>(
  content: Uint8Array | Readable,
  claims: FileClaims,
  use: (spooled: Spooled, contentType: string) => Promise<Result>,
): Promise<Result> {
  const contentType = typeOf(claims);
  const spooled = await spoolWithin(content, claims.maxBytes ?? usualMaxBytes);
  try {
    await requireContent(spooled, claims.extension);
    return await use(spooled, contentType);
  } finally {
    await spooled.remove();
  }
}

function typeOf({ extension, contentType: said }: FileClaims): string {
  const known = contentTypeOf(extension);
  if (!known || known.kind === 'image') throw new MediaRefusal('extension-not-allowed');
  const isVague = said === undefined || said === 'application/octet-stream';
  if (!isVague && familyOf(said) !== familyOf(known.type)) throw new MediaRefusal('content-mismatch');
  return known.type;
}

/** Sound and film share their containers, and browsers do not agree on which of the two to say. */
function familyOf(contentType: string): string {
  const family = contentType.split('/')[0] ?? '';
  return family === 'video' ? 'audio' : family;
}

async function spoolWithin(content: Uint8Array | Readable, maxBytes: number): Promise<Spooled> {
  try {
    return await spool(content, maxBytes);
  } catch (cause) {
    throw cause instanceof TooManyBytesError ? new MediaRefusal('too-large', { cause }) : cause;
  }
}

async function requireContent({ path, size }: Spooled, extension: string): Promise<void> {
  if (size === 0) throw new MediaRefusal('empty');
  const handle = await open(path);
  try {
    const length = Math.min(size, 64 * 1024);
    const head = Buffer.alloc(length);
    const tail = Buffer.alloc(length);
    await handle.read(head, 0, length, 0);
    await handle.read(tail, 0, length, size - length);
    if (!matchesExtension(extension, head, tail)) throw new MediaRefusal('content-mismatch');
  } finally {
    await handle.close();
  }
}
