import { slugify } from '#kit/slug.ts';
import type { Genre, SongSeed } from './music.types.ts';

/** Title, how often listeners ask for it, and what sets it apart from the rest of its album. */
type Line = [title: string, requests: number, apart?: Apart];
type Apart = {
  /** The composed track of the same slug plays this song. */
  onAir?: true;
  video?: SongSeed['video'];
  /** In addition to the album's own. */
  genres?: Genre[];
};

/** The songs of one album: they share artist, release and genres. */
export function album(genres: Genre[], artist: string, name: string, release: string, lines: Line[]): SongSeed[] {
  return lines.map(([title, requests, { onAir, video, genres: more = [] } = {}]) => {
    const slug = slugify(title);
    return {
      slug,
      artist,
      title,
      album: name,
      release,
      requests,
      genres: [...genres, ...more],
      ...(onAir && { air: slug }),
      ...(video && { video }),
    };
  });
}
