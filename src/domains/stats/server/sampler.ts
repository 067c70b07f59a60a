import {
  type ListenerCount,
  readListeners,
  type StreamListeners,
  streamProgrammes,
} from '#domains/live/server/live.read.ts';
import type { Timer } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import { campaignChannels, channelOf } from '../listeners.rules.ts';
import { readDemoAudience } from './demo-audience.store.ts';
import { addSample, readSources } from './samples.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'log' | 'config'>;
type Heard = { instant: number; streams: StreamListeners[] };

const minuteMs = 60_000;
/** What a database that is away cannot take waits here, at most an hour of it. */
const mostWaiting = 60;

/** Counts the listeners at every full minute, in the process that has the station. While nobody counts there is a gap, no zero. */
export function startSampler(context: Tools, broadcast: ListenerCount): { stop(): Promise<void> } {
  const { db, clock, log } = context;
  let waiting: Heard[] = [];
  let timer: Timer | undefined;
  let writing: Promise<void> = Promise.resolve();

  function sampleAtNextMinute(): void {
    const instant = (Math.floor(clock.now() / minuteMs) + 1) * minuteMs;
    timer = clock.setTimeout(() => {
      sampleAtNextMinute();
      if (broadcast.isCounting()) waiting.push({ instant, streams: readListeners(broadcast, clock.now()) });
      waiting = waiting.slice(-mostWaiting);
      writing = writing.then(write);
    }, instant - clock.now());
  }

  async function write(): Promise<void> {
    try {
      for (const heard of [...waiting]) {
        const takenAt = new Date(heard.instant);
        await addSample(db, { takenAt, listeners: await byChannel(context, heard.streams, takenAt) });
        waiting = waiting.filter((other) => other !== heard);
      }
    } catch (error) {
      log.warn({ err: error, waiting: waiting.length }, 'the count of listeners waits for the database');
    }
  }

  sampleAtNextMinute();
  return {
    async stop() {
      clock.clearTimeout(timer);
      await writing;
    },
  };
}

/** A channel that this station has and nobody hears is zero; one that it does not have is absent. */
export async function byChannel(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  streams: readonly StreamListeners[],
  at: Date,
): Promise<Map<string, number>> {
  const sources = await readSources(db);
  const counted = await readDemoAudience(db, at);
  // An Icecast server names every mount that it has; the embedded station only what somebody hears.
  if (!config.icecast) {
    const own = (await streamProgrammes(db)).map(({ streamId }) => channelOf({ streamId }, sources));
    for (const channel of [...own, ...campaignChannels]) counted.set(channel, counted.get(channel) ?? 0);
  }
  for (const { listeners, ...stream } of streams) {
    const channel = channelOf(stream, sources);
    counted.set(channel, (counted.get(channel) ?? 0) + listeners);
  }
  return counted;
}
