import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
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

type Service = {
  image: string;
  command?: string[];
  env_file?: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
};

describe('the containers', () => {
  const { services, volumes }: { services: Record<string, Service>; volumes: object } = parse(read('compose.yaml'), {
    merge: true,
  });
  const stations = Object.values(services).filter(({ command }) => command?.includes('src/main.ts'));
  const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((mount) => mount.split(':')));

  test('name files, volumes and services that are there', () => {
    const named = mounts.map(([source = '']) => source).filter((source) => !source.startsWith('/'));
    const missing = named.filter((source) => !(source in volumes) && !existsSync(join(root, 'deploy', source)));
    const waitedFor = Object.values(services).flatMap(({ depends_on: on = {} }) => Object.keys(on));
    expect([missing, waitedFor.filter((name) => !(name in services))]).toEqual([[], []]);
    expect(stations.length).toBe(3);
    for (const { env_file: file = '', command = [] } of stations) {
      expect(existsSync(join(root, 'deploy', file)) && existsSync(join(root, command.at(-1) ?? ''))).toBe(true);
    }
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const { image } of stations) expect(image).toContain(`node:${dependencies.node.split('.')[0]}-`);
  });

  test('start with the settings of their file, each on a port that the proxy knows, with folders that outlive them', () => {
    const given: Record<string, string | undefined> = {
      ...parseEnv(read('station.env')),
      AUTH_SECRET: '9f2c61d07be84a35c1f0e7d94b6a8823',
    };
    const known = [...read('nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+) /g)].map(([, port]) => Number(port));
    const configs = stations.map(({ environment = {} }) => {
      const own = Object.entries(environment).map(([name, value]) => [name, String(value)]);
      return readConfig({ ...given, ...Object.fromEntries(own) });
    });
    expect(configs.map(({ port }) => port)).toEqual(known);
    expect(new Set(configs.map(({ dataDir }) => dataDir)).size).toBe(3);
    const places = mounts.map(([, place = '']) => place);
    for (const { dataDir, backup } of configs) {
      for (const folder of [dataDir, backup?.folder ?? '']) {
        expect([folder, places.some((place) => folder === place || folder.startsWith(`${place}/`))]).toEqual([
          folder,
          true,
        ]);
      }
    }
    const {
      POSTGRES_USER: user,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: name,
    } = services.postgres?.environment ?? {};
    expect(given.DATABASE_URL).toBe(`postgresql://${user}:${password}@127.0.0.1:5432/${name}`);
  });
});
