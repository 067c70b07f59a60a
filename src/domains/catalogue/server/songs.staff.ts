import { and, eq, isNull, sql } from 'drizzle-orm';
import { FieldsRefusal } from '#contract/refusal.ts';
import { type StaffContext, type StaffResource, staffResource } from '#server/desk/implement-resource.ts';
import type { ResourceStore } from '#server/desk/resource-store.ts';
import { rememberSlug } from '#server/desk/slug-history.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import { tableStore } from '#server/desk/table-store.ts';
import { catalogueStaffMessages as text } from '../catalogue.staff.messages.ts';
import { songsResource } from '../songs.resource.ts';
import { putSongInSearch } from './catalogue.search.ts';
import { artists, songs } from './catalogue.tables.ts';
import { tagsOfSongWrite } from './catalogue.tags.ts';
import { songSlugKey } from './moved-music.store.ts';

export function songsStaff(context: StaffContext): StaffResource {
  return staffResource(context, songsResource, songsStore());
}

function songsStore(): ResourceStore<typeof songsResource> {
  const base = tableStore(songsResource, {
    table: songs,
    search: [songs.title, songs.albumName],
    shown: {
      artistName: sql`(select a.name from artists a where a.id = songs.artist_id)`,
      requests: songs.requests,
    },
    where: {
      artist: (id: number) => eq(songs.artistId, id),
      lacks: (what: 'lyrics' | 'cover') => eq(what === 'lyrics' ? songs.lyrics : songs.albumCover, ''),
    },
    async cacheTags(db, id) {
      const [song] = await db.select({ id: songs.id, artistId: songs.artistId }).from(songs).where(eq(songs.id, id));
      return song ? [...tagsOfSongWrite(song), 'search'] : [];
    },
    index: ({ tx }, id) => putSongInSearch(tx, id),
  });
  return {
    ...base,
    async create(write, fields) {
      await refuseUnknownArtist(write, fields.artistId);
      return base.create(write, fields);
    },
    async change(write, id, fields) {
      await refuseUnknownArtist(write, fields.artistId);
      await keepOldAddress(write, id, fields);
      await base.change(write, id, fields);
    },
  };
}

async function refuseUnknownArtist({ tx }: StaffWrite, artistId: number): Promise<void> {
  const [artist] = await tx
    .select({ id: artists.id })
    .from(artists)
    .where(and(eq(artists.id, artistId), isNull(artists.deletedAt)));
  if (!artist) throw new FieldsRefusal({ artistId: text.unknownArtist });
}

async function keepOldAddress({ tx }: StaffWrite, id: number, to: { artistId: number; slug: string }): Promise<void> {
  const [from] = await tx.select({ artistId: songs.artistId, slug: songs.slug }).from(songs).where(eq(songs.id, id));
  if (!from) return;
  await rememberSlug(tx, { resource: 'songs', itemId: id, from: songSlugKey(from), to: songSlugKey(to) });
}
