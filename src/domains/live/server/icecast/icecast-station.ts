import { createListenerCounter } from '#engines/station/listener-count.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Broadcast } from '../broadcast.ts';
import { createLeaderElection } from '../lead/leader-election.ts';
import { createIcecastLog } from './icecast-log.ts';
import { createIcecastReader, type IcecastSettings } from './icecast-reader.ts';
import { openRelays } from './icecast-relays.ts';
import { streamIdOf } from './icecast-status.ts';

/** The station on a real Icecast server: every process reads it, the one that leads keeps the play log. */
export function openIcecastStation(context: AppContext, settings: IcecastSettings): Broadcast {
  const titles = createIcecastLog(context);
  let leads = false;
  const reader = createIcecastReader(context, settings, async (mounts) => {
    if (leads) await titles.note(mounts);
  });
  const relays = openRelays(context, settings, reader);
  const lead = createLeaderElection(context, {
    async takeOver() {
      leads = true;
    },
    async stepDown() {
      leads = false;
      titles.forget();
    },
  });

  return {
    channel: () => undefined,
    channelSoon: async () => undefined,
    led: () => [],
    hearReport: () => undefined,
    item: () => undefined,
    counter: createListenerCounter(),
    listeners: relays.listeners,
    isCounting: () => leads && relays.isAnswering(),
    elsewhere(streamId, listener) {
      const mount = reader.mounts().find((one) => streamIdOf(one) === streamId);
      const type = mount?.type || 'audio/mpeg';
      const server = relays.serverFor(listener);
      // Which of several is for the listener to be told when they come, not for everybody beforehand.
      return { src: server ? server.url + (mount?.path ?? `/${streamId}`) : `/stream/${streamId}`, type };
    },
    async start(ownAddress) {
      await lead.seek(ownAddress);
      await Promise.all([reader.start(), relays.start()]);
    },
    async stop() {
      await Promise.all([reader.stop(), relays.stop()]);
      await lead.stop();
    },
  };
}
