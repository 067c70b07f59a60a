import { artistsFromAbroad } from './artists-abroad.ts';
import { artistsOfItaly } from './artists-italy.ts';
import { artistsOnAir } from './artists-on-air.ts';
import type { ArtistSeed } from './music.types.ts';

export const artists: ArtistSeed[] = [...artistsOnAir, ...artistsOfItaly, ...artistsFromAbroad];
