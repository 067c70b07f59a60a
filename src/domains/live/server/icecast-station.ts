import { createListenerCounter } from '#engines/station/listener-count.ts';
import type { Room } from '#server/room.ts';
import type { Broadcast } from './broadcast.ts';
import { createIcecastLog } from './icecast-log.ts';
import { createIcecastReader, type IcecastSettings } from './icecast-reader.ts';
import { streamIdOf } from './icecast-status.ts';
import { type Lead, seekLead } from './leadership.ts';

/** The station on a real Icecast server: every process reads it, the one that leads keeps the play log. */
export function openIcecastStation(room: Room, settings: IcecastSettings): Broadcast {
  const titles = createIcecastLog(room);
  let leads = false;
  const reader = createIcecastReader(room, settings, async (mounts) => {
    if (leads) await titles.note(mounts);
  });
  let lead: Lead | undefined;
  const duties = {
    async takeOver() {
      leads = true;
    },
    async stepDown() {
      leads = false;
      titles.forget();
    },
  };

  return {
    channel: () => undefined,
    item: () => undefined,
    counter: createListenerCounter(),
    listeners() {
      const perStream = new Map<string, number>();
      for (const mount of reader.mounts()) {
        const id = streamIdOf(mount);
        perStream.set(id, (perStream.get(id) ?? 0) + mount.listeners);
      }
      return perStream;
    },
    isCounting: () => leads && reader.isAnswering(),
    elsewhere(streamId) {
      const mount = reader.mounts().find((one) => streamIdOf(one) === streamId);
      return { src: settings.publicUrl + (mount?.path ?? `/${streamId}`), type: mount?.type || 'audio/mpeg' };
    },
    async start() {
      lead = await seekLead(room, duties);
      await reader.start();
    },
    async stop() {
      await reader.stop();
      await lead?.stop();
    },
  };
}
