import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Disposable,
  type Page,
} from 'playwright-core';
import { findHeadlessShell } from './find-chromium.ts';

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=user-gesture-required',
  // A page after the other in one process, and drawn in the browser's own: each saves a visit a twentieth of its cost.
  '--renderer-process-limit=1',
  '--in-process-gpu',
  // A page takes the frame of the one before: a new one for each costs a tenth of a visit. Chromium hears the last such switch alone,
  // so that Playwright's own two names stand here too.
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,RenderDocument:level/crashed-frame',
  // A page lives for a second or two here: what these compilers make of its code costs a fifth of a visit and is ready when it is
  // over, and what is new on its heap need not be looked through before it goes.
  '--js-flags=--no-maglev --no-opt --min-semi-space-size=16 --initial-heap-size=256',
];
/** What a browser fetches, unpacks and draws of pictures is a tenth of a visit's cost, and a station draws each size of them first. */
const withoutPictures = '--blink-settings=imagesEnabled=false';

/** What no later call takes back: whoever uses it has the page for themselves alone. */
const lastingOfContext = ['newCDPSession'];
const lastingOfPage = ['clock', 'setExtraHTTPHeaders'];
/** What is taken back before the next visitor comes. */
const disposable = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
const eventsOfContext = ['page', 'request', 'response', 'requestfailed', 'requestfinished', 'console', 'dialog'];
const eventsOfPage = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'load', 'pageerror', 'popup', 'worker'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'websocket'],
];

type PageWish = BrowserContextOptions & {
  /** Whether nothing of the station may lie in the browser's cache. */
  isNew: boolean;
  pictures: boolean;
};

type PooledPage = {
  page: Page;
  context: BrowserContext;
  /** Nobody else gets it afterwards. */
  spend(): void;
  /** For the next visitor, who finds nothing of this one; `origin` is where this one was. */
  giveBack(origin: string): Promise<void>;
};

/** One for all files of a worker, which ends it with itself, and one more once somebody looks at pictures. */
const browsers = new Map<boolean, Promise<Browser>>();
/** By the options of their contexts. */
const free = new Map<string, PooledPage[]>();
const mostFree = 2;

/**
 * A page in a context that nobody else uses meanwhile. A new context starts a process and compiles every script anew, which costs
 * as much as the page itself, so one that was given back is handed out again, to the next file too: its station has the same address.
 */
export async function takePage({ viewport, isNew, pictures, ...options }: PageWish): Promise<PooledPage> {
  const key = JSON.stringify({ isNew, pictures, ...options });
  const pooled = takeFree(key) ?? (await openPage(await openBrowser(pictures), options, key));
  if (isNew) pooled.spend();
  if (viewport) await pooled.page.setViewportSize(viewport);
  return pooled;
}

/** One whose browser crashed meanwhile is gone with it. */
function takeFree(key: string): PooledPage | undefined {
  const others = free.get(key)?.filter(({ page }) => !page.isClosed()) ?? [];
  const pooled = others.pop();
  free.set(key, others);
  return pooled;
}

async function openPage(browser: Browser, options: BrowserContextOptions, key: string): Promise<PooledPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let isSpent = false;
  const spend = () => {
    isSpent = true;
  };
  const put: Promise<Disposable>[] = [];
  for (const target of [context, page]) keepDisposables(target, put);
  onAccess(context, lastingOfContext, spend);
  onAccess(page, lastingOfPage, spend);
  page.on('close', spend);
  page.on('crash', spend);

  async function forget(origin: string): Promise<void> {
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    for (const name of eventsOfContext) context.removeAllListeners(name);
    for (const name of eventsOfPage) page.removeAllListeners(name);
    await Promise.all([context, page].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(put.splice(0).map(async (one) => (await one).dispose()));
    await context.setOffline(false);
    await leaveSite(page, origin);
    await Promise.all([
      session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
      session.send('Page.resetNavigationHistory'),
      context.clearCookies(),
      context.clearPermissions(),
      page.mouse.move(-1, -1),
      page.emulateMedia({
        media: null,
        colorScheme: options.colorScheme ?? 'light',
        reducedMotion: options.reducedMotion ?? 'no-preference',
      }),
    ]);
  }

  const pooled: PooledPage = {
    page,
    context,
    spend,
    giveBack: async (origin) => {
      if (!isSpent) await forget(origin).catch(spend);
      const others = free.get(key) ?? [];
      if (isSpent || others.length === mostFree) return context.close();
      free.set(key, [...others, pooled]);
    },
  };
  return pooled;
}

/**
 * A page without scripts of the same site, since one of another would end the process; what was written on leaving goes there too.
 * The station answers it itself: a request answered in its place takes every script and picture out of the browser's cache.
 */
async function leaveSite(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
}

function keepDisposables(target: BrowserContext | Page, put: Promise<Disposable>[]): void {
  for (const name of disposable) {
    const itself = Reflect.get(target, name) as (...given: unknown[]) => Promise<Disposable>;
    const value = (...given: unknown[]) => {
      const one = itself.apply(target, given);
      put.push(one);
      return one;
    };
    Object.defineProperty(target, name, { value });
  }
}

function onAccess(target: object, names: string[], tell: () => void): void {
  for (const name of names) {
    const itself = Reflect.get(target, name);
    Object.defineProperty(target, name, {
      get: () => {
        tell();
        return itself;
      },
    });
  }
}

/** A browser that crashed takes only the tests of its file along. */
async function openBrowser(pictures: boolean): Promise<Browser> {
  const running = browsers.get(pictures);
  if (!running) return launchAs(pictures);
  const opened = await running;
  return opened.isConnected() ? opened : launchAs(pictures);
}

function launchAs(pictures: boolean): Promise<Browser> {
  const args = pictures ? switches : [...switches, withoutPictures];
  const launched = chromium.launch({ executablePath: findHeadlessShell(), args });
  browsers.set(pictures, launched);
  return launched;
}
