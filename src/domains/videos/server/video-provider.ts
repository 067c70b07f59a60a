import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import type { VideoLibrary } from './video-library.ts';
import { indexChannel } from './videos.search.ts';
import { readOwnLibrary } from './videos.store.ts';
import { readYoutubeChannel } from './youtube-channel.ts';

export type VideoProvider = {
  /** What the channel shows. */
  read(): Promise<VideoLibrary>;
  /** The station's own films, whoever provides the channel: the TV is made of them. */
  own(): Promise<VideoLibrary>;
};

const freshMs = 600_000;
const retryMs = 60_000;

type Tools = Pick<AppContext, 'db' | 'events' | 'clock' | 'log' | 'config'>;

/** The provider of the settings: the station's own films, or a channel of YouTube. */
export function createVideoProvider({ db, events, clock, log, config: { youtube } }: Tools): VideoProvider {
  const own = cachedUntilTagged(events, ['videos'], () => readOwnLibrary(db));
  if (!youtube) return { read: own, own };

  let kept: VideoLibrary | null = null;
  let until = 0;
  let reading: Promise<VideoLibrary> | null = null;
  let isAway = false;

  /** What it said last stands while it does not answer; before its first word, what we have ourselves. */
  async function renew(settings: NonNullable<typeof youtube>): Promise<VideoLibrary> {
    try {
      const before = kept ?? (await own());
      kept = await readYoutubeChannel(settings);
      until = clock.now() + freshMs;
      if (isAway) log.info('YouTube answers again');
      isAway = false;
      await indexChannel(db, before, kept).catch((error) =>
        log.warn({ err: error }, 'the videos are not in the search'),
      );
    } catch (error) {
      until = clock.now() + retryMs;
      if (!isAway) log.warn({ err: error }, 'YouTube does not answer');
      isAway = true;
    }
    return kept ?? own();
  }

  return {
    own,
    async read() {
      if (clock.now() < until) return kept ?? own();
      reading ??= renew(youtube).finally(() => {
        reading = null;
      });
      return kept ?? reading;
    },
  };
}
