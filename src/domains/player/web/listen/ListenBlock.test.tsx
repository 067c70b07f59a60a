import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import { ListenBlock } from './ListenBlock.tsx';

const item = { song: '', artist: '', album: '', cover: '', clientColor: '', metaType: 'music' } as NowPlaying;

function shown(song: string, artist: string) {
  const html = renderToStaticMarkup(
    <ListenBlock item={{ ...item, song, artist }} streams={[]} rating={null} streamChoice={null} />,
  );
  return {
    song: /data-listen="song">([^<]*)</.exec(html)?.[1],
    artist: /data-listen="artist">([^<]*)</.exec(html)?.[1],
    html,
  };
}

test('[NOWPLAYING-13] song and artist keep at most 30 characters, the last of them an ellipsis when cut', () => {
  const thirty = 'Una canzone di trenta lettere!';
  expect(thirty).toHaveLength(30);
  expect(shown(thirty, thirty)).toMatchObject({ song: thirty, artist: thirty });
  const cut = shown(`${thirty}!`, 'Un artista con un nome lunghissimo davvero');
  expect(cut).toMatchObject({ song: 'Una canzone di trenta lettere…', artist: 'Un artista con un nome lunghi…' });
  expect([cut.song?.length, cut.artist?.length]).toEqual([30, 30]);
  // The whole name is still there for whoever rests on it.
  expect(cut.html).toContain(`title="${thirty}!"`);
});
