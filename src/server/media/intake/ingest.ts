import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FocalPoint } from '#kit/crop-around.ts';
import { isOpenFolder } from '../sending/address.ts';
import { extensionOf, requireKey } from '../store/keys.ts';
import type { MediaStore } from '../store/store.ts';
import { createEncodeQueue } from '../variants/encode-queue.ts';
import { focalName } from '../variants/focal-name.ts';
import { type Quality, qualities } from '../variants/sizes.ts';
import { createVariants, type Variants, type VariantsNeeds } from '../variants/variants.ts';
import { type FileClaims, withCheckedFile } from './file-intake.ts';
import { type Glimpse, glimpse, inspectImage, rewriteImage } from './image-intake.ts';

interface AddedImage extends Glimpse {
  /** `{folder}/{hash}.{extension}`: what a domain keeps in its tables. */
  file: string;
  width: number;
  height: number;
}

interface AddedFile {
  file: string;
  size: number;
  contentType: string;
}

export interface FileOptions extends FileClaims {
  /** A folder named `private/…` is never answered under /media. */
  folder: string;
}

export interface MediaLibrary {
  store: MediaStore;
  variants: Variants;
  prepareVariants: Variants['prepare'];
  /** `name`: sixteen digits that stand for the content where they must be known before it is there; else its hash. */
  addImage(bytes: Uint8Array, options: { folder: string; name?: string }): Promise<AddedImage>;
  addFile(content: Uint8Array | Readable, options: FileOptions): Promise<AddedFile>;
  /** The same film or sound in another quality, under the same name. What is there already is kept. */
  addRendition(file: string, quality: Quality, content: Uint8Array | Readable): Promise<void>;
  /**
   * The name under which the picture is cropped around a point. Only names that were asked for here are answered, or anybody
   * could fill the disk with crops.
   */
  addFocalPoint(file: string, point: FocalPoint | null): Promise<string>;
  /** The original, its renditions and all its variants. */
  remove(file: string): Promise<void>;
}

export function createMediaLibrary(needs: VariantsNeeds): MediaLibrary {
  const { store } = needs;
  const variants = createVariants(needs);
  // Forty megapixels are 160 MB while they are in hand, so one picture at a time.
  const intake = createEncodeQueue({ slots: 1, maxWaiting: 100 });

  async function addImage(bytes: Uint8Array, options: { folder: string; name?: string }): Promise<AddedImage> {
    const { kind, width, height } = await inspectImage(bytes);
    const extension = kind === 'jpeg' ? 'jpg' : kind;
    const { folder, name = createHash('sha256').update(bytes).digest('hex') } = options;
    const file = fileName(folder, name, extension);
    const seen = await intake.run(() => keepImage(file, bytes, kind), { urgent: true }).done;
    return { file, width, height, ...seen };
  }

  async function keepImage(file: string, bytes: Uint8Array, kind: 'jpeg' | 'png' | 'webp'): Promise<Glimpse> {
    if (!(await store.head(file))) {
      await store.put(file, await rewriteImage(bytes, kind), { contentType: `image/${kind}` });
    }
    return glimpse(bytes);
  }

  async function addFile(content: Uint8Array | Readable, options: FileOptions): Promise<AddedFile> {
    return withCheckedFile(content, options, async ({ path, size, sha256 }, contentType) => {
      const file = fileName(options.folder, sha256, options.extension);
      await keepOnce(file, path, contentType);
      return { file, size, contentType };
    });
  }

  async function addRendition(file: string, quality: Quality, content: Uint8Array | Readable): Promise<void> {
    const key = requireKey(`${quality}/${file}`);
    await withCheckedFile(content, { extension: extensionOf(file) }, ({ path }, type) => keepOnce(key, path, type));
  }

  async function keepOnce(key: string, path: string, contentType: string): Promise<void> {
    if (!(await store.head(key))) await store.put(key, createReadStream(path), { contentType });
  }

  return {
    store,
    variants,
    prepareVariants: variants.prepare,
    addImage,
    addFile,
    addRendition,
    async addFocalPoint(file, point) {
      const named = requireKey(focalName(file, point));
      if (point && !(await store.head(named)))
        await store.put(named, Buffer.from(named), { contentType: 'text/plain' });
      return named;
    },
    async remove(file) {
      // The original first: from then on nobody can begin a new variant of it.
      await store.remove(file);
      for (const quality of qualities) await store.remove(`${quality}/${file}`);
      await variants.removeAll(file);
    },
  };
}

function fileName(folder: string, sha256: string, extension: string): string {
  const open = folder.startsWith('private/') ? folder.slice('private/'.length) : folder;
  if (!isOpenFolder(open)) throw new TypeError(`not a media folder: ${JSON.stringify(folder.slice(0, 80))}`);
  return requireKey(`${folder}/${sha256.slice(0, 16)}.${extension}`);
}
