import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inArray } from 'drizzle-orm';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { searchTextOf } from '#domains/media/server/media-store.ts';
import { journalists, news } from '#domains/news/server/news.tables.ts';
import { htmlToText } from '#kit/html-words.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { glimpse, inspectImage } from '#server/media/intake/image-intake.ts';
import { mediaFiles, mediaUses } from '#server/media/media.tables.ts';

type Words = { name: string; alt: string; caption: string };
type Use = Words & { file: string; resource: string; itemId: number; title: string };

const credit = 'Disegno di Antena 1';
const atOnce = 16;

/** The pictures of what the desk edits, as if somebody had uploaded them: with their words and where they are shown. */
export const seedLibrary: SeedPart = {
  name: 'library',
  label: 'la libreria della redazione',
  tags: [],
  async *steps({ db, media }) {
    const uses = await listUses(db);
    const words = new Map(uses.toReversed().map((use) => [use.file, use]));
    const known = new Set((await db.select({ file: mediaFiles.file }).from(mediaFiles)).map(({ file }) => file));
    // The library shows what came last first: so the newest articles' come last.
    const waiting = [...words.values()].filter(({ file }) => !known.has(file));
    for (let at = 0; at < waiting.length; at += atOnce) {
      const rows = await Promise.all(waiting.slice(at, at + atOnce).map((use) => rowOf(media, use)));
      yield (tx) => tx.insert(mediaFiles).values(rows).onConflictDoNothing();
    }
    yield async (tx) => {
      const files = await tx
        .select({ id: mediaFiles.id, file: mediaFiles.file })
        .from(mediaFiles)
        .where(inArray(mediaFiles.file, [...words.keys()]));
      const ids = new Map(files.map(({ file, id }) => [file, id]));
      const rows = uses.flatMap(({ file, resource, itemId, title }) => {
        const fileId = ids.get(file);
        return fileId === undefined ? [] : [{ fileId, resource, itemId, title }];
      });
      if (rows.length > 0) await tx.insert(mediaUses).values(rows).onConflictDoNothing();
    };
  },
};

async function rowOf(media: SeedTools['media'], { file, name, alt, caption }: Words & { file: string }) {
  const bytes = await buffer(await media.store.read(file));
  const { width, height } = await inspectImage(bytes);
  const words = { name, alt, caption, credit };
  return {
    ...words,
    file,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    kind: 'image' as const,
    bytes: bytes.length,
    width,
    height,
    ...(await glimpse(bytes)),
    searchText: searchTextOf(words),
  };
}

const inText = /<img src="\/media\/[^/"]+\/([^"]+)" alt="([^"]*)"/g;

/** Which item shows which picture, the newest articles first. */
async function listUses(db: SeedTools['db']): Promise<Use[]> {
  const uses: Use[] = [];
  for (const { id, title, image, imageCaption, content } of await db.select().from(news).orderBy(news.publishedAt)) {
    const use = { resource: 'news', itemId: id, title };
    const alt = imageCaption || `Un disegno per «${title}»`;
    uses.unshift({ ...use, file: image, name: title, alt, caption: imageCaption });
    for (const [, file = '', said = ''] of content.matchAll(inText)) {
      const caption = htmlToText(said);
      uses.unshift({ ...use, file, name: caption, alt: caption, caption });
    }
  }
  for (const { id, name, image } of await db.select().from(journalists)) {
    const alt = `Ritratto di ${name}`;
    uses.push({ resource: 'journalists', itemId: id, title: name, file: image, name: alt, alt, caption: '' });
  }
  for (const { id, name, image, banner } of await db.select().from(artists)) {
    const use = { resource: 'artists', itemId: id, title: name, caption: '' };
    const wide = `${name}, immagine larga`;
    uses.push({ ...use, file: image, name: `Ritratto di ${name}`, alt: `Ritratto di ${name}` });
    uses.push({ ...use, file: banner, name: wide, alt: wide });
  }
  const { id, title, albumName, albumCover } = songs;
  for (const song of await db.select({ id, title, albumName, albumCover }).from(songs)) {
    const alt = `Copertina di «${song.albumName}»`;
    const use = { resource: 'songs', itemId: song.id, title: song.title, name: alt, alt, caption: '' };
    uses.push({ ...use, file: song.albumCover });
  }
  return uses.filter(({ file }) => file !== '');
}
