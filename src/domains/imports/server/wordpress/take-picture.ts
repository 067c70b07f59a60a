import { and, eq } from 'drizzle-orm';
import { Refusal } from '#contract/refusal.ts';
import { mostImageBytes } from '#domains/media/media.rules.ts';
import { addPicture, readPicture } from '#domains/media/server/media.read.ts';
import { OutsideRefusal, outsideFetch } from '#server/http/outside-fetch.ts';
import { spool, TooManyBytesError } from '#server/media/store/spool.ts';
import type { ImportTools } from '../import-tools.ts';
import type { ImportRecord } from '../imports.store.ts';
import { importMarks } from '../imports.tables.ts';

type Taken = { file: string; src: string; alt: string; width: number | null; height: number | null };
/** Takes a picture of another site into the library, once, or says why not. */
export type TakePicture = (address: string, alt: string) => Promise<Taken | { fault: string }>;

const timeoutMs = 20_000;
const marked = 'media';

export function pictureTaker(tools: ImportTools, { createdBy, createdByName, site }: ImportRecord): TakePicture {
  const { db, config, resources } = tools;
  const user = { userId: createdBy, name: createdByName };
  const library = resources('media');
  return async (address, alt) => {
    if (!library) throw new Error('there is no library');
    const [mark] = await db
      .select({ id: importMarks.itemId })
      .from(importMarks)
      .where(and(eq(importMarks.resource, marked), eq(importMarks.key, address)));
    const known = mark && (await readPicture(db, library, mark.id));
    if (known) return presented(known);
    try {
      const origin = config.importOrigin;
      const wishes = { mostBytes: mostImageBytes, timeoutMs, trustedOrigin: origin };
      const picture = await outsideFetch(standIn(address, site, origin), wishes, async (content) => {
        const spooled = await spool(content, mostImageBytes);
        try {
          return await addPicture({ ...tools, library }, { ...spooled, fileName: nameIn(address) }, { user, alt });
        } finally {
          await spooled.remove();
        }
      });
      const values = { hash: '', itemId: picture.id };
      await db
        .insert(importMarks)
        .values({ resource: marked, key: address, ...values })
        .onConflictDoUpdate({ target: [importMarks.resource, importMarks.key], set: values });
      return presented(picture);
    } catch (error) {
      return { fault: faultOf(error) };
    }
  };
}

/** The same path at the address that the operator named, for what stood on the imported site. */
function standIn(address: string, site: string, origin: string | undefined): string {
  if (!origin || !URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return URL.canParse(site) && new URL(site).host === host ? origin + pathname : address;
}

function nameIn(address: string): string {
  return URL.canParse(address) ? (new URL(address).pathname.split('/').at(-1) ?? '') : '';
}

function faultOf(error: unknown): string {
  if (error instanceof OutsideRefusal) return error.fault;
  if (error instanceof TooManyBytesError) return 'too large';
  if (error instanceof Refusal) return 'not a picture';
  throw error;
}

function presented({ file, alt, width, height }: Omit<Taken, 'src'>): Taken {
  return { file, src: `/media/original/${file}`, alt, width, height };
}
