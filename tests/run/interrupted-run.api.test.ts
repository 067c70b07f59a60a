import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, test } from 'vitest';
import { isRunning } from '#server/postgres/is-running.ts';
import { quickStart } from '../process/station-process.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('a run that ends by %s leaves no PostgreSQL behind', (signal) =>
  interrupt(signal),
);

test('a run that is killed while it prepares leaves neither a PostgreSQL behind nor half of what it prepared', async () => {
  const place = await mkdtemp(join(tmpdir(), 'place-'));
  await interrupt('SIGKILL', [place]);
  expect(await readdir(place)).toEqual([]);
});

async function interrupt(signal: NodeJS.Signals, options: string[] = []): Promise<void> {
  const file = join(import.meta.dirname, 'interrupted-run.fixture.ts');
  const run = spawn(process.execPath, [...quickStart, file, inject('prepared'), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line = ''] = await Promise.race([once(createInterface(run.stdout), 'line'), once(run, 'exit')]);
  const { pid, folder }: { pid: number; folder: string } = JSON.parse(String(line));
  expect(isRunning(pid)).toBe(true);
  run.kill(signal);
  await expect.poll(() => isRunning(pid)).toBe(false);
  await expect.poll(() => existsSync(folder)).toBe(false);
}
