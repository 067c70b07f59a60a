import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { root } from './imports.ts';

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

test('the settings that operators are given start in production once the secret is their own', () => {
  const given = parseEnv(read('station.env'));
  expect(() => readConfig(given)).toThrow(/^Settings refused:\n {2}- AUTH_SECRET is missing[^\n]*$/);
  const secret = { AUTH_SECRET: '9f2c61d07be84a35c1f0e7d94b6a8823' };
  expect(readConfig({ ...given, ...secret })).toMatchObject({ production: true, backup: { keep: 14 } });
  // What is only suggested is whole too.
  const all = parseEnv(read('station.env').replace(/^# (?=[A-Z0-9_]+=)/gm, ''));
  const keys = Object.fromEntries(Object.keys(all).map((name) => [name, all[name] || 'key']));
  expect(readConfig({ ...keys, ...secret }).hls).toMatchObject({ countOneIn: 100 });
});

test('every setting that a file of deploy/ names is one that the documentation tells', () => {
  const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const named = ['station.env', 'station@.service', 'compose.yaml'].flatMap((file) =>
    [...read(file).matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)[=:] ?/g)].map(([, name = '']) => name),
  );
  const own = named.filter((name) => !name.startsWith('POSTGRES_'));
  expect(own.length).toBeGreaterThan(15);
  const isTold = (name: string) => documented.includes(`\`${name}\``) || isPartTold(name);
  // Settings of one kind share a line: `HLS_S3_ENDPOINT`, `_BUCKET`.
  const isPartTold = (name: string) => documented.includes(`\`${name.replace(/^(?:MEDIA|HLS)_S3/, '')}\``);
  expect(own.filter((name) => !isTold(name))).toEqual([]);
});

test('every file of deploy/ is told of in the documentation', () => {
  const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(readdirSync(join(root, 'deploy')).filter((file) => !documented.includes(`deploy/${file}`))).toEqual([]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0;
test.skipIf(!hasSystemd)('systemd understands the unit of a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  try {
    const unit = join(folder, 'station@3001.service');
    copyFileSync(join(root, 'deploy/station@.service'), unit);
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    // On this machine the program and the user need not be there.
    const complaints = stderr
      .split('\n')
      .filter((line) => line.includes('station@3001.service') && !/not executable|No such file/.test(line));
    expect(complaints).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
