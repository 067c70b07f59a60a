import { randomUUID } from 'node:crypto';
import type { Timer } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import { beat, endLockHolder, type LeadRow, readLead, releaseLead, takeLead, tryLock, unlock } from './leader.store.ts';
import { createLeadSession } from './leader-session.ts';

/** Told when the lead is free, so that nobody has to wait for the next look. */
const leadChannel = 'lead';
const beatMs = 400;
/** A leader whose session has ended has so long to come back; it knocks more often than that. */
const quietBeforeTakeOverMs = 1_000;
/** A leader that holds its session and gives no sign of life is frozen, or as good as. */
const quietBeforeFrozenMs = 5_000;

/** Where the leader's session outlives its process by a moment, one looks again this soon. */
const hurryMs = 100;

type Duties = {
  takeOver(term: number): Promise<void>;
  stepDown(): Promise<void>;
  /** Another process leads, at this address; nobody where it is empty. Told at every look. */
  onLeader?(address: string): void;
  /** Whether nobody is found any more where the leader was: then its session need not be waited for. */
  isLeaderGone?(): boolean;
};
type Seen = LeadRow & { sinceMs: number };

export type LeaderElection = {
  /** Resolves after the first try. */
  seek(ownAddress: string): Promise<void>;
  /** Does not wait for the next look. */
  look(): void;
  stop(): Promise<void>;
};

/**
 * One process of several leads: it holds a lock in the database and gives a sign of life there. It leads on while the database
 * is away, takes its lock again when it is back, and steps down only when another really leads. The others look on: they take
 * over when it has said goodbye, when its session is gone and stays gone, or when it is frozen.
 */
export function createLeaderElection(
  { direct, clock, log, events, db }: Pick<AppContext, 'direct' | 'clock' | 'log' | 'events' | 'db'>,
  { takeOver, stepDown, onLeader = () => undefined, isLeaderGone = () => false }: Duties,
): LeaderElection {
  const holder = randomUUID();
  const session = createLeadSession(direct, log);
  let turn: Promise<void> = Promise.resolve();
  let timer: Timer | undefined;
  let term: number | undefined;
  let seen: Seen | undefined;
  let ownAddress = '';
  let isAway = false;
  let isStopped = false;

  /** One step at a time. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    turn = turn.then(step);
    return turn;
  }

  async function step(): Promise<void> {
    clock.clearTimeout(timer);
    if (isStopped) return;
    try {
      const { client, isNew } = await session.open();
      if (term === undefined) await lookOn(client);
      else await leadOn(client, { hasLock: !isNew, term });
      isAway = false;
    } catch (error) {
      // What is not seen proves nothing: after a gap the others are given their time anew.
      seen = undefined;
      if (!isAway && !isStopped) log.warn({ err: error }, 'the database of the lead does not answer');
      isAway = true;
      session.close();
    }
    const waitMs = term === undefined && isLeaderGone() ? hurryMs : beatMs;
    if (!isStopped) timer = clock.setTimeout(() => void inTurn(step), waitMs);
  }

  type Client = NonNullable<ReturnType<typeof session.current>>;

  async function leadOn(client: Client, { hasLock, term: own }: { hasLock: boolean; term: number }): Promise<void> {
    if (hasLock || (await tryLock(client))) {
      if (!(await beat(client, own))) await giveWay(client);
      return;
    }
    const row = await readLead(client);
    // An old session of this process may outlive its broken line.
    if (row.term === own) await endLockHolder(client);
    else await giveWay(client);
  }

  async function giveWay(client: Client): Promise<void> {
    log.warn('another process leads: this one steps down');
    term = undefined;
    await stepDown();
    await unlock(client);
  }

  async function lookOn(client: Client): Promise<void> {
    const row = await readLead(client);
    const now = performance.now();
    const isSame = seen?.term === row.term && seen.beat === row.beat;
    seen = { ...row, sinceMs: isSame && seen ? seen.sinceMs : now };
    const quietMs = now - seen.sinceMs;
    // Who led from this very address is gone: a restart need not wait for its own predecessor.
    const isVacant = row.holder === '' || row.address === ownAddress;
    onLeader(isVacant ? '' : row.address);
    if (!isVacant && quietMs < quietBeforeTakeOverMs && !isLeaderGone()) return;
    if (!(await tryLock(client))) {
      if (quietMs >= quietBeforeFrozenMs) await endLockHolder(client);
      return;
    }
    term = await takeLead(client, { seen: row.term, holder, address: ownAddress });
    if (term === undefined) {
      await unlock(client);
      return;
    }
    seen = undefined;
    try {
      await takeOver(term);
    } catch (error) {
      log.warn({ err: error }, 'the station could not go on air');
      await letGo();
    }
  }

  /** Said aloud, so that the next one need not wait. */
  async function letGo(): Promise<void> {
    const own = term;
    term = undefined;
    if (own === undefined) return;
    await stepDown();
    const client = session.current();
    if (!client) return;
    await releaseLead(client, own);
    await unlock(client);
    await events.publish(db, leadChannel, 'free');
  }

  let unsubscribe = () => {};
  return {
    async seek(address) {
      ownAddress = address;
      unsubscribe = events.subscribe(leadChannel, () => void inTurn(step));
      await inTurn(step);
    },
    look: () => void inTurn(step),
    async stop() {
      isStopped = true;
      unsubscribe();
      clock.clearTimeout(timer);
      await inTurn(() => letGo().catch((error) => log.warn({ err: error }, 'the lead was not handed over')));
      session.close();
    },
  };
}
