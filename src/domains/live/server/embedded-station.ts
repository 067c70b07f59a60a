import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Airing } from '#engines/station/airing.ts';
import { type Channel, createChannel } from '#engines/station/channel.ts';
import { createListenerCounter } from '#engines/station/listener-count.ts';
import { createProgramme } from '#engines/station/programme.ts';
import { createRandom } from '#kit/random.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { createAirLibrary } from './air-library.ts';
import type { Broadcast } from './broadcast.ts';
import { createHlsOutput, type LaidOut } from './hls/hls-output.ts';
import { createLeaderElection } from './lead/leader-election.ts';
import { listStreams, listTail } from './live.store.ts';
import { createPlayLog } from './play-log.ts';
import { createCrowd } from './relay/crowd.ts';
import { createFollower } from './relay/relay-follower.ts';
import { createRequestSigner } from './relay/request-signer.ts';

/** Enough for every item of a library of sixty to have had its turn. */
const tailLength = 500;
const lastWordsMs = 1_000;
const firstSoundMs = 500;
/** How long a new channel is waited for by whoever tunes in: many players do not ask a second time. */
const patienceMs = 5_000;

type Programme = ReturnType<typeof createProgramme>;

/**
 * The embedded station: every channel that a stream names plays the library for ever. One process makes the sound, the others
 * hand it on; whoever listens stays connected while one takes over from another.
 */
export function openEmbeddedStation(context: AppContext, media: MediaLibrary, secret: string): Broadcast {
  const channels = new Map<string, Channel>();
  /** Until the first sound, or until it is plain that none comes. */
  const beginnings = new Map<string, Promise<void>>();
  const programmes = new Map<string, Programme>();
  const counter = createListenerCounter(createHmac('sha256', secret).update('listeners').digest());
  const signer = createRequestSigner(secret, context.clock.now);
  const crowd = createCrowd({ process: randomUUID(), counter, clock: context.clock, signer });
  const playLog = createPlayLog(context);
  const library = createAirLibrary(context, media);
  const hlsOutput = createHlsOutput(context);
  let leader = '';
  let laidOut: LaidOut[] = [];
  let isStopping = false;

  function channelCalled(id: string): Channel {
    const known = channels.get(id);
    if (known) return known;
    const channel = createChannel({ id, clock: context.clock });
    channels.set(id, channel);
    beginnings.set(id, Promise.race([channel.firstSound, pause(patienceMs, undefined, { ref: false })]));
    return channel;
  }

  /** A database that is lost in the very moment of taking over must not silence what others have kept on air. */
  function orAsHeard<T>(reading: Promise<T>, heard: T | undefined): Promise<T> {
    return reading.catch((error) => {
      if (heard === undefined) throw error;
      context.log.warn({ err: error }, 'the lead begins without the database, with what was heard last');
      return heard;
    });
  }

  async function listChannels(): Promise<string[]> {
    const named = listStreams(context.db).then((streams) => streams.map(({ channel }) => channel));
    const sounding = [...channels.keys()].filter(soundingChannel);
    return [...new Set(await orAsHeard(named, sounding.length > 0 ? sounding : undefined))];
  }

  async function listLastAirings(id: string): Promise<Airing[]> {
    const logged = listTail(context.db, id, tailLength).then((tail) =>
      tail.map(({ airingKey, itemId, kind, startsAt, endsAt }): Airing => {
        return { id: airingKey, channelId: id, itemId, kind, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
      }),
    );
    const heard = channels.get(id)?.now();
    return orAsHeard(logged, heard && [heard.airing]);
  }

  async function openProgramme(id: string, term: number): Promise<Programme> {
    const resume = await listLastAirings(id);
    const pieces = await hlsOutput.open(id);
    if (pieces) laidOut.push(pieces);
    const channel = channelCalled(id);
    channel.begin(term);
    return createProgramme({
      id,
      clock: context.clock,
      random: createRandom(context.clock.now()),
      resume,
      library,
      onAiring(airing) {
        const item = library.item(airing.itemId);
        if (item) playLog.record(airing, item, term);
      },
      onAudio(chunk) {
        channel.push(chunk);
        pieces?.push(chunk);
      },
      onCut: playLog.cut,
      onFault: (fault, item) => context.log.warn({ err: fault, item: item.id }, 'an item cannot go on air'),
    });
  }

  const follower = createFollower({
    signer,
    log: context.log,
    onMessage: ({ channel, piece }) => channelCalled(channel).relay(piece),
    onGone: () => lead.look(),
  });

  function follow(address: string): void {
    leader = address;
    follower.follow(address);
  }

  const lead = createLeaderElection(context, {
    async takeOver(term) {
      follow('');
      await playLog.settled();
      await library.open();
      const ids = await listChannels();
      const opened = await Promise.all(ids.map(async (id) => ({ id, programme: await openProgramme(id, term) })));
      // All at once: whoever begins to follow takes the channels that it finds, for as long as this process leads.
      for (const { id, programme } of opened) programmes.set(id, programme);
      const sounding = Promise.all([...programmes.values()].map((programme) => programme.start()));
      // Whoever asks next finds sound. A file that is slow to come must not hold up the lead.
      await Promise.race([sounding, pause(firstSoundMs, undefined, { ref: false })]);
    },
    async stepDown() {
      if (!isStopping) playLog.abandon();
      for (const programme of programmes.values()) programme.stop();
      programmes.clear();
      // Whoever leads next takes up the rotation where the log ends.
      if (isStopping) await playLog.settled();
      const written = Promise.all(laidOut.map(({ stop }) => stop()));
      laidOut = [];
      // A bucket that is away must not keep the next one from the air.
      if (isStopping) await Promise.race([written, pause(lastWordsMs, undefined, { ref: false })]);
    },
    onLeader: follow,
    isLeaderGone: follower.isGone,
  });

  function soundingChannel(id: string): Channel | undefined {
    const channel = channels.get(id);
    return channel?.now() ? channel : undefined;
  }

  return {
    channel: soundingChannel,
    async channelSoon(id) {
      if (!isStopping) await beginnings.get(channelCalled(id).id);
      return soundingChannel(id);
    },
    led: () => [...programmes.keys()].map(channelCalled),
    hearReport: crowd.hear,
    item: library.item,
    counter,
    listeners: crowd.figures,
    isCounting: () => programmes.size > 0,
    elsewhere: () => undefined,
    async start(ownAddress) {
      await library.open();
      await lead.seek(ownAddress);
      crowd.start(() => leader);
    },
    async stop() {
      isStopping = true;
      crowd.stop();
      playLog.waitNoLonger();
      await lead.stop();
      follow('');
      for (const channel of channels.values()) channel.close();
      channels.clear();
      library.close();
      await playLog.settled();
    },
  };
}
