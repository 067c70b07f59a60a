import { expect, test } from 'vitest';
import { createMediaSession, type MediaSessionLike } from './media-session.ts';

type Metadata = { title: string; artist: string; album: string; artwork: { src: string; sizes: string }[] };

function open(unknown: string[] = []) {
  const handlers = new Map<string, (() => void) | null>();
  const pressed: string[] = [];
  const session: MediaSessionLike<Metadata> = {
    metadata: null,
    playbackState: 'none',
    setActionHandler(action, handler) {
      if (unknown.includes(action)) throw new TypeError(`${action} is not known`);
      handlers.set(action, handler);
    },
  };
  const shown = createMediaSession({
    session,
    createMetadata: (init) => init,
    actions: { play: () => pressed.push('play'), pause: () => pressed.push('pause') },
    coverAt: (cover, size) => cover.replace('1000x1000', `${size}x${size}`),
  });
  return { session, handlers, pressed, shown };
}

test('the lock screen shows title, artist, album and the cover in several sizes', () => {
  const { session, shown } = open();
  shown.show({ title: 'Onda', artist: 'Lia Fontes', album: 'Maré', cover: '/capas/onda-1000x1000.jpg' });
  expect(session.metadata).toMatchObject({ title: 'Onda', artist: 'Lia Fontes', album: 'Maré' });
  expect(session.metadata?.artwork).toEqual(
    [100, 150, 200, 400].map((size) => ({ src: `/capas/onda-${size}x${size}.jpg`, sizes: `${size}x${size}` })),
  );
});

test('during an advertisement it says Pubblicità, and without a cover it shows none', () => {
  const { session, shown } = open();
  shown.show({ title: 'Caffè Aurora, spot 30', artist: 'Antena 1', isAd: true });
  expect(session.metadata).toEqual({ title: 'Pubblicità', artist: 'Antena 1', album: '', artwork: [] });
});

test('play, pause and stop on headset and lock screen are the player’s own, and seeking is not offered', () => {
  const { handlers, pressed } = open();
  for (const action of ['play', 'pause', 'stop']) handlers.get(action)?.();
  expect(pressed).toEqual(['play', 'pause', 'pause']);
  expect([...handlers.keys()]).toEqual(['play', 'pause', 'stop']);
});

test('a browser that does not know stop still gets play and pause', () => {
  expect([...open(['stop']).handlers.keys()]).toEqual(['play', 'pause']);
});

test('the button on the lock screen follows the listener’s wish, and all is left as it was', () => {
  const { session, handlers, shown } = open();
  shown.follow({ shouldBePlaying: true });
  expect(session.playbackState).toBe('playing');
  shown.follow({ shouldBePlaying: false });
  expect(session.playbackState).toBe('paused');
  shown.dispose();
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect([...handlers.values()]).toEqual([null, null, null]);
});
