import type { Airing } from '#engines/station/airing.ts';
import { type Channel, createChannel } from '#engines/station/channel.ts';
import { createListenerCounter } from '#engines/station/listener-count.ts';
import { createRandom } from '#kit/random.ts';
import type { MediaLibrary } from '#server/media/ingest.ts';
import type { Room } from '#server/room.ts';
import { createAirLibrary } from './air-library.ts';
import type { Broadcast } from './broadcast.ts';
import { createLead } from './leadership.ts';
import { listStreams, listTail } from './live.store.ts';
import { createPlayLog } from './play-log.ts';

/** Enough for every item of a library of sixty to have had its turn. */
const tailLength = 500;

/** The embedded station: every channel that a stream names plays the library for ever, on the air of one process. */
export function openEmbeddedStation(room: Room, media: MediaLibrary): Broadcast {
  const channels = new Map<string, Channel>();
  const counter = createListenerCounter();
  const playLog = createPlayLog(room);
  const library = createAirLibrary(room, media);
  let isStopping = false;

  async function openChannel(id: string): Promise<Channel> {
    const tail = await listTail(room.db, id, tailLength);
    return createChannel({
      id,
      clock: room.clock,
      random: createRandom(room.clock.now()),
      resume: tail.map(({ airingKey, itemId, kind, startsAt, endsAt }): Airing => {
        return { id: airingKey, channelId: id, itemId, kind, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
      }),
      library,
      onAiring(airing) {
        const item = library.item(airing.itemId);
        if (item) playLog.record(airing, item);
      },
      onCut: playLog.cut,
      onFault: (fault, item) => room.log.warn({ err: fault, item: item.id }, 'an item cannot go on air'),
    });
  }

  const lead = createLead(room, {
    async takeOver() {
      await playLog.settled();
      await library.open();
      const ids = new Set((await listStreams(room.db)).map(({ channel }) => channel));
      for (const id of ids) channels.set(id, await openChannel(id));
      for (const channel of channels.values()) void channel.start();
    },
    async stepDown() {
      library.close();
      if (!isStopping) playLog.abandon();
      for (const channel of channels.values()) channel.stop();
      channels.clear();
      // Whoever leads next takes up the rotation where the log ends.
      if (isStopping) await playLog.settled();
    },
  });

  return {
    channel(id) {
      const channel = channels.get(id);
      return channel?.now() ? channel : undefined;
    },
    item: library.item,
    counter,
    listeners: counter.figures,
    isCounting: () => channels.size > 0,
    elsewhere: () => undefined,
    start: lead.seek,
    async stop() {
      isStopping = true;
      playLog.waitNoLonger();
      await lead.stop();
      await playLog.settled();
    },
  };
}
