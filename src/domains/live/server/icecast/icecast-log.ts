import type { AppContext } from '#server/app-context.ts';
import {
  type Airing,
  endAiring,
  findAirItemByName,
  findLatestAiring,
  findLatestPush,
  listStreams,
  type StreamRow,
} from '../live.store.ts';
import { onAirChannel } from '../on-air-board.ts';
import { detailsOf, writeAiring } from '../play-log.ts';
import { type Mount, nameOf, streamIdOf } from './icecast-status.ts';

type Name = { artist: string; title: string };
type Current = Pick<Airing, 'id' | 'channel' | 'airingKey' | 'artist' | 'title'> & { endsAt: number; heardAt: number };

const keyPrefix = 'icecast ';
/** Icecast does not say how long an item is: it is taken to last so long, and longer for as long as it goes on. */
const usualMs = 240_000;
const extendedByMs = 60_000;
const extendBeforeMs = 10_000;
/** A source that reconnects within this goes on with what it aired. */
const longestGapMs = 15_000;
/** A play-out system that has said nothing for so long after its last item has gone home. */
const pushRulesForMs = 600_000;

/** Writes what an Icecast server airs to the play log, each airing once, from the titles of its mounts. */
export function createIcecastLog(context: Pick<AppContext, 'db' | 'events' | 'clock'>) {
  const { db, events, clock } = context;
  const known = new Map<string, Current>();

  /** After a restart the log tells what was on air; the same title goes on where it was. */
  async function currentOf(channel: string, now: number): Promise<Current | undefined> {
    const current = known.get(channel);
    if (current) return current;
    const latest = await findLatestAiring(db, channel, new Date(now));
    if (!latest?.airingKey.startsWith(keyPrefix) || latest.endsAt.getTime() < now - longestGapMs) return undefined;
    const found = { ...latest, endsAt: latest.endsAt.getTime(), heardAt: now };
    known.set(channel, found);
    return found;
  }

  async function isPushed(channel: string, now: number): Promise<boolean> {
    const push = await findLatestPush(db, channel, new Date(now));
    return push !== undefined && push.endsAt.getTime() + pushRulesForMs > now;
  }

  async function endAt(current: Current, endsAt: number): Promise<void> {
    await db.transaction(async (tx) => {
      await endAiring(tx, { channel: current.channel, airingKey: current.airingKey, endsAt: new Date(endsAt) });
      await events.publish(tx, onAirChannel, String(current.id));
    });
    current.endsAt = endsAt;
  }

  async function goOn(current: Current, now: number): Promise<void> {
    current.heardAt = now;
    if (current.endsAt - now > extendBeforeMs) return;
    if (await isPushed(current.channel, now)) known.delete(current.channel);
    else await endAt(current, now + extendedByMs);
  }

  async function begin(channel: string, { artist, title }: Name, now: number): Promise<void> {
    const item = await findAirItemByName(db, { artist, title });
    const startsAt = new Date(now);
    const endsAt = new Date(now + (item ? item.seconds * 1000 : usualMs));
    const written = await writeAiring(context, {
      channel,
      airingKey: `${keyPrefix}${now}`,
      itemId: item?.id ?? 'icecast',
      kind: item?.kind ?? 'song',
      title: item?.title ?? title,
      artist: item?.artist ?? artist,
      details: detailsOf(item),
      startsAt,
      endsAt,
    });
    if (written) known.set(channel, { ...written, artist, title, endsAt: endsAt.getTime(), heardAt: now });
  }

  async function note(channel: string, name: Name | null): Promise<void> {
    const now = clock.now();
    const current = await currentOf(channel, now);
    if (!name) {
      if (!current || now - current.heardAt <= longestGapMs) return;
      known.delete(channel);
      if (!(await isPushed(channel, now))) await endAt(current, Math.min(current.endsAt, current.heardAt));
      return;
    }
    if (current && isSame(current, name)) await goOn(current, now);
    else if (!(await isPushed(channel, now))) await begin(channel, name, now);
    else known.delete(channel);
  }

  return {
    async note(mounts: readonly Mount[]): Promise<void> {
      const byChannel = Map.groupBy(await listStreams(db), ({ channel }) => channel);
      for (const [channel, streams] of byChannel) await note(channel, nameOnChannel(channel, streams, mounts));
    },
    /** Another process may write from now on. */
    forget: () => known.clear(),
  };
}

/** Streams of one channel carry one programme; the one that is called like it speaks first. */
function nameOnChannel(channel: string, streams: StreamRow[], mounts: readonly Mount[]): Name | null {
  const ids = [channel, ...streams.map(({ id }) => id)];
  for (const id of ids) {
    const mount = mounts.find((one) => streamIdOf(one) === id && one.title);
    const name = mount && nameOf(mount);
    if (name) return name;
  }
  return null;
}

function isSame(one: Name, other: Name): boolean {
  const plain = ({ artist, title }: Name) => `${artist}\0${title}`.toLowerCase().replaceAll('’', "'");
  return plain(one) === plain(other);
}
