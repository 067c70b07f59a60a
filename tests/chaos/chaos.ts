import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createRandom, type Random } from '#kit/random.ts';
import { createLog } from '#server/log.ts';
import { toConnectionString } from '#server/postgres/connection.ts';
import { type RunningPostgres, startPostgres } from '#server/postgres/start-postgres.ts';
import { type StationProcess, spawnStation } from '../process/station-process.ts';

type Victim = 'app' | 'leader' | 'database';
type Outcome = {
  kills: Record<Victim, number>;
  acknowledged: number;
  /** Acknowledged and not there afterwards. */
  lost: string[];
  /** How long nobody could write after a kill, at worst. */
  longestOutageMs: number;
  /** Airings that stand in the play log twice. */
  doubled: string[];
};

type Options = {
  /** With a stopped cluster in it; the stations' own folders are made there too. */
  dataDir: string;
  kills: number;
  seed: number;
  onKill?(number: number, victim: Victim): void;
};

const victims: Victim[] = ['app', 'leader', 'database'];
const processes = 2;
const writers = 4;
const longestOutageAllowedMs = 60_000;

/** Kills processes of a station and its database while people write, and compares what was acknowledged with what is there. */
export async function chaos({ dataDir, kills, seed, onKill = () => undefined }: Options): Promise<Outcome> {
  const random = createRandom(seed);
  const house = await openHouse(dataDir);
  const crowd = startWriters(house.urls, random);
  const outcome: Outcome = {
    kills: { app: 0, leader: 0, database: 0 },
    acknowledged: 0,
    lost: [],
    longestOutageMs: 0,
    doubled: [],
  };
  try {
    await crowd.untilNext();
    for (let number = 0; number < kills; number++) {
      const victim = victims[number % victims.length] ?? 'app';
      onKill(number, victim);
      const killedAt = performance.now();
      const back = house.kill(victim);
      await crowd.untilNext();
      outcome.longestOutageMs = Math.max(outcome.longestOutageMs, performance.now() - killedAt);
      outcome.kills[victim]++;
      await back;
      await pause(random.int(0, 500));
    }
    const acknowledged = await crowd.stop();
    outcome.acknowledged = acknowledged.length;
    return { ...outcome, ...(await house.compare(acknowledged)) };
  } finally {
    await crowd.stop();
    await house.close();
  }
}

async function openHouse(dataDir: string) {
  const log = createLog('silent');
  const start = () => startPostgres({ dataDir, log });
  let postgres: RunningPostgres = await start();
  const shared = {
    DATABASE_URL: toConnectionString(postgres.connection),
    AUTH_SECRET: 'a secret that all processes of one test share',
    // Behind a proxy that says where each call comes from: one address would soon meet the limits.
    TRUST_PROXY: '127.0.0.1',
  };
  let opened = 0;
  async function startStation(): Promise<StationProcess> {
    const folder = join(dataDir, `process-${++opened}`);
    await mkdir(folder, { recursive: true });
    return spawnStation({ ...shared, DATA_DIR: folder, LOG_LEVEL: 'error' });
  }
  let stations = await Promise.all(Array.from({ length: processes }, startStation));

  async function ask<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(postgres.connection);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async function leads(): Promise<string> {
    const { rows } = await ask((client) => client.query('select address from station_lead'));
    return rows[0]?.address ?? '';
  }

  async function replace(dead: StationProcess): Promise<void> {
    dead.kill('SIGKILL');
    stations = stations.filter((one) => one !== dead);
    await dead.ended;
    stations = [...stations, await startStation()];
  }

  return {
    urls: () => stations.map(({ url }) => url),
    /** Resolves when everything is there again. */
    async kill(victim: Victim): Promise<void> {
      if (victim === 'database') {
        process.kill(postgres.pid, 'SIGKILL');
        while (await postgres.isAlive()) await pause(20);
        postgres = await start();
        return;
      }
      const leader = await leads();
      const isWanted = ({ url }: StationProcess) => (url === leader) === (victim === 'leader');
      const dead = stations.find(isWanted) ?? stations[0];
      if (dead) await replace(dead);
    },
    async compare(acknowledged: string[]): Promise<Pick<Outcome, 'lost' | 'doubled'>> {
      return ask(async (client) => {
        const kept = new Set((await client.query('select id from consent_records')).rows.map(({ id }) => id));
        const { rows } = await client.query('select airing_key as key from airings group by 1 having count(*) > 1');
        return { lost: acknowledged.filter((id) => !kept.has(id)), doubled: rows.map(({ key }) => key) };
      });
    },
    async close(): Promise<void> {
      for (const station of stations) station.kill('SIGKILL');
      await Promise.all(stations.map(({ ended }) => ended));
      await postgres.stop();
    },
  };
}

/** People who record their consent again and again, each time at another process. */
function startWriters(urls: () => string[], random: Random) {
  const acknowledged: string[] = [];
  let isOver = false;

  async function write(): Promise<void> {
    const url = random.pick(urls());
    const body = { choice: 'accepted', statistics: true, marketing: true, visitHash: 'a'.repeat(32) };
    const answer = await fetch(`${url}/api/v1/consent/record`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${[1, 2, 3].map(() => random.int(0, 255)).join('.')}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    if (answer.status === 200) acknowledged.push((await answer.json()).data.recordId);
  }

  async function writeOn(): Promise<void> {
    while (!isOver) {
      // What fails was not acknowledged.
      await write().catch(() => undefined);
      await pause(50);
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, writeOn));

  return {
    async untilNext(): Promise<void> {
      const before = acknowledged.length;
      for (const end = performance.now() + longestOutageAllowedMs; acknowledged.length < before + writers; ) {
        if (performance.now() > end) throw new Error('nobody could write for a minute');
        await pause(20);
      }
    },
    async stop(): Promise<string[]> {
      isOver = true;
      await writing;
      return acknowledged;
    },
  };
}
