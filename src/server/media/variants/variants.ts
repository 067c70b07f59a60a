import type { MediaLog } from '../media-log.ts';
import { type MediaStore, MissingMediaError } from '../store/store.ts';
import { UndecodablePictureError } from './encode.ts';
import { EncodersBusyError } from './encode-queue.ts';
import type { Format, Size } from './sizes.ts';
import { createVariantCache, type MemoryLimits, type Variant } from './variant-cache.ts';
import { createVariantMaker, type MakerNeeds } from './variant-maker.ts';

interface ServedVariant {
  variant: Variant;
  /** Not yet the format that the client likes best: to be cached for seconds only. */
  standIn: boolean;
}

export interface Variants {
  /** Null when there is no such picture. `accepted` is best first. */
  serve(file: string, size: Size, accepted: readonly Format[]): Promise<ServedVariant | null>;
  /** Makes what is missing, without haste, so that nobody's first visit pays for it. */
  prepare(file: string, sizes: readonly Size[], formats: readonly Format[]): Promise<void>;
  removeAll(file: string): Promise<void>;
}

export interface VariantsNeeds extends Pick<MakerNeeds, 'queue' | 'onEncoded'> {
  store: MediaStore;
  log: MediaLog;
  memory?: MemoryLimits;
}

export function createVariants({ store, log, memory, ...making }: VariantsNeeds): Variants {
  const shelf = createVariantCache(store, memory);
  const maker = createVariantMaker({ store, shelf, ...making });

  /*
   * AVIF is the smallest and by far the slowest to make. Nobody waits for it: whoever asks first gets what is already
   * there of the formats they take, or else a WebP made on the spot (about 20 ms; JPEG where WebP is not taken), and
   * the AVIF is made behind their back. The stand-in is cached for seconds; the next visit finds the AVIF.
   */
  async function serve(file: string, size: Size, accepted: readonly Format[]): Promise<ServedVariant | null> {
    const best = accepted[0] ?? 'jpeg';
    const ready = await shelf.find({ file, size, format: best });
    if (ready) return { variant: ready, standIn: false };
    try {
      if (best !== 'avif') return { variant: await makeNow(file, size, best), standIn: false };
      const variant = await standInFor(file, size, accepted.slice(1));
      makeLater(file, size, best);
      return { variant, standIn: true };
    } catch (error) {
      if (!(error instanceof MissingMediaError)) throw error;
      if (error instanceof UndecodablePictureError)
        log.warn({ err: error, file }, 'a stored picture cannot be decoded');
      return null;
    }
  }

  async function standInFor(file: string, size: Size, others: readonly Format[]): Promise<Variant> {
    for (const format of others) {
      const ready = await shelf.find({ file, size, format });
      if (ready) return ready;
    }
    return makeNow(file, size, others[0] ?? 'jpeg');
  }

  async function makeNow(file: string, size: Size, format: Format): Promise<Variant> {
    const [made] = await maker.make(file, size, [format], { urgent: true });
    return made as Variant;
  }

  function makeLater(file: string, size: Size, format: Format): void {
    maker.make(file, size, [format], { urgent: false }).catch((err: unknown) => {
      if (!(err instanceof EncodersBusyError))
        log.warn({ err, file, size, format }, 'a picture variant could not be made');
    });
  }

  return {
    serve,
    async prepare(file, sizes, formats) {
      for (const size of sizes) await maker.make(file, size, formats, { urgent: false });
    },
    async removeAll(file) {
      await maker.settle(file);
      await shelf.removeAll(file);
    },
  };
}
