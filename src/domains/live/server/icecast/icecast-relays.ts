import { steadyChoice, type Weighted } from '#kit/steady-choice.ts';
import type { AppContext } from '#server/app-context.ts';
import { createIcecastReader, type IcecastReader, type IcecastSettings } from './icecast-reader.ts';
import { type Mount, streamIdOf } from './icecast-status.ts';

type Server = Weighted & { reader: IcecastReader };
type Counted = { mounts: readonly Mount[]; isMaster: boolean };

/**
 * The servers that listeners are sent to. One public address stands for the server behind it; of several each is asked itself
 * how many listen, and one that does not answer gets nobody until it does.
 */
export function openRelays(
  context: Pick<AppContext, 'clock' | 'log'>,
  { url, listenAt, admin }: IcecastSettings,
  master: IcecastReader,
) {
  const isMaster = (one: Weighted) => listenAt.length === 1 || one.url === url;
  const servers: Server[] = listenAt.map((one) => ({
    ...one,
    reader: isMaster(one) ? master : createIcecastReader(context, { url: one.url, admin }, async () => undefined),
  }));
  const others = servers.filter(({ reader }) => reader !== master);
  const toCounted = ({ reader }: Server): Counted => ({ mounts: reader.mounts(), isMaster: reader === master });
  const answering = () => servers.filter(({ reader }) => reader.isAnswering());

  return {
    isAnswering: () => answering().length > 0,
    /** Of several only those that answer: who heard one that is gone hears another. */
    listeners: () => sumListeners((servers.length > 1 ? answering() : servers).map(toCounted)),
    /** Nothing where there are several and nobody in particular asks. */
    serverFor(listener: string | undefined): Weighted | undefined {
      if (servers.length === 1) return servers[0];
      if (listener === undefined) return undefined;
      const up = answering();
      return steadyChoice(listener, up.length > 0 ? up : servers);
    },
    start: () => Promise.all(others.map(({ reader }) => reader.start())),
    stop: () => Promise.all(others.map(({ reader }) => reader.stop())),
  };
}

/** Listeners per stream over all servers. A relay is itself a listener of its master, and nobody's ear. */
export function sumListeners(servers: readonly Counted[]): Map<string, number> {
  const perStream = new Map<string, number>();
  const relaysOf = (id: string) => servers.filter(({ mounts, isMaster }) => !isMaster && carries(mounts, id)).length;
  for (const { mounts, isMaster } of servers) {
    for (const mount of mounts) {
      const id = streamIdOf(mount);
      const relays = isMaster ? relaysOf(id) : 0;
      perStream.set(id, (perStream.get(id) ?? 0) + Math.max(0, mount.listeners - relays));
    }
  }
  return perStream;
}

function carries(mounts: readonly Mount[], id: string): boolean {
  return mounts.some((mount) => streamIdOf(mount) === id);
}
