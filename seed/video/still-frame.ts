import sharp from 'sharp';

/** One AV1 key frame and how a decoder is to be set up for it. */
export type StillFrame = { data: Buffer; configuration: Buffer };

const temporalDelimiter = Buffer.from([0x12, 0x00]);

/** An AVIF picture is an AV1 key frame in a box: taken out of it, it can stand in a film. */
export async function stillFrame(
  picture: Buffer,
  { width, height }: { width: number; height: number },
): Promise<StillFrame> {
  const avif = await sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#12100e' })
    .avif({ quality: 48, effort: 1, chromaSubsampling: '4:2:0' })
    .toBuffer();
  const pixels = boxOf(avif, 'mdat', 0);
  const configuration = boxOf(avif, 'av1C', avif.indexOf('av1C') - 4);
  const startsATemporalUnit = pixels.subarray(0, 2).equals(temporalDelimiter);
  return { data: startsATemporalUnit ? pixels.subarray(2) : pixels, configuration };
}

/** What lies in the first box of that name, from `at` on, beside others of its level. */
function boxOf(bytes: Buffer, name: string, at: number): Buffer {
  for (let offset = at; offset + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(offset);
    if (bytes.toString('latin1', offset + 4, offset + 8) === name) return bytes.subarray(offset + 8, offset + size);
    if (size < 8) break;
    offset += size;
  }
  throw new Error(`the picture has no ${name}`);
}
