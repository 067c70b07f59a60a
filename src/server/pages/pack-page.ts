import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage, Encoding } from './cached-page.ts';

type Packed = Exclude<Encoding, 'identity'>;
/** What takes long enough to be left to a thread. */
type Slow = 'br' | 'gzip';

/** Smallest first. */
const packed: readonly Packed[] = ['br', 'zstd', 'gzip'];
const slow: readonly Slow[] = ['br', 'gzip'];

/** The smallest form at hand that whoever accepts this can read; nothing where they read one that is not there yet. */
export function formFor({ forms }: CachedPage, accept: string | undefined): Encoding | undefined {
  for (const form of packed) if (forms[form] && accepts(accept, form)) return form;
  return slow.some((form) => accepts(accept, form)) ? undefined : 'identity';
}

/** The forms in which whoever accepts this may have got a page. */
export function readableForms(accept: string | undefined): Encoding[] {
  return [...packed.filter((form) => accepts(accept, form)), 'identity'];
}

/** For whoever waits for the page and reads nothing that lies there. */
export async function packFor(page: CachedPage, accept: string | undefined, count: () => void): Promise<void> {
  const form = slow.find((one) => accepts(accept, one));
  if (form && formFor(page, accept) === undefined) await pack(page, form, count);
}

/** For everybody who comes later: as small as is worth it, and for those who read no brotli too. */
export async function packWell(page: CachedPage, count: () => void): Promise<void> {
  await Promise.all(slow.map((form) => pack(page, form, count)));
  // Whoever reads it reads brotli too.
  delete page.forms.zstd;
}

/** One of each kind for all who ask for it at the same time. */
const underWay = new WeakMap<CachedPage, Map<Slow, Promise<void>>>();

function pack(page: CachedPage, form: Slow, count: () => void): Promise<void> {
  const running = underWay.get(page) ?? new Map<Slow, Promise<void>>();
  underWay.set(page, running);
  const packing = running.get(form) ?? compress(page, form);
  if (!running.has(form)) count();
  running.set(form, packing);
  return packing;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compress({ forms }: CachedPage, form: Slow): Promise<void> {
  const { identity } = forms;
  forms[form] =
    form === 'gzip'
      ? await compressGzip(identity, { level: 6 })
      : await compressBrotli(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
          },
        });
}

/**
 * The window that just holds the page, as a power of two: it comes out as small as with the usual one of 4 MB, whose memory is
 * cleared, and counted by the garbage collector, for every page anew.
 */
function windowFor(bytes: number): number {
  const spared = 16;
  const fitting = Math.ceil(Math.log2(bytes + spared));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, fitting));
}

const refused: Record<Packed, RegExp> = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?(?:$|[\s,])/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?(?:$|[\s,])/,
  zstd: /\bzstd\s*;\s*q=0(?:\.0*)?(?:$|[\s,])/,
};

export function accepts(accept: string | undefined, form: Packed): boolean {
  return accept?.includes(form) === true && !refused[form].test(accept);
}
