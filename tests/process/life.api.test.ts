import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isRunning } from '#server/postgres/is-running.ts';
import { joinPostgres } from '#server/postgres/join-postgres.ts';
import { copyFolder } from '../prepared/keep.ts';
import { makeTempFolder } from '../temp-folder.ts';
import { copyDatabase } from '../test-station.ts';
import { databaseUrl } from './station-database.ts';
import { type StationProcess, spawnStation } from './station-process.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'station-life-'));
  await chmod(dataDir, 0o755);
  await copyFolder(join(inject('prepared'), 'postgres'), dataDir);
});
afterAll(async () => {
  await endStation('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

let running: StationProcess | undefined;

/** One for all tests that do not end it. */
async function openStation(): Promise<StationProcess> {
  running ??= await spawnStation({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  return running;
}

async function endStation(signal: NodeJS.Signals): Promise<number | null | undefined> {
  const ending = running;
  running = undefined;
  ending?.kill(signal);
  return ending?.ended;
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Looks into the database of the station that runs. */
async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await joinPostgres(dataDir));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes a record that the station acknowledges; returns its id. */
async function write(url: string): Promise<string | null> {
  const body = { choice: 'accepted', statistics: true, marketing: true, visitHash: 'a'.repeat(32) };
  const response = await fetch(`${url}/api/v1/consent/record`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  return response?.status === 200 ? (await response.json()).data.recordId : null;
}

/**
 * Sends a call without its body and waits until the station asks for the rest (100 Continue), so that it is surely under way;
 * `finish` sends the body and reads the answer.
 */
async function beginWrite(url: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ choice: 'rejected', statistics: false, marketing: false, visitHash: 'b'.repeat(32) });
  const head = [
    'POST /api/v1/consent/record HTTP/1.1',
    `host: ${hostname}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
    'connection: close',
    '\r\n',
  ];
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const ended = once(socket, 'close');
  socket.write(head.join('\r\n'));
  await expect.poll(() => text).toContain('100 Continue');
  return {
    finish: async () => {
      socket.write(body);
      await ended;
      return text;
    },
  };
}

function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );
}

describe('a station in its own process', () => {
  test('keeps everything acknowledged through kill -9 of itself, and of itself and its database', async () => {
    const acknowledged: string[] = [];
    for (const victim of ['app', 'app and database'] as const) {
      const station = await openStation();
      const databasePid = await postmasterPid();
      for (let number = 0; number < 8; number++) acknowledged.push((await write(station.url)) ?? '');
      void write(station.url);
      if (victim === 'app and database') process.kill(databasePid, 'SIGKILL');
      await endStation('SIGKILL');
    }
    await openStation();
    const { rows } = await inDatabase((client) => client.query('select id from consent_records'));
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged).toHaveLength(16);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  test('a second start on the same data folder says so in one line and leaves the first alone', async () => {
    const station = await openStation();
    const failed = await spawnStation({ DATA_DIR: dataDir }).catch((error: Error) => error.message);
    expect(failed).toContain(`in use by process ${station.pid}`);
    expect((await fetch(`${station.url}/readyz`)).status).toBe(200);
  });

  test('the log holds no address, no query and no body of a visitor', async () => {
    const station = await openStation();
    await fetch(`${station.url}/api/v1/profile/login?canary=query-canary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'agent-canary' },
      body: '{"email":"body-canary@example.org","password":"password-canary"}',
    });
    await expect.poll(station.output).toContain('/api/v1/profile/login');
    expect(station.output()).not.toMatch(/canary/);
    expect(execFileSync('ls', [dataDir], { encoding: 'utf8' })).toContain('postgres.log');
  });

  test('[OPS-01] SIGTERM lets requests under way finish, then stops the station and its database cleanly', async () => {
    const station = await openStation();
    const databasePid = await postmasterPid();
    const underWay = await Promise.all(Array.from({ length: 10 }, () => beginWrite(station.url)));
    const ended = endStation('SIGTERM');
    await expect.poll(() => isRefused(station.url)).toBe(true);
    for (const request of underWay) expect(await request.finish()).toContain('"status":"success"');
    expect(await ended).toBe(0);
    // It has ended; its number is free once the system has noted that its parent ended too.
    await expect.poll(() => isRunning(databasePid)).toBe(false);
    // Also what it says at its end names no visitor of the other tests.
    expect(station.output()).not.toMatch(/canary/);
  });

  test('[OPS-04] production with demo accounts in its database does not start, and names the reason', async () => {
    const connection = await copyDatabase('empty');
    const client = new pg.Client(connection);
    await client.connect();
    await client.query("insert into users (email, name, is_demo) values ('demo@example.org', 'Demo', true)");
    await client.end();
    const production = {
      DATA_DIR: await makeTempFolder('production'),
      DATABASE_URL: databaseUrl(connection),
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      AUTH_SECRET: '9f2c61d07be84a35c1f0e7d94b6a8823',
      PUBLIC_URL: 'https://radio.example',
    };
    const failed = await spawnStation(production).catch((error: Error) => error.message);
    expect(failed).toContain('demo accounts with printed passwords');
  });
});
