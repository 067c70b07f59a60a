import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';

import type { SeedPart } from '#server/demo/seed-once.ts';
import { fileOf, library, trackOf } from '../audio/library.ts';
import { makePreview, previewSeconds } from '../audio/preview.ts';
import { artists as writtenArtists } from '../content/music/artists.ts';
import type { ArtistSeed, SongSeed } from '../content/music/music.types.ts';
import { songs as writtenSongs } from '../content/music/songs.ts';
import { createRandom } from '../pictures/random.ts';

/** Where in a composed song its two thirty-second pieces begin, as shares of its length. */
const begins = [0.12, 0.5];

/**
 * Comes after the audio. Ten songs are really composed: they can be heard and downloaded whole. Every other song of the
 * catalogue borrows a thirty-second piece of one in its mood, for the preview and for the download.
 */
export const seedMusicSound: SeedPart = {
  name: 'music-sound',
  label: 'le anteprime di trenta secondi',
  tags: ['songs'],
  async run({ db, media, workFolder }) {
    const folder = join(workFolder, 'audio');
    const pieces = new Map<string, string[]>();
    const whole = new Map<string, string>();
    for (const track of library.filter(({ kind }) => kind === 'song')) {
      const files: string[] = [];
      for (const share of begins) {
        const start = Math.max(0, Math.min(track.seconds * share, track.seconds - previewSeconds));
        const bytes = await makePreview(folder, track.id, start);
        files.push((await media.addFile(bytes, { folder: 'previews', extension: 'mp3' })).file);
      }
      pieces.set(track.id, files);
      const song = createReadStream(join(folder, fileOf(trackOf(track.id))));
      whole.set(track.id, (await media.addFile(song, { folder: 'private/songs', extension: 'mp3' })).file);
    }
    const ids = new Map((await db.select().from(artists)).map(({ slug, id }) => [slug, id]));
    const byArtist = new Map(writtenArtists.map((artist) => [artist.slug, artist]));
    for (const song of writtenSongs) {
      const preview = pieceFor(song, byArtist.get(song.artist), pieces);
      const download = (song.air && whole.get(song.air)) || preview;
      const isIt = and(eq(songs.artistId, ids.get(song.artist) ?? 0), eq(songs.slug, song.slug));
      await db.update(songs).set({ preview, download }).where(isIt);
    }
  },
};

const moods = {
  brazil: ['sale-e-limone', 'lettera-da-recife', 'saudade-a-trastevere'],
  romantic: ['notte-chiara-sul-lungomare', 'la-stanza-dei-fiori', 'vetro-soffiato'],
  french: ['la-stanza-dei-fiori', 'saudade-a-trastevere'],
  lively: ['carta-carbone', 'due-fermate-prima', 'tram-delle-sei'],
  folk: ['ballo-della-nonna', 'carta-carbone', 'notte-chiara-sul-lungomare'],
  abroad: ['vetro-soffiato', 'due-fermate-prima', 'tram-delle-sei'],
};

function moodOf({ genres }: SongSeed, artist: ArtistSeed | undefined): string[] {
  if (artist?.country === 'br') return moods.brazil;
  if (genres.includes('romanticas')) return moods.romantic;
  if (artist?.country === 'fr') return moods.french;
  if (genres.includes('pop')) return moods.lively;
  return artist?.country === 'it' ? moods.folk : moods.abroad;
}

function pieceFor(song: SongSeed, artist: ArtistSeed | undefined, pieces: ReadonlyMap<string, string[]>): string {
  const random = createRandom(`${song.artist}/${song.slug}`);
  const track = song.air ?? random.pick(moodOf(song, artist));
  return random.pick(pieces.get(track) ?? ['']);
}
