import { and, eq, isNull, sql } from 'drizzle-orm';
import { type StaffContext, type StaffResource, staffResource } from '#server/desk/implement-resource.ts';
import type { ResourceStore } from '#server/desk/resource-store.ts';
import { tableStore } from '#server/desk/table-store.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { artistsResource } from '../artists.resource.ts';
import { putArtistInSearch } from './catalogue.search.ts';
import { artists, songs } from './catalogue.tables.ts';
import { tagsOfArtistWrite } from './catalogue.tags.ts';

const mostReferences = 20;

export function artistsStaff(context: StaffContext): StaffResource {
  return staffResource(context, artistsResource, artistsStore());
}

function artistsStore(): ResourceStore<typeof artistsResource> {
  const base = tableStore(artistsResource, {
    table: artists,
    search: [artists.name, artists.slug],
    keepsOldSlugs: true,
    shown: { songs: sql`(select count(*)::int from songs s where s.artist_id = artists.id and s.deleted_at is null)` },
    where: {
      inSlider: (inSlider: boolean) => eq(artists.inSlider, inSlider),
      lacks: (what: 'image' | 'biography') => eq(artists[what], ''),
    },
    // Every list of songs carries the names of the artists, and so this tag too.
    cacheTags: async (_db, id) => [...tagsOfArtistWrite(id), 'search'],
    index: ({ tx }, id) => putArtistInSearch(tx, id),
    async references(db, id) {
      const rows = await db
        .select({ id: songs.id, title: songs.title })
        .from(songs)
        .where(and(eq(songs.artistId, id), isNull(songs.deletedAt)))
        .limit(mostReferences);
      return rows.map((row) => ({ resource: 'songs', ...row }));
    },
  });
  const clean = <T extends { biography: string }>(fields: T): T => ({
    ...fields,
    biography: sanitizeHtml(fields.biography),
  });
  return {
    ...base,
    create: (write, fields) => base.create(write, clean(fields)),
    change: (write, id, fields) => base.change(write, id, clean(fields)),
  };
}
