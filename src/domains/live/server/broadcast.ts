import type { Channel } from '#engines/station/channel.ts';
import { createListenerCounter } from '#engines/station/listener-count.ts';
import type { MediaLibrary } from '#server/media/ingest.ts';
import type { Room } from '#server/room.ts';
import { startEmbeddedStation } from './embedded-station.ts';
import { startIcecastStation } from './icecast-station.ts';
import type { AirItem } from './live.store.ts';

/** Where the sound comes from: this process, an Icecast server, or nowhere. */
export type Broadcast = {
  /** Nothing where another process has the station, or before its first item was read. */
  channel(id: string): Channel | undefined;
  item(id: string): AirItem | undefined;
  counter: ReturnType<typeof createListenerCounter>;
  /**
   * Listeners per stream at this instant; a stream without any may be absent. Who came through a campaign stands apart, under
   * `stream/campaign`.
   */
  listeners(at: number): Map<string, number>;
  /** Whether this process is the one that knows: others count nobody, and an Icecast server may be away. */
  isCounting(): boolean;
  /** The address of a stream whose sound does not leave from this house. */
  elsewhere(streamId: string): { src: string; type: string } | undefined;
  stop(): Promise<void>;
};

export function startBroadcast(room: Room, media: MediaLibrary): Promise<Broadcast> {
  const { icecast } = room.config;
  return icecast ? startIcecastStation(room, icecast) : startEmbeddedStation(room, media);
}

/** A station that plays nothing. */
export function silence(): Broadcast {
  return {
    channel: () => undefined,
    item: () => undefined,
    counter: createListenerCounter(),
    listeners: () => new Map(),
    isCounting: () => false,
    elsewhere: () => undefined,
    stop: async () => undefined,
  };
}
