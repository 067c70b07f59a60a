import type { AppContext } from '#server/app-context.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import type { Broadcast } from './broadcast.ts';
import { openEmbeddedStation } from './embedded-station.ts';
import { type Beacons, createBeacons } from './hls/beacons.ts';
import { openIcecastStation } from './icecast/icecast-station.ts';

export function openBroadcast(context: AppContext, media: MediaLibrary, secret: string): Broadcast {
  const { icecast, hls } = context.config;
  if (icecast) return openIcecastStation(context, icecast);
  const own = openEmbeddedStation(context, media, secret);
  return hls ? withBeacons(own, createBeacons({ ...context, countOneIn: hls.countOneIn })) : own;
}

/** Listeners of a delivery network beside those of the house. */
function withBeacons(own: Broadcast, beacons: Beacons): Broadcast {
  return {
    ...own,
    heardOutside: beacons.heard,
    listeners(at) {
      const all = new Map(own.listeners(at));
      for (const [streamId, listeners] of beacons.figures(at)) all.set(streamId, (all.get(streamId) ?? 0) + listeners);
      return all;
    },
    async stop() {
      beacons.stop();
      await own.stop();
    },
  };
}
