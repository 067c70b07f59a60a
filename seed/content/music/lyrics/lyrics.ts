import { songsOnAir } from '../../on-air.ts';
import type { LyricsSeed, SongSeed } from '../music.types.ts';
import { lyricsOfItaly } from './of-italy.ts';
import { lyricsOfItalyTravelling } from './of-italy-travelling.ts';
import { lyricsOfOnAirArtists } from './of-on-air-artists.ts';
import { lyricsOfOnAirArtistsLater } from './of-on-air-artists-later.ts';
import { untranslatedLyrics } from './untranslated.ts';

/** By '{artist}/{song}'. The composed songs are not here: the player has their words beside their sound. */
export const writtenLyrics: Record<string, LyricsSeed> = {
  ...lyricsOfOnAirArtists,
  ...lyricsOfOnAirArtistsLater,
  ...lyricsOfItaly,
  ...lyricsOfItalyTravelling,
  ...untranslatedLyrics,
};

export function lyricsOf({ air, artist, slug }: Pick<SongSeed, 'air' | 'artist' | 'slug'>): LyricsSeed | undefined {
  if (!air) return writtenLyrics[`${artist}/${slug}`];
  const played = songsOnAir[air];
  return played && { lyrics: played.lyrics, translation: played.translation };
}
