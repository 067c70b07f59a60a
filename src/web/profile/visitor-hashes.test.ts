import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const hash = /^[0-9a-f]{32}$/;
let jar: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  jar = new Map();
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const open = () => import('./visitor-hashes.ts');

test('[SESSION-04] a page knows the mark that the station has set, and takes no other for one', async () => {
  const { browserHash } = await open();
  const own = 'b'.repeat(32);
  expect(browserHash()).toBeNull();
  for (const [value, known] of [
    [own, null],
    [`${own}.short`, null],
    [`${own}.${'s'.repeat(27)}`, own],
  ]) {
    jar.set('a1_browserHash', value ?? '');
    expect(browserHash()).toBe(known);
  }
});

test('[SESSION-07] each visit has a hash of its own, the same for all its pages', async () => {
  const first = (await open()).sessionHash();
  expect(first).toMatch(hash);
  vi.resetModules();
  expect((await open()).sessionHash()).toBe(first);
  vi.resetModules();
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  expect((await open()).sessionHash()).not.toBe(first);
});
