import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { getFilteredMusicData } from '#domains/catalogue/catalogue.contract.ts';
import { decodeSongItem } from '#domains/catalogue/catalogue.decode.ts';
import { coverUrl } from '#web/media.ts';
import { staffApi } from '../../api.ts';
import { AskField } from '../../ui/AskField.tsx';
import { richTextMessages } from '../rich-text.messages.ts';
import { FoundList } from './FoundList.tsx';
import { usePaused } from './use-paused.ts';

const text = richTextMessages.song;

async function findSongs(query: string) {
  try {
    const params = { offset: 0, count: 10 };
    return (await staffApi.call(getFilteredMusicData, { params, query: { query } })).map(decodeSongItem);
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return [];
    throw error;
  }
}

/** A song of the catalogue, found by its name. */
export function SongDialog({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const words = usePaused(typed);
  const { data } = useQuery({
    queryKey: ['rich-text', 'songs', words],
    placeholderData: keepPreviousData,
    queryFn: () => findSongs(words),
  });
  const songs = data?.map((song) => ({
    ...song,
    key: String(song.id),
    subtitle: `${song.artistName} · ${song.albumName}`,
    image: song.albumCover && coverUrl(song.albumCover, 100),
  }));

  function choose(song: { artistSlug: string; songSlug: string } | undefined): void {
    if (!song) return;
    const { artistSlug, songSlug } = song;
    editor
      .chain()
      .insertContent([{ type: 'song', attrs: { artistSlug, songSlug } }, { type: 'paragraph' }])
      .run();
    onDone();
  }

  return (
    <>
      <AskField focusFirst label={text.field} value={typed} onChange={setTyped} onEnter={() => choose(songs?.[0])} />
      <FoundList label={text.title} items={songs} none={text.none} onChoose={choose} />
    </>
  );
}
