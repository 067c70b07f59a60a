import type { SongSeed } from './music.types.ts';
import { songsFromAbroad } from './songs-abroad.ts';
import { songsOfBrazil } from './songs-brazil.ts';
import { songsOfItaly } from './songs-italy.ts';
import { songsOfItalyLater } from './songs-italy-later.ts';
import { songsOfOnAirArtists } from './songs-on-air.ts';

export const songs: SongSeed[] = [
  ...songsOfOnAirArtists,
  ...songsOfItaly,
  ...songsOfItalyLater,
  ...songsOfBrazil,
  ...songsFromAbroad,
];
