import type { Channel } from '#engines/station/channel.ts';
import { createListenerCounter } from '#engines/station/listener-count.ts';
import type { AirItem } from './live.store.ts';
import type { CrowdReport } from './relay/crowd.ts';

/** Where the sound comes from: this process, an Icecast server, or nowhere. */
export type Broadcast = {
  /** What can be heard here, made by this process or handed on; nothing before the first item was read. */
  channel(id: string): Channel | undefined;
  /** The same, waiting a moment for the first sound of a station that is only just starting. */
  channelSoon(id: string): Promise<Channel | undefined>;
  /** The channels whose sound this process makes itself. */
  led(): readonly Channel[];
  /** What another process has counted. */
  hearReport(report: CrowdReport): void;
  item(id: string): AirItem | undefined;
  counter: ReturnType<typeof createListenerCounter>;
  /**
   * Listeners per stream at this instant; a stream without any may be absent. Who came through a campaign stands apart, under
   * `stream/campaign`.
   */
  listeners(at: number): Map<string, number>;
  /** A player says that it hears a stream from a delivery network. Nothing where there is none. */
  heardOutside?(streamId: string, listener: string): void;
  /** Whether this process is the one that knows: others count nobody, and an Icecast server may be away. */
  isCounting(): boolean;
  /**
   * The address of a stream whose sound does not leave from this house: the one for this listener, or without one an address
   * that is right for everybody.
   */
  elsewhere(streamId: string, listener?: string): { src: string; type: string } | undefined;
  /** Takes the lead if it is free; a process that is not reached at its address must not get so far. */
  start(ownAddress: string): Promise<void>;
  stop(): Promise<void>;
};

/** A station that plays nothing. */
export function silence(): Broadcast {
  return {
    channel: () => undefined,
    channelSoon: async () => undefined,
    led: () => [],
    hearReport: () => undefined,
    item: () => undefined,
    counter: createListenerCounter(),
    listeners: () => new Map(),
    isCounting: () => false,
    elsewhere: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
}
