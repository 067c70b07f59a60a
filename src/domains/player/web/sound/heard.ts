import { useShell } from '#web/shell/use-shell.ts';
import { playerMessages } from '../../player.messages.ts';
import { usePlayer } from '../blocks/player.ts';
import { usePreroll } from '../preroll/preroll-view.ts';

export type Heard = { title: string; artist: string; cover: string };

/** What the bar names: the advertisement before the radio, the single song that plays, what is on air, or the station until it is known. */
export function useHeard(): Heard {
  const { item, song } = usePlayer();
  const preroll = usePreroll();
  const { station } = useShell().parameters;
  if (preroll) return { title: preroll.title, artist: preroll.advertiser || playerMessages.ad, cover: '' };
  if (song) return { title: song.title, artist: song.artist, cover: song.cover ?? '' };
  if (!item) return { title: station.name, artist: playerMessages.slogan, cover: '' };
  return {
    title: item.song,
    artist: item.artist || (item.metaType === 'commercial' ? playerMessages.ad : ''),
    cover: item.cover,
  };
}
