import type { Metadata, Sharp } from 'sharp';
import { loadSharp } from '../sharp.ts';
import { maxPixels } from '../variants/encode.ts';
import { MediaRefusal } from './refusal.ts';
import { hidesOtherContent, type ImageKind, imageKindOf } from './signatures.ts';

const maxImageBytes = 25 * 1024 * 1024;
/** WebP ends at 16383, and no honest picture for a website is longer. */
const maxSide = 16_000;

type KeptKind = 'jpeg' | 'png' | 'webp';

export interface ImageFacts {
  kind: KeptKind;
  width: number;
  height: number;
}

/** What the picture is, without decoding it. Throws `MediaRefusal`. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageFacts> {
  if (bytes.byteLength === 0) throw new MediaRefusal('empty');
  if (bytes.byteLength > maxImageBytes) throw new MediaRefusal('too-large');
  const kind = imageKindOf(bytes);
  if (!kind) throw new MediaRefusal('not-an-image');
  if (hidesOtherContent(bytes)) throw new MediaRefusal('hidden-content');
  const sharp = await loadSharp();
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new MediaRefusal('broken-image', { cause });
    });
  if (!agrees(kind, facts)) throw new MediaRefusal('not-an-image');
  const { width, height } = facts.autoOrient;
  if (width * height > maxPixels || Math.max(width, height) > maxSide) throw new MediaRefusal('too-many-pixels');
  return { kind: keptKind(kind, facts.hasAlpha), width, height };
}

/**
 * Decodes the whole picture and writes it anew: turned upright, in sRGB, without EXIF (where the photographer lives),
 * and without any byte that is not picture.
 */
export async function rewriteImage(bytes: Uint8Array, kind: KeptKind): Promise<Buffer> {
  try {
    return await writers[kind]((await open(bytes)).autoOrient())
      .timeout({ seconds: 30 })
      .toBuffer();
  } catch (cause) {
    throw new MediaRefusal('broken-image', { cause });
  }
}

const writers: Record<KeptKind, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png({ compressionLevel: 7 }),
  webp: (picture) => picture.webp({ quality: 92, effort: 2 }),
};

export interface Glimpse {
  /** A `data:` address of at most 300 characters, to be shown blurred until the picture is there. */
  preview: string;
  dominantColor: string;
}

export async function glimpse(picture: Uint8Array): Promise<Glimpse> {
  const small = await (await open(picture))
    .autoOrient()
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const sharp = await loadSharp();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0'));
  return { preview: await previewOf(small), dominantColor: `#${hex.join('')}` };
}

async function previewOf(small: Buffer): Promise<string> {
  const sharp = await loadSharp();
  for (const { side, quality } of [
    { side: 16, quality: 40 },
    { side: 16, quality: 10 },
    { side: 8, quality: 10 },
  ]) {
    const tiny = await sharp(small).resize(side, side, { fit: 'inside' }).webp({ quality, effort: 6 }).toBuffer();
    const address = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (address.length <= 300) return address;
  }
  return '';
}

/** Only the first frame of an animation is decoded, whatever number of frames the file claims. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
}

function agrees(kind: ImageKind, facts: Metadata): boolean {
  return facts.format === (kind === 'avif' ? 'heif' : kind) && (kind !== 'avif' || facts.compression === 'av1');
}

/** What every reader of feeds and share cards understands; the variants bring the modern formats. */
function keptKind(kind: ImageKind, hasAlpha: boolean): KeptKind {
  if (kind === 'gif') return 'png';
  if (kind === 'avif') return hasAlpha ? 'png' : 'jpeg';
  return kind;
}
