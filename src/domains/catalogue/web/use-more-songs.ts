import { useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import type { SongItem } from '../catalogue.contract.ts';
import { nextPageLength, type SongFilter } from '../catalogue.rules.ts';
import { songsMessages } from '../songs.messages.ts';
import { loadSongs } from './load-songs.ts';

const about = 'more songs';

/** The first page and what is loaded after it, until all are there. */
export function useMoreSongs(filter: SongFilter, first: SongItem[], total: number) {
  const [songs, setSongs] = useState(first);
  const [state, setState] = useState<'ready' | 'loading' | 'ended'>(first.length < total ? 'ready' : 'ended');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function loadMore(): Promise<void> {
    setState('loading');
    try {
      const next = await loadSongs(api, filter, songs.length, nextPageLength);
      if (!isHere.current) return;
      settle(about);
      setSongs([...songs, ...next]);
      setState(next.length === 0 || songs.length + next.length >= total ? 'ended' : 'ready');
    } catch (error) {
      console.warn('the songs did not load', error);
      if (!isHere.current) return;
      toast('error', songsMessages.failed, { about });
      setState('ready');
    }
  }

  return { songs, state, loadMore };
}
