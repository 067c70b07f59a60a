import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quickStart } from '../process/station-process.ts';
import { root } from './imports.ts';

const names = ['#kit/clock.ts', './src/server/config.ts', 'drizzle-orm', 'drizzle-orm/pg-core', 'zod', 'pg', 'node:fs'];

/** Where each is found, and what a module of drizzle's own exports. */
function found(flags: string[]): unknown {
  const script = `
    const { sql } = await import('drizzle-orm');
    const again = await import('drizzle-orm/sql/sql');
    const places = ${JSON.stringify(names)}.map((name) => import.meta.resolve(name));
    console.log(JSON.stringify({ places, isOne: sql === again.sql, names: Object.keys(await import('#kit/clock.ts')) }));`;
  const text = execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], { cwd: root });
  return JSON.parse(text.toString());
}

test('a quick start finds every module where Node itself finds it, and finds it once', () => {
  const quick = found(quickStart);
  expect(quick).toEqual(found([]));
  expect(quick).toMatchObject({ isOne: true, names: expect.arrayContaining(['realClock']) });
});

test('a name that nobody has is refused', () => {
  for (const name of ['#kit/nothing.ts', './src/nothing.ts', 'nothing-of-the-kind']) {
    const script = `await import('${name}').catch(({ code }) => console.log(code))`;
    const said = execFileSync(process.execPath, [...quickStart, '--input-type=module', '-e', script], { cwd: root });
    expect([name, said.toString().trim()]).toEqual([name, expect.stringMatching(/^(?:ERR_MODULE_NOT_FOUND|ENOENT)$/)]);
  }
});
