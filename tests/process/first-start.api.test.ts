import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { toConnectionString } from '#server/postgres/connection.ts';
import { root } from '../house/imports.ts';
import { fewPartners } from './small-demo.ts';
import { quickStart, type StationProcess, spawnStation } from './station-process.ts';

const small = 'tests/process/small-demo.fixture.ts';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'station-first-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function picturesOn(url: string): Promise<string[]> {
  const page = await (await fetch(`${url}/parceiros`)).text();
  return [...new Set(page.match(/\/media\/original\/partners\/[0-9a-f]{16}\.png/g))];
}

async function look(address: string) {
  const { status, headers } = await fetch(address);
  return { status, type: headers.get('content-type'), cache: headers.get('cache-control') };
}

const hasSaid = (station: StationProcess, words: string) =>
  expect.poll(station.output, { timeout: 120_000 }).toContain(words);

async function drawnFiles(dataDir: string): Promise<Record<string, number>> {
  const place = join(dataDir, 'media/partners');
  const names = await readdir(place);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await stat(join(place, name))).mtimeMs])),
  );
}

describe('a first start', () => {
  test('[START-01] answers while the demo is still being made, and after a kill goes on where it was', async () => {
    const dataDir = join(folder, 'var');
    const env = { DATA_DIR: dataDir, SEED: 'demo', DEMO_GATE: join(folder, 'gate') };
    const first = await spawnStation(env, { run: [small] });
    await hasSaid(first, 'fermi al cancello');
    const pictures = await picturesOn(first.url);
    expect(pictures).toHaveLength(fewPartners.length);
    const seen = await Promise.all(pictures.map((path) => look(first.url + path)));
    expect(seen.map(({ status }) => status)).toEqual(pictures.map(() => 200));
    expect(seen.filter(({ cache }) => cache?.includes('immutable'))).toHaveLength(2);
    const waiting = seen.filter(({ cache }) => cache === 'no-store');
    expect(waiting).toHaveLength(pictures.length - 2);
    expect(waiting[0]?.type).toBe('image/jpeg');
    expect((await look(`${first.url}/media/200x200/partners/0123456789abcdef.png`)).status).toBe(404);
    const sound = (await fetch(`${first.url}/stream/antena_1`)).body?.getReader();
    expect((await sound?.read())?.value?.length).toBeGreaterThan(0);
    await sound?.cancel();
    const before = await drawnFiles(dataDir);
    first.kill('SIGKILL');
    await first.ended;

    await writeFile(env.DEMO_GATE, '');
    const second = await spawnStation(env, { run: [small] });
    await hasSaid(second, 'La demo è completa.');
    expect(second.output()).not.toContain('i partner');
    expect(second.output()).not.toContain('due disegni');
    expect(await drawnFiles(dataDir)).toMatchObject(before);
    expect(await picturesOn(second.url)).toEqual(pictures);
    for (const path of pictures) expect((await look(second.url + path)).cache).toContain('immutable');
    second.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  test('[START-01] that is told to stop in its middle ends', async () => {
    const env = { ...process.env, DATA_DIR: join(folder, 'cut'), SEED: 'demo', LOG_LEVEL: 'info', PORT: '0' };
    const station = spawn(process.execPath, [...quickStart, join(root, small)], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(station, 'exit');
    let output = '';
    for await (const chunk of station.stdout) {
      output += chunk;
      if (output.includes('makes a new cluster')) station.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
    expect(output).not.toContain('è in onda');
  });

  test('[FAULT-04] processes that start at once on an empty database all answer, and seed it once', async () => {
    const postgres = inject('postgres');
    const database = `first_start_${process.pid}_${Date.now()}`;
    const client = new pg.Client({ ...postgres, database: 'postgres' });
    await client.connect();
    await client.query(`create database ${database}`);
    await client.end();
    const gate = join(folder, 'open-gate');
    await writeFile(gate, '');
    const url = toConnectionString({ ...postgres, database, ssl: false });
    const stations = await Promise.all(
      ['one', 'patient'].map(async (name) => {
        // A folder with music in it: nothing is composed.
        await mkdir(join(folder, name, 'seed'), { recursive: true });
        const place = { DATA_DIR: join(folder, name), DATABASE_URL: url };
        const env = { ...place, SEED: 'demo', DEMO_GATE: gate, DEMO_SILENT: 'yes' };
        return spawnStation(env, { run: name === 'patient' ? [small, '--wait'] : [small] });
      }),
    );
    for (const station of stations) expect((await fetch(`${station.url}/parceiros`)).status).toBe(200);
    const [, patient] = stations;
    expect(patient?.output()).toMatch(/La demo è completa\..*è in onda/s);
    const reader = new pg.Client({ ...postgres, database });
    await reader.connect();
    const { rows } = await reader.query('select count(*)::int as kept from partners');
    expect(rows).toEqual([{ kept: fewPartners.length }]);
    await reader.end();
    for (const station of stations) station.kill('SIGTERM');
    expect(await Promise.all(stations.map(({ ended }) => ended))).toEqual([0, 0]);
  });
});
