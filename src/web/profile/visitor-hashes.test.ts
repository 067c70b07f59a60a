import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const hash = /^[0-9a-f]{32}$/;
/** What the browser was asked to keep, with every attribute. */
let asked: string[];

beforeEach(() => {
  vi.resetModules();
  asked = [];
  const jar = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      asked.push(text);
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      jar.set(name, value);
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

test('[SESSION-04] a browser without a mark gets one, and keeps the one it has', async () => {
  const { browserHash, keepBrowserHash } = await open();
  expect(browserHash()).toBeNull();
  const first = keepBrowserHash();
  expect(first).toMatch(hash);
  expect(browserHash()).toBe(first);
  expect(keepBrowserHash()).toBe(first);
  expect(asked[0]).toMatch(/^a1_browserHash=[0-9a-f]{32};/);
});

test('[SESSION-05] the mark lives for ten years, from the last choice on', async () => {
  const { keepBrowserHash } = await open();
  keepBrowserHash();
  keepBrowserHash();
  const seconds = asked.map((text) => Number(/Max-Age=(\d+)/.exec(text)?.[1]));
  expect(seconds).toEqual([10 * 365 * 86_400, 10 * 365 * 86_400]);
});

test('[SESSION-06] the mark is for the host of the page and all its paths: no wider domain is named', async () => {
  const { keepBrowserHash } = await open();
  keepBrowserHash();
  expect(asked[0]).toContain('; Path=/;');
  expect(asked[0]).not.toMatch(/domain=/i);
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
