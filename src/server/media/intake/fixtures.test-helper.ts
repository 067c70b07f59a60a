import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { MediaStore } from '../store/store.ts';

/** Something between a photograph and a poster: soft colours, hard edges, a little grain. `seed` makes it another one. */
export function picture({ width = 900, height = 600, seed = 1 } = {}): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = (x - width / 3) ** 2 + (y - height / 2) ** 2 < (height / 4) ** 2 ? 90 : 0;
      const grain = ((x * 7919 + y * 104729 + seed * 31) % 17) - 8;
      data[at++] = Math.min(255, (x * 160) / width + edge + grain + 20);
      data[at++] = Math.min(255, (y * 140) / height + grain + 30);
      data[at++] = (seed * 40 + edge + grain + 60) % 256;
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A PNG that claims any size in its header and holds any bytes, each chunk with a right checksum. */
export function pngOf(width: number, height: number, idat: Uint8Array = deflateSync(Buffer.alloc(1024))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', idat),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Writes a comment segment right after the start of a JPEG. */
export function withJpegComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4);
  segment.set([0xff, 0xfe]);
  segment.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, Buffer.from(comment, 'latin1'), jpeg.subarray(2)]);
}

export async function keysIn(store: MediaStore, prefix = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

export const silentLog = { warn() {} };
