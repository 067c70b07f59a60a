// Builds for this machine (rolldown, sharp, PostgreSQL and others). npm leaves one out without a word when the lock file cannot name
// it, so they are looked for after an install and fetched by name. Runs on Node 20 before anything is installed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ platform: string, arch: string, isMusl: boolean }} Machine */
/** @typedef {{ owner: string, name: string, version: string, folder: string }} Build */

/** @returns {Machine} */
export function thisMachine() {
  const { platform, arch } = process;
  // Only glibc names its version in the report.
  const isMusl = platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return { platform, arch, isMusl };
}

const platformWords = { win32: ['win32', 'windows'], linux: ['linux', 'linuxmusl'] };
const allPlatforms = new Set(['linux', 'linuxmusl', 'darwin', 'win32', 'windows']);
const wordsOf = (name) => name.slice(name.lastIndexOf('/') + 1).split('-');

/** The builds among these names that a machine needs; where a package makes none for musl, its usual one serves both. */
export function buildsFor(names, { platform, arch, isMusl }) {
  const fitting = names.filter((name) => {
    const words = wordsOf(name);
    return words.includes(arch) && (platformWords[platform] ?? [platform]).some((word) => words.includes(word));
  });
  const musl = fitting.filter((name) => wordsOf(name).some((word) => word.endsWith('musl')));
  const usual = fitting.filter((name) => !musl.includes(name) && !wordsOf(name).includes('android'));
  return isMusl && musl.length > 0 ? musl : usual;
}

/** What the packages of a lock file need on a machine, each with the folder that its owner finds it in. */
export function neededBuilds(root, machine) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  /** @type {Build[]} */
  const needed = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    const names = Object.keys(optionalDependencies).filter((name) =>
      wordsOf(name).some((word) => allPlatforms.has(word)),
    );
    // Three or more: a build that needs one library for the same machine is no owner of builds.
    if (names.length < 3 || !existsSync(join(root, path))) continue;
    for (const name of buildsFor(names, machine)) {
      const version = exactly(optionalDependencies[name], packages[`node_modules/${name}`]);
      const owner = path.replace(/^.*node_modules\//, '');
      needed.push({ owner, name, version, folder: placeOf(root, path, name, version) });
    }
  }
  return needed;
}

/** An owner may name a range; the lock file says which one of it was taken. */
function exactly(wish, locked) {
  return /^\d/.test(wish) ? wish : (locked?.version ?? wish.replace(/^\D+/, ''));
}

/** Where Node finds it from its owner's folder; if it is nowhere, or another version is in the way, where it belongs. */
function placeOf(root, path, name, version) {
  const steps = path.split('/node_modules/');
  const owners = steps.map((_, index) => steps.slice(0, steps.length - index).join('/node_modules/'));
  const places = [...owners.map((owner) => join(root, owner, 'node_modules', name)), join(root, 'node_modules', name)];
  const found = places.find((place) => versionIn(place));
  if (!found) return places.at(-1);
  return versionIn(found) === version ? found : places[0];
}

export function missingBuilds(builds) {
  return builds.filter(({ folder, version }) => versionIn(folder) !== version);
}

function versionIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/** Fetches each in a folder of its own and copies it over: `npm install NAME` in the project would prune whatever it did not lock. */
export function fetchBuilds(builds) {
  for (const { name, version, folder } of builds) {
    const workshop = mkdtempSync(join(tmpdir(), 'native-part-'));
    try {
      writeFileSync(join(workshop, 'package.json'), '{"private":true}');
      const wish = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--force', '--loglevel=silent'];
      const { status } = spawnSync('npm', [...wish, `${name}@${version}`], {
        cwd: workshop,
        shell: process.platform === 'win32',
      });
      const fetched = join(workshop, 'node_modules', name);
      if (status === 0 && existsSync(fetched)) cpSync(fetched, folder, { recursive: true, verbatimSymlinks: true });
    } finally {
      rmSync(workshop, { recursive: true, force: true });
    }
  }
}

/** One sentence for whoever sits at a machine that a build does not exist for. */
export function sentenceOf(builds, { platform, arch, isMusl }) {
  const names = [...new Set(builds.map(({ name, version }) => `${name}@${version}`))].join(', ');
  return `Missing for ${platform} ${arch}${isMusl ? ' (musl)' : ''}: ${names}; it could not be fetched.`;
}
