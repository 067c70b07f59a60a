import { useEffect, useRef, useState } from 'react';
import { playerMessages } from '../../player.messages.ts';
import { usePlayer } from '../blocks/player.ts';

/** Says a change of song, once; what plays already on arrival is there to be read. */
export function SongAnnouncement() {
  const { item } = usePlayer();
  const last = useRef(item);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const before = last.current;
    last.current = item;
    if (item && before && item.time !== before.time) setSpoken(playerMessages.nowPlaying(item.song, item.artist));
  }, [item]);
  return (
    <p aria-live="polite" data-announces="song" className="visually-hidden">
      {spoken}
    </p>
  );
}
