import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { firstLineOf, killHard, runFixture } from './station-folder.fixture.ts';

// Seconds on a quiet machine; a busy one may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
let children: ChildProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'antena-lock-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) await killHard(child);
  await rm(dataDir, { recursive: true, force: true });
});

function startAnother(folder = dataDir): ChildProcess {
  const child = runFixture('lock-process.fixture.ts', folder);
  children.push(child);
  return child;
}

test('a second start on the same folder is refused in one line that names the first', async () => {
  const first = await lockDataFolder(dataDir);
  const refusal = `the data folder ${dataDir} is in use by process ${process.pid}`;
  expect(await firstLineOf(startAnother())).toContain(refusal);
  await expect(lockDataFolder(dataDir)).rejects.toThrow(refusal);
  await first.release();
  expect(await firstLineOf(startAnother())).toBe('taken');
});

test('of several that start at the same moment exactly one gets the folder, and the others name it', async () => {
  const rivals = [startAnother(), startAnother(), startAnother(), startAnother()];
  const outcomes = await Promise.all(rivals.map(firstLineOf));
  const winners = rivals.filter((_, place) => outcomes[place] === 'taken');
  expect(winners).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome !== 'taken') expect(outcome).toContain(`in use by process ${winners[0]?.pid};`);
  }
});

test('a lock left by a killed process is taken over, even when its pid has passed to another program', async () => {
  const killed = startAnother();
  expect(await firstLineOf(killed)).toBe('taken');
  await killHard(killed);
  await writeFile(join(dataDir, 'station.pid'), `${process.ppid}\n`);
  const lock = await lockDataFolder(dataDir);
  await lock.release();
});

test('the length of the path does not matter', async () => {
  const deep = join(dataDir, 'x'.repeat(120), 'y'.repeat(120));
  const lock = await lockDataFolder(deep);
  expect(await firstLineOf(startAnother(deep))).toContain(`in use by process ${process.pid};`);
  await lock.release();
});
