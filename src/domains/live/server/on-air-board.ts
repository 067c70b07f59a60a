import { isDeepStrictEqual } from 'node:util';
import { standardStreamId } from '#engines/player/default-stream.ts';
import type { Timer } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import { invalidationChannel } from '#server/pages/invalidate-tags.ts';
import type { NowPlaying } from '../live.contract.ts';
import { type KnownSongs, presentAirings } from './live.present.ts';
import { type Airing, type CataloguedAiring, findAiring, findOnAir } from './live.store.ts';
import type { StreamList } from './stream-list.ts';

export const onAirChannel = 'on-air';

export type OnAirBoard = {
  /** Whether any stream carries such a programme. */
  hasChannel(channel: string): Promise<boolean>;
  /** The item on air by the programme clock, from memory; null when nothing is. */
  current(channel: string): Promise<OnAir | null>;
  /** The same, as far as it is known at this very moment. */
  shown(channel: string): OnAir | null;
  /** Each change once, within moments of its time, whichever process or play-out system made it. */
  subscribe(channel: string, listener: (item: OnAir) => void): () => void;
  stop(): void;
};

export type OnAir = { id: number; item: NowPlaying };
type Prepared = { airing: Airing; shown: OnAir };

/** How far what is heard lags behind the programme clock, until a page measures its own stream. */
export const usualDelaySeconds = 5;
/** A jingle or a short break leaves the item before it on the display; after this there is silence. */
export const longestBreakMs = 600_000;

type Tools = Pick<AppContext, 'db' | 'events' | 'clock' | 'log'> & { knownSongs: KnownSongs; streams: StreamList };

/** What every process knows of what is on air. The play log is the truth; LISTEN/NOTIFY tells when to look again. */
export function createOnAirBoard({ db, events, clock, log, knownSongs, streams }: Tools): OnAirBoard {
  /** Null where nothing is on air. */
  const known = new Map<string, OnAir | null>();
  const listeners = new Map<string, Set<(item: OnAir) => void>>();
  const announced = new Map<number, Timer>();
  let last: Promise<void> = Promise.resolve();
  let catalogueChanges = 0;
  let isStopped = false;

  /** What the display will say; nothing for a jingle. */
  async function prepare(row: CataloguedAiring | undefined): Promise<Prepared | null> {
    if (!row || row.airing.kind === 'jingle') return null;
    const [item] = await presentAirings(knownSongs, [row], { as: 'now', delaySeconds: usualDelaySeconds });
    // Frozen: every open page asks for it, and what does not change is checked and written out once.
    return item ? { airing: row.airing, shown: { id: row.airing.id, item: Object.freeze(item) } } : null;
  }

  function show({ airing, shown }: Prepared): void {
    const before = known.get(airing.channel);
    known.set(airing.channel, shown);
    // The same airing with another end is nothing that a page would show.
    if (before?.id === airing.id && isSame(before.item, shown.item)) return;
    for (const listener of listeners.get(airing.channel) ?? []) listener(shown);
  }

  function showAtItsTime(prepared: Prepared): void {
    const { id, startsAt } = prepared.airing;
    clock.clearTimeout(announced.get(id));
    announced.delete(id);
    const waitMs = startsAt.getTime() - clock.now();
    if (waitMs <= 0) {
      show(prepared);
      return;
    }
    const timer = clock.setTimeout(() => {
      announced.delete(id);
      show(prepared);
    }, waitMs);
    announced.set(id, timer);
  }

  /** One after the other: of two changes the later word must be the last one shown. */
  function lookInTurn(look: () => Promise<void>): void {
    last = last.then(look).catch((error) => {
      known.clear();
      if (!isStopped) log.warn({ err: error }, 'a change on air was not read');
    });
  }

  async function lookAt(id: number): Promise<void> {
    const prepared = await prepare(await findAiring(db, id));
    if (prepared && !isStopped) showAtItsTime(prepared);
  }

  async function lookAgain(): Promise<void> {
    for (const channel of new Set([...known.keys(), ...listeners.keys()])) await lookAgainOn(channel);
  }

  /** What was announced may come on air while this reads: then what was read is the item before it. */
  async function lookAgainOn(channel: string): Promise<void> {
    const before = known.get(channel);
    const prepared = await prepare(await findOnAir(db, channel, new Date(clock.now())));
    if (known.get(channel) !== before) await lookAgainOn(channel);
    else if (prepared) show(prepared);
  }

  /** What the catalogue has changed is changed on air, and in what was announced. */
  function hearOfCatalogue(payload: string): void {
    if (!payload.split(' ').some((tag) => catalogueTag.test(tag))) return;
    catalogueChanges++;
    // What there is to look at is asked in turn too: an airing that is being read may have been read before the change.
    lookInTurn(async () => {
      for (const id of [...announced.keys()]) await lookAt(id);
    });
    lookInTurn(async () => {
      if ([...known.values()].some((shown) => shown !== null)) await lookAgain();
    });
  }

  /** As the catalogue was during all of the reading. */
  async function read(channel: string): Promise<Prepared | null> {
    const changes = catalogueChanges;
    const prepared = await prepare(await findOnAir(db, channel, new Date(clock.now())));
    return changes === catalogueChanges || known.has(channel) ? prepared : read(channel);
  }

  function shown(channel: string): OnAir | null {
    const found = known.get(channel);
    return found && clock.now() - Date.parse(found.item.endTime) < longestBreakMs ? found : null;
  }

  async function hasChannel(channel: string): Promise<boolean> {
    // Every page asks for the standard one, also of a station that has no stream yet.
    return channel === standardStreamId || (await streams()).some((stream) => stream.channel === channel);
  }

  const unsubscribe = [
    events.subscribe(onAirChannel, (payload) => lookInTurn(() => lookAt(Number(payload)))),
    events.subscribe(invalidationChannel, hearOfCatalogue),
  ];
  events.onGap(() => lookInTurn(lookAgain));

  return {
    hasChannel,
    async current(channel) {
      if (known.has(channel)) return shown(channel);
      const prepared = await read(channel);
      // A change that came meanwhile is newer than what was read.
      if (known.has(channel)) return shown(channel);
      if (prepared) show(prepared);
      // Whoever makes a channel up leaves nothing behind.
      else if ((await hasChannel(channel)) && !known.has(channel)) known.set(channel, null);
      return shown(channel);
    },
    shown,
    subscribe(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set);
      const own = (item: OnAir) => listener(item);
      set.add(own);
      return () => {
        set.delete(own);
        if (set.size === 0 && listeners.get(channel) === set) listeners.delete(channel);
      };
    },
    stop() {
      isStopped = true;
      for (const stop of unsubscribe) stop();
      for (const timer of announced.values()) clock.clearTimeout(timer);
    },
  };
}

/** Tags of songs, artists, spots and clients, one of them or all. */
export const catalogueTag = /^(?:\*|songs|artists|spots|clients|(?:song|artist):\d+)$/;

function isSame({ endTime: _one, ...before }: NowPlaying, { endTime: _other, ...after }: NowPlaying): boolean {
  return isDeepStrictEqual(before, after);
}
