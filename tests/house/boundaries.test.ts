import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Import, readImports, root, sourceFiles } from './imports.ts';

const imports = readImports();

type Room = { name: string; domain?: string };

/** Which room a file lies in. The runtime is a path segment, so the path tells everything. */
function roomOf(path: string): Room {
  const [, first = '', domain = '', side = ''] = path.split('/');
  if (first !== 'domains') return { name: path.split('/').length === 2 ? 'main' : first };
  const name = ['server', 'web', 'staff'].includes(side) ? `domain ${side}` : 'domain rules';
  return { name, domain };
}

const mayLookInto: Record<string, string[]> = {
  kit: ['kit'],
  contract: ['kit', 'contract'],
  engines: ['kit', 'engines'],
  'domain rules': ['kit', 'contract', 'domain rules'],
  'domain server': ['kit', 'contract', 'engines', 'domain rules', 'domain server', 'server'],
  'domain web': ['kit', 'contract', 'engines', 'domain rules', 'domain web', 'web'],
  'domain staff': ['kit', 'contract', 'domain rules', 'domain staff', 'staff', 'web'],
  web: ['kit', 'contract', 'engines', 'domain rules', 'web'],
  staff: ['kit', 'contract', 'domain rules', 'domain staff', 'staff', 'web'],
  server: ['kit', 'contract', 'engines', 'domain rules', 'server'],
  main: ['server'],
};

/** The few files whose work it is to know the domains. */
const wiring = /^src\/server\/(?:app|domain-module|domain-modules|production|start-station)\.ts$/;
/** The shell keeps a place for the player, as the page table does for the pages. */
const playerPlace = 'src/web/shell/PlayerSlot.tsx';
/** And hands it the press on play that came before the page was hydrated. */
const earlyPlay = 'src/web/early/play-first.ts';
/** And one for the profile modal, which lies over any page. */
const profileMount = 'src/web/shell/extras/ProfileMount.tsx';
/** And one for the hunt's banner and chest. */
const huntMount = 'src/web/shell/extras/HuntMount.tsx';
/** And one for what PRO adds to any page. */
const proMount = 'src/web/shell/extras/ProMount.tsx';
/** The desk lists what every domain brings to it. */
const deskList = 'src/staff/desks.ts';
const seeding = 'src/server/start-station.ts';

/** A foreign key names the other domain's table; the queries still go through that domain's porch. */
function isTable(path: string): boolean {
  return path.endsWith('.tables.ts');
}

function isAllowed({ from, to }: Import): boolean {
  const here = roomOf(from);
  const there = roomOf(to);
  if (wiring.test(from) && there.name === 'domain server') return true;
  if ((from === playerPlace || from === earlyPlay) && there.domain === 'player') return true;
  if (from === profileMount && there.domain === 'accounts' && there.name === 'domain web') return true;
  if (from === huntMount && there.domain === 'hunt' && there.name === 'domain web') return true;
  if (from === proMount && there.domain === 'pro' && there.name === 'domain web') return true;
  if (from === deskList && there.name === 'domain staff') return true;
  if (to.startsWith('seed/')) return from === seeding;
  if (!mayLookInto[here.name]?.includes(there.name)) return false;
  if (!there.domain || there.domain === here.domain) return true;
  if (there.name === 'domain rules') return true;
  if (isTable(from) && isTable(to)) return true;
  return /\/web\/blocks\/|\/server\/[\w-]+\.read\.ts$/.test(to);
}

test('every file looks only into the rooms that the house allows', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test('the rule itself refuses what it must', () => {
  const cases: [string, string, boolean][] = [
    ['src/web/shell/Shell.tsx', 'src/server/config.ts', false],
    ['src/domains/news/web/NewsPage.tsx', 'src/domains/news/server/news.store.ts', false],
    ['src/domains/news/server/news.store.ts', 'src/web/api.ts', false],
    ['src/domains/news/server/news.store.ts', 'src/domains/accounts/server/accounts.store.ts', false],
    ['src/domains/news/server/news.store.ts', 'src/domains/accounts/server/accounts.read.ts', true],
    ['src/domains/charts/server/charts.tables.ts', 'src/domains/catalogue/server/catalogue.tables.ts', true],
    ['src/domains/charts/server/charts.store.ts', 'src/domains/catalogue/server/catalogue.tables.ts', false],
    ['src/domains/home/web/HomePage.tsx', 'src/domains/news/web/NewsPage.tsx', false],
    ['src/domains/home/web/HomePage.tsx', 'src/domains/news/web/blocks/NewsCard.tsx', true],
    ['src/engines/player/player.ts', 'src/domains/news/news.rules.ts', false],
    ['src/kit/slug.ts', 'src/contract/envelope.ts', false],
    ['src/staff/desks.ts', 'src/domains/news/staff/news.desk.ts', true],
    ['src/staff/frame/Frame.tsx', 'src/domains/news/staff/news.desk.ts', false],
    ['src/staff/api.ts', 'src/server/config.ts', false],
    ['src/domains/news/staff/news.desk.ts', 'src/domains/news/server/news.store.ts', false],
    ['src/domains/news/staff/news.desk.ts', 'src/staff/desk.ts', true],
    ['src/domains/news/staff/news.desk.ts', 'src/domains/home/staff/home.desk.ts', false],
    ['src/web/shell/Shell.tsx', 'src/staff/api.ts', false],
    ['src/domains/news/web/NewsPage.tsx', 'src/domains/news/staff/news.desk.ts', false],
  ];
  for (const [from, to, expected] of cases)
    expect([from, to, isAllowed({ from, to, isLater: false })]).toEqual([from, to, expected]);
});

test('no two domains depend on each other in a circle', () => {
  const edges = new Map<string, Set<string>>();
  // A foreign key from table to table carries no behaviour: what is on air refers to the songs, whose pages ask what is on air.
  for (const { from, to } of imports.filter((one) => !(isTable(one.from) && isTable(one.to)))) {
    const [here, there] = [roomOf(from).domain, roomOf(to).domain];
    if (here && there && here !== there) edges.set(here, (edges.get(here) ?? new Set()).add(there));
  }
  const walk = (domain: string, path: string[]): string[] | null => {
    if (path.includes(domain)) return [...path, domain];
    for (const next of edges.get(domain) ?? []) {
      const circle = walk(next, [...path, domain]);
      if (circle) return circle;
    }
    return null;
  };
  expect([...edges.keys()].map((domain) => walk(domain, [])).find(Boolean) ?? null).toBeNull();
});

test('the life cycle of the embedded PostgreSQL is asked through its interface, and knows nothing of the house', () => {
  const room = 'src/server/postgres/';
  const inside = /\/(?:data-folder-lock|supervise-postgres|start-postgres|join-postgres|connection)\.ts$/;
  const crossing = imports.filter(({ from, to }) => from.startsWith(room) !== to.startsWith(room));
  expect(crossing.filter(({ to }) => !to.startsWith('src/kit/') && !inside.test(to))).toEqual([]);
});

test('there is no drawer: no utils, lib, common, shared, index', () => {
  const drawers = sourceFiles('src').filter((path) =>
    /\/(?:utils?|lib|common|shared|helpers)\/|\/index\.tsx?$/.test(path),
  );
  expect(drawers).toEqual([]);
});

/** React remembers one failed fetch for good; `deferred` tries again. */
test('a component whose code comes later comes through deferred', () => {
  const direct = sourceFiles('src').filter((path) =>
    /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(direct).toEqual(['src/web/parts/deferred.ts']);
});
