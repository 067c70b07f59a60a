import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { pictureFaults, importFaults as text } from '../../imports.messages.ts';
import { importRows } from '../imports.tables.ts';
import type { Pictures, TakenPicture } from './convert-content.ts';
import type { PostTools } from './post-tools.ts';
import { type AttachmentPayload, attachments, keyOf, type PostPayload } from './wordpress-rows.ts';

type Opened = Omit<Pictures, 'find'> & {
  find(picture: { id?: string; src?: string }): (TakenPicture & { file: string }) | null;
  warnings: string[];
};
type Wanted = { address: string; alt: string; caption: string };

const mostPictures = 100;

/** Every picture of an article, taken into the library where somebody takes them; what cannot be had is told. */
export async function openPictures(tools: PostTools, post: PostPayload): Promise<Opened> {
  const { ids, sources } = picturesOf(post);
  const known = await readAttachments(tools, ids, sources);
  const warnings: string[] = [];
  const wanted = new Map<string, Wanted>();
  for (const id of ids) {
    const found = known.byId.get(id);
    if (found) wanted.set(found.url, { address: found.url, alt: found.alt, caption: found.caption });
  }
  for (const { id, src } of sources) {
    const found = (id && known.byId.get(id)) || known.byUrl.get(wholeSize(src)) || known.byUrl.get(src);
    if (!found) wanted.set(src, { address: src, alt: '', caption: '' });
    else wanted.set(found.url, { address: found.url, alt: found.alt, caption: found.caption });
  }
  const taken = new Map<string, TakenPicture & { file: string }>();
  if (!tools.takePicture && wanted.size > 0) warnings.push(text.pictures(wanted.size));
  for (const { address, alt, caption } of tools.takePicture ? [...wanted.values()].slice(0, mostPictures) : []) {
    const picture = await tools.takePicture?.(address, alt);
    if (!picture) continue;
    if ('fault' in picture)
      warnings.push(text.pictureLost(address.slice(0, 300), pictureFaults[picture.fault] ?? picture.fault));
    else taken.set(address, { ...picture, caption });
  }
  return {
    warnings,
    find({ id, src = '' }) {
      const attachment = (id && known.byId.get(id)) || known.byUrl.get(wholeSize(src)) || known.byUrl.get(src);
      return taken.get(attachment ? attachment.url : src) ?? null;
    },
  };
}

/** What an article shows: by number, and by address. */
function picturesOf({ content, thumbnail }: PostPayload) {
  const galleries = [...content.matchAll(/\[gallery\b[^\]]{0,500}?\b(?:ids|include)="([\d, ]{1,500})"/g)];
  const ids = new Set(galleries.flatMap(([, list = '']) => list.split(',').map((id) => id.trim())));
  if (thumbnail) ids.add(thumbnail);
  const sources = [...content.matchAll(/<img\b[^>]*>/gi)].flatMap(([tag]) => {
    const src = /\ssrc="([^"]{1,2000})"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    const id = /\bwp-image-(\d{1,12})\b/.exec(tag)?.[1];
    return src ? [{ src, id }] : [];
  });
  for (const { id } of sources) if (id) ids.add(id);
  return { ids: [...ids], sources };
}

/** `piazza-300x169.jpg` is `piazza.jpg` in a smaller size. */
function wholeSize(src: string): string {
  return src.replace(/-\d{1,5}x\d{1,5}(\.[a-z]{3,4})$/i, '$1');
}

async function readAttachments({ db, record }: PostTools, ids: string[], sources: { src: string }[]) {
  const keys = ids.map((id) => keyOf(record.site, attachments, id));
  const urls = sources.flatMap(({ src }) => [src, wholeSize(src)]);
  const rows =
    keys.length + urls.length === 0
      ? []
      : await db
          .select({ key: importRows.key, payload: importRows.payload })
          .from(importRows)
          .where(
            and(
              ...[eq(importRows.importId, record.id), eq(importRows.resource, attachments)],
              or(
                keys.length > 0 ? inArray(importRows.key, keys) : undefined,
                urls.length > 0 ? inArray(sql`${importRows.payload}->>'url'`, urls) : undefined,
              ),
            ),
          );
  const found = rows.map(({ key, payload }) => ({ key, ...(payload as AttachmentPayload) }));
  return {
    byId: new Map(found.map((one) => [one.key.split(':').at(-1) ?? '', one])),
    byUrl: new Map(found.map((one) => [one.url, one])),
  };
}
