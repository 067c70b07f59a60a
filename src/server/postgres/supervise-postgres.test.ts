import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PostgresConnection } from './connection.ts';
import { readPostmasterFile } from './postmaster.ts';
import { makeStationFolder } from './station-folder.fixture.ts';
import { supervisePostgres } from './supervise-postgres.ts';

// Seconds on a quiet machine; a busy one may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const log = { info: () => {}, warn: () => {}, error: () => {} };
const patience = { timeout: 60_000 };

async function newStation() {
  const station = await makeStationFolder({ hasCluster: true });
  onTestFinished(station.remove);
  const { dataDir, systemFolder } = station;
  const cluster = join(dataDir, 'postgres');
  const pidOf = async () => (await readPostmasterFile(cluster))?.pid ?? 0;
  return { ...station, cluster, pidOf, options: { dataDir, systemFolder, log, tuning: 'test' } as const };
}

async function isServing(connection: PostgresConnection): Promise<boolean> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

test('[FAULT-01] a PostgreSQL that is killed comes back at the same place, started or adopted, and not after a stop', async () => {
  const { start, pidOf, options } = await newStation();
  await start();
  const adopted = await pidOf();
  const lost = vi.fn();
  const server = await supervisePostgres(options, lost);
  expect(await pidOf()).toBe(adopted);
  process.kill(adopted, 'SIGKILL');
  await expect.poll(async () => (await pidOf()) !== adopted && isServing(server.connection), patience).toBe(true);
  const started = await pidOf();
  process.kill(started, 'SIGKILL');
  await expect.poll(async () => (await pidOf()) !== started && isServing(server.connection), patience).toBe(true);
  await server.stop();
  expect(await isServing(server.connection)).toBe(false);
  expect(await pidOf()).toBe(0);
  expect(lost).not.toHaveBeenCalled();
});

test('[FAULT-01] one that cannot come back is said to be lost', async () => {
  const { cluster, pidOf, options } = await newStation();
  const lost = vi.fn();
  const server = await supervisePostgres(options, lost, { baseMs: 10, capMs: 50 });
  const pid = await pidOf();
  await rm(join(cluster, 'global/pg_control'));
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lost.mock.calls.length, patience).toBe(1);
  await server.stop();
});
