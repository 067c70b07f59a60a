import { crc32, inflateRawSync } from 'node:zlib';
import { type Budget, UnreadableError } from './unreadable.ts';

export type ZipEntry = { name: string; isStored: boolean; packed: Buffer; size: number; crc: number };

const mostEntries = 1000;
const longestName = 300;
const endLength = 22;
const sign = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };
const encrypted = 0x2041;
const describedAfter = 0x8;
/** Sum and sizes of a file that stand after it: with or without their sign, of four bytes or of eight. */
const descriptorLengths = [12, 16, 20, 24];

type Listed = Omit<ZipEntry, 'packed'> & { method: number; packedSize: number; offset: number };

/**
 * The files of an archive that is nothing but an archive: it begins with its first file, ends with its directory, and between
 * them there is nothing that the directory does not name. Anything else, also what other readers would forgive, is null.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  try {
    const directory = readEnd(bytes);
    const listed = directory && readDirectory(bytes, directory);
    return listed && readFiles(bytes, listed, directory.offset);
  } catch (error) {
    // A number that points beyond the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readEnd(bytes: Buffer): { offset: number; end: number; count: number } | null {
  const end = bytes.length - endLength;
  if (end < 0 || bytes.readUInt32LE(end) !== sign.end) return null;
  const disks = bytes.readUInt32LE(end + 4);
  const [here, count] = [bytes.readUInt16LE(end + 8), bytes.readUInt16LE(end + 10)];
  const [size, offset] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  const commentLength = bytes.readUInt16LE(end + 20);
  const isWhole = disks === 0 && here === count && commentLength === 0 && offset + size === end;
  return isWhole && count > 0 && count <= mostEntries ? { offset, end, count } : null;
}

function readDirectory(bytes: Buffer, { offset, end, count }: { offset: number; end: number; count: number }) {
  const listed: Listed[] = [];
  let at = offset;
  for (let n = 0; n < count; n++) {
    if (bytes.readUInt32LE(at) !== sign.central) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const flags = bytes.readUInt16LE(at + 8);
    const method = bytes.readUInt16LE(at + 10);
    if (nameLength > longestName || (flags & encrypted) !== 0 || (method !== 0 && method !== 8)) return null;
    listed.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method,
      isStored: method === 0,
      crc: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? listed : null;
}

function readFiles(bytes: Buffer, listed: Listed[], directoryAt: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  const inOrder = listed.toSorted((a, b) => a.offset - b.offset);
  let at = 0;
  for (const [n, one] of inOrder.entries()) {
    if (one.offset !== at || bytes.readUInt32LE(at) !== sign.local) return null;
    const nameLength = bytes.readUInt16LE(at + 26);
    const from = at + 30 + nameLength + bytes.readUInt16LE(at + 28);
    const to = from + one.packedSize;
    const flags = bytes.readUInt16LE(at + 6);
    const isSame = (flags & encrypted) === 0 && bytes.readUInt16LE(at + 8) === one.method;
    if (!isSame || bytes.toString('utf8', at + 30, at + 30 + nameLength) !== one.name || to > directoryAt) return null;
    entries.push({ ...one, packed: bytes.subarray(from, to) });
    at = inOrder[n + 1]?.offset ?? directoryAt;
    const gap = at - to;
    if (gap !== 0 && !((flags & describedAfter) !== 0 && descriptorLengths.includes(gap))) return null;
  }
  return entries;
}

/** The content of a file, if it is exactly what the directory says: never more bytes than that are unpacked. */
export function unpack({ isStored, packed, size, crc }: ZipEntry, budget: Budget): Buffer {
  budget.spend(size);
  const content = isStored ? packed : inflated(packed, size);
  if (content.length !== size || crc32(content) !== crc) throw new UnreadableError('not what the directory says');
  return content;
}

function inflated(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new UnreadableError('not packed as it says');
  }
}
