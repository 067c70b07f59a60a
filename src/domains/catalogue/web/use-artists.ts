import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { getArtists } from '../catalogue.contract.ts';
import { type ArtistEntry, decodeArtistEntry } from '../catalogue.decode.ts';
import { artistFetchDelayMs } from '../catalogue.rules.ts';

/** All artists, for the search: fetched a second after the page opened, or at once when somebody begins to type. */
export function useArtists(): { artists: ArtistEntry[]; fetchNow(): Promise<ArtistEntry[]> } {
  const [artists, setArtists] = useState<ArtistEntry[]>([]);
  const asked = useRef<Promise<ArtistEntry[]> | null>(null);
  const fetchNow = useCallback(() => {
    asked.current ??= api.call(getArtists).then(
      (answer) => {
        const list = answer.map(decodeArtistEntry);
        setArtists(list);
        return list;
      },
      (error) => {
        console.warn('the artists did not load', error);
        // The next letter tries again.
        asked.current = null;
        return [];
      },
    );
    return asked.current;
  }, []);
  useEffect(() => {
    const timer = setTimeout(fetchNow, artistFetchDelayMs);
    return () => clearTimeout(timer);
  }, [fetchNow]);
  return { artists, fetchNow };
}
