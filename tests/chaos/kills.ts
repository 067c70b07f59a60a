import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createRandom } from '#kit/random.ts';
import { createLog } from '#server/log.ts';
import { startSmtp } from '#server/mail/smtp-server.test-helper.ts';
import { toConnectionString } from '#server/postgres/connection.ts';
import { type RunningPostgres, startPostgres } from '#server/postgres/start-postgres.ts';
import { afterwards } from '../afterwards.ts';
import { type StationProcess, spawnStation } from '../process/station-process.ts';
import { listenTo } from '../process/two-stations.ts';
import { type Comparison, compareWrites } from './compare-writes.ts';
import { startKnocking } from './knocking.ts';
import { startWriters } from './writers.ts';

export type Victim = 'app' | 'leader' | 'database';

type Outcome = Comparison & {
  acknowledged: number;
  /** How long nobody could write after a kill, at worst. */
  longestOutageMs: number;
  /** Kills after which a listener of a process that lived heard nothing more. */
  cut: string[];
  /** Answers of those who lived that are neither good nor a 503 with a time to come back, and whatever shows what is ours. */
  faults: string[];
};

type Options = {
  /** With a stopped cluster and tones to play in it; the stations' own folders are made there too. */
  dataDir: string;
  victims: Victim[];
  seed: number;
  onKill?(number: number, victim: Victim): void;
  /** Ends the claims that killed processes left once nobody writes any more, where nobody looks at how they run out. */
  endsClaims?: boolean;
};

const processes = 2;

/** Kills processes of a station and its database while people write, and compares what was acknowledged with what is there. */
export async function killUnderWrites({
  dataDir,
  victims,
  seed,
  onKill = () => undefined,
  endsClaims = false,
}: Options): Promise<Outcome> {
  const random = createRandom(seed);
  const house = await openHouse(dataDir);
  const crowd = startWriters({ urls: house.urls, random });
  afterwards(crowd.stop);
  const knocking = startKnocking(house.urls);
  const cut: string[] = [];
  let longestOutageMs = 0;
  await crowd.untilNext();
  await house.isHeard();
  for (const [number, victim] of victims.entries()) {
    onKill(number, victim);
    const killedAt = performance.now();
    const back = house.kill(victim, { isLast: number === victims.length - 1 });
    await crowd.untilNext();
    longestOutageMs = Math.max(longestOutageMs, performance.now() - killedAt);
    await back;
    await house.isHeard();
    cut.push(...house.endedEarly().map((url) => `${number + 1} ${victim} ${url}`));
    await pause(random.int(0, 500));
  }
  const acknowledged = await crowd.stop();
  const { faults } = await knocking.stop();
  if (endsClaims) await house.ask(endClaims);
  const comparison = await house.ask((client) => compareWrites(client, house.smtp, acknowledged));
  return { ...comparison, acknowledged: crowd.count(), longestOutageMs, cut, faults };
}

/** As if their time were over, and whoever delivers is told. */
async function endClaims(client: pg.Client): Promise<void> {
  await client.query('update mail_outbox set next_try_at = now() where delivered_at is null');
  await client.query("select pg_notify('station_events', 'mail written')");
}

/** It was heard, and its line has ended. */
function isCut(state: { status: number; ended: boolean } | undefined): boolean {
  return state?.status === 200 && state.ended;
}

async function openHouse(dataDir: string) {
  const start = () => startPostgres({ dataDir, log: createLog('silent') });
  let postgres: RunningPostgres = await start();
  afterwards(() => postgres.stop());
  const smtp = await startSmtp();
  const shared = {
    DATABASE_URL: toConnectionString(postgres.connection),
    AUTH_SECRET: 'a secret that all processes of one test share',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'error',
  };
  let opened = 0;
  async function startStation(): Promise<StationProcess> {
    const folder = join(dataDir, `process-${++opened}`);
    await mkdir(folder, { recursive: true });
    await symlink(join(dataDir, 'media'), join(folder, 'media'));
    const station = await spawnStation({ ...shared, DATA_DIR: folder });
    afterwards(async () => {
      station.kill('SIGKILL');
      await station.ended;
    });
    ears.set(station.url, listenTo(`${station.url}/stream/antena_1`));
    return station;
  }
  const ears = new Map<string, ReturnType<typeof listenTo>>();
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

  return {
    smtp,
    ask,
    urls: () => stations.map(({ url }) => url),
    /** Until everybody at a process that lives has heard some more. A stream that is not there yet is asked for again. */
    async isHeard(): Promise<void> {
      for (const { url } of stations) {
        const before = ears.get(url)?.state.bytes ?? 0;
        while ((ears.get(url)?.state.bytes ?? 0) === before) {
          const { status, ended } = ears.get(url)?.state ?? { status: 0, ended: true };
          if (ended && status !== 200) ears.set(url, listenTo(`${url}/stream/antena_1`));
          else if (ended) break;
          await pause(100);
        }
      }
    },
    endedEarly: () => stations.map(({ url }) => url).filter((url) => isCut(ears.get(url)?.state)),
    /** Resolves when everything is there again; whoever is killed last of all is missed by nobody. */
    async kill(victim: Victim, { isLast }: { isLast: boolean }): Promise<void> {
      if (victim === 'database') {
        process.kill(postgres.pid, 'SIGKILL');
        while (await postgres.isAlive()) await pause(20);
        postgres = await start();
        return;
      }
      const leader = await leads();
      const isWanted = ({ url }: StationProcess) => (url === leader) === (victim === 'leader');
      const dead = stations.find(isWanted) ?? stations[0];
      dead?.kill('SIGKILL');
      stations = stations.filter((one) => one !== dead);
      await dead?.ended;
      if (!isLast) stations = [...stations, await startStation()];
    },
  };
}
