/** The part of `navigator.mediaSession` that the player uses. */
export type MediaSessionLike<Metadata> = {
  metadata: Metadata | null;
  playbackState: 'none' | 'paused' | 'playing';
  setActionHandler(action: 'play' | 'pause' | 'stop', handler: (() => void) | null): void;
};

export type HeardItem = { title: string; artist: string; album?: string; cover?: string; isAd?: boolean };

type MetadataInit = { title: string; artist: string; album: string; artwork: { src: string; sizes: string }[] };

type Options<Metadata> = {
  session: MediaSessionLike<Metadata>;
  createMetadata: (init: MetadataInit) => Metadata;
  actions: { play(): void; pause(): void };
  coverAt: (cover: string, size: number) => string;
};

const coverSizes = [100, 150, 200, 400];
const adTitle = 'Pubblicità';

/** What headset, lock screen and car show and press. Seeking is never offered: nobody winds a broadcast. */
export function createMediaSession<Metadata>({ session, createMetadata, actions, coverAt }: Options<Metadata>) {
  const handlers = { play: actions.play, pause: actions.pause, stop: actions.pause } as const;
  const names = Object.keys(handlers) as (keyof typeof handlers)[];

  function set(name: keyof typeof handlers, handler: (() => void) | null) {
    try {
      session.setActionHandler(name, handler);
    } catch {
      // A browser that does not know an action throws; the others still work.
    }
  }
  for (const name of names) set(name, handlers[name]);

  return {
    show({ title, artist, album = '', cover, isAd = false }: HeardItem) {
      const artwork = cover ? coverSizes.map((size) => ({ src: coverAt(cover, size), sizes: `${size}x${size}` })) : [];
      session.metadata = createMetadata({ title: isAd ? adTitle : title, artist, album, artwork });
    },
    /** While the stream is being fetched the button must already say pause. */
    follow({ shouldBePlaying }: { shouldBePlaying: boolean }) {
      session.playbackState = shouldBePlaying ? 'playing' : 'paused';
    },
    dispose() {
      for (const name of names) set(name, null);
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}
