import { setTimeout as pause } from 'node:timers/promises';
import type { Airing as EngineAiring } from '#engines/station/airing.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { isTerm } from './lead/leader.store.ts';
import { type AirItem, type Airing, addAiring, endAiring, endWhatAirsAt, type NewAiring } from './live.store.ts';
import type { AiringDetails } from './live.tables.ts';
import { onAirChannel } from './on-air-board.ts';

/** Airings of the embedded station, in their order; a database that is away for a while delays them and loses none. */
export type PlayLog = {
  /** Of a programme of this term: once another one leads, what still waits is no part of the log. */
  record(airing: EngineAiring, item: AirItem, term: number): void;
  cut(airing: EngineAiring): void;
  settled(): Promise<void>;
  /** Gives up what still waits: another process has led meanwhile, and its log is the one that counts. */
  abandon(): void;
  /** From now on what cannot be written at once is given up: a database that is away must not keep the house open. */
  waitNoLonger(): void;
};

const retryMs = 1_000;

export function createPlayLog(context: Pick<AppContext, 'db' | 'events' | 'log'>): PlayLog {
  let last: Promise<void> = Promise.resolve();
  let isClosing = false;
  let turn = 0;

  function inOrder(work: () => Promise<unknown>): void {
    const own = turn;
    last = last.then(async () => {
      while (own === turn) {
        try {
          await work();
          return;
        } catch (error) {
          context.log.warn({ err: error }, 'the play log waits for the database');
          if (isClosing) return;
          await pause(retryMs);
        }
      }
    });
  }

  return {
    record: (airing, item, term) =>
      inOrder(() =>
        context.db.transaction(async (tx) => {
          if (await isTerm(tx, term)) await addToLog(tx, context.events, rowOf(airing, item));
        }),
      ),
    cut: ({ channelId, id, endsAt }) =>
      inOrder(() => endAiring(context.db, { channel: channelId, airingKey: id, endsAt: new Date(endsAt) })),
    settled: () => last,
    abandon() {
      turn++;
    },
    waitNoLonger() {
      isClosing = true;
    },
  };
}

/** The airing and the word of it are one transaction. Null for a repetition of the same airing, which says nothing. */
export function writeAiring(
  { db, events }: Pick<AppContext, 'db' | 'events'>,
  airing: NewAiring,
): Promise<Airing | null> {
  return db.transaction((tx) => addToLog(tx, events, airing));
}

async function addToLog(tx: DbOrTx, events: AppContext['events'], airing: NewAiring): Promise<Airing | null> {
  const row = await addAiring(tx, airing);
  if (!row) return null;
  await endWhatAirsAt(tx, row.channel, row.startsAt);
  await events.publish(tx, onAirChannel, String(row.id));
  return row;
}

/** What is shown of an item beside its name; nothing of one that is not in the library. */
export function detailsOf(item: AirItem | undefined): AiringDetails {
  const { album = '', year = '', cover = '', lyrics = '', translation = '' } = item ?? {};
  const { clientColor = '', clientDescription = '' } = item ?? {};
  return { album, year, cover, lyrics, translation, clientColor, clientDescription };
}

function rowOf(airing: EngineAiring, item: AirItem): NewAiring {
  const { kind, title, artist } = item;
  return {
    channel: airing.channelId,
    airingKey: airing.id,
    itemId: airing.itemId,
    kind,
    title,
    artist,
    details: detailsOf(item),
    startsAt: new Date(airing.startsAt),
    endsAt: new Date(airing.endsAt),
  };
}
