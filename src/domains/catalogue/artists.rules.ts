import { fold } from '#kit/fold.ts';
import type { ArtistEntry } from './catalogue.decode.ts';

const mostSuggestions = 8;

/** Artists whose name holds every word; those whose name begins with it come first. */
export function findArtists(artists: readonly ArtistEntry[], query: string): ArtistEntry[] {
  const wanted = fold(query);
  if (!wanted) return [];
  const words = wanted.split(' ');
  return artists
    .map((artist) => ({ artist, name: fold(artist.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort((a, b) => Number(b.name.startsWith(wanted)) - Number(a.name.startsWith(wanted)))
    .map(({ artist }) => artist);
}

export function suggestArtists(artists: readonly ArtistEntry[], query: string): ArtistEntry[] {
  return findArtists(artists, query).slice(0, mostSuggestions);
}

/** The index of names: under each first letter those who begin with it; what begins with no letter stands under '#'. */
export function byInitial<One extends Pick<ArtistEntry, 'name'>>(artists: readonly One[]): [string, One[]][] {
  const groups = new Map<string, One[]>();
  for (const artist of artists) {
    const initial = fold(artist.name).charAt(0).toUpperCase();
    const key = /[A-Z]/.test(initial) ? initial : '#';
    groups.set(key, [...(groups.get(key) ?? []), artist]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}
