import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { afterwards } from '../afterwards.ts';
import { addWitness } from '../witnesses.ts';
import { takePage } from './page-pool.ts';

/** As for polls: a bound for what hangs. */
const longestStepMs = 60_000;

/** A browser that shows no pictures wonders why a page brings one early. */
const ofMissingPictures = /because image loading is disabled|^The resource \S+\.(?:svg|webp|jpg|png)\S* was preloaded/;

type Arrival = {
  width?: number;
  height?: number;
  touch?: boolean;
  /** The cookie choice that the visitor made earlier; undefined means that they never chose. */
  consent?: 'accepted' | 'rejected';
  javaScript?: boolean;
  /** Whether their browser shows pictures; everything else of a page is the same without. */
  pictures?: boolean;
  /** Whether they like motion. An animation costs the processor as long as a page is open, so only tests of motion want it. */
  motion?: boolean;
  /** Whether they were never here, so that the browser has no file of the station's. */
  isNew?: boolean;
  context?: BrowserContextOptions;
};

/** A person in a real browser, with what the browser complained about and whom it called. */
export type Visitor = {
  page: Page;
  context: BrowserContext;
  open(path: string): Promise<void>;
  /** Console errors and warnings, uncaught errors, and answers of 5xx. */
  complaints: string[];
  /** Hosts other than the station's that the page tried to reach. */
  strangers: string[];
  leave(): Promise<void>;
};

/** What the page says by itself, and how it begins. */
async function seenOn(page: Page) {
  const told = await page.locator('[role=alert], [role=status], [aria-invalid=true]').allInnerTexts();
  const [text = ''] = await page.locator('main').allInnerTexts();
  return { at: page.url(), told: told.filter(Boolean), text: text.slice(0, 400) };
}

export async function openVisitor(url: string, arrival: Arrival = {}): Promise<Visitor> {
  const {
    width = 1280,
    height = 720,
    touch = false,
    consent,
    javaScript = true,
    pictures = false,
    motion = false,
    isNew = false,
  } = arrival;
  const { context, page, giveBack } = await takePage({
    isNew,
    pictures,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: javaScript,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    ...arrival.context,
  });
  let isHere = true;
  const leave = async () => {
    if (!isHere) return;
    isHere = false;
    unwatch();
    await giveBack(url);
  };
  // Who comes during a test goes with it, and the next one gets their page; who came before stays for the file.
  if (TestRunner.getCurrentTest()) onTestFinished(leave);
  else afterwards(leave);
  context.setDefaultTimeout(longestStepMs);
  if (consent) await context.addCookies([{ name: 'CookieConsent', value: consent, url }]);
  const complaints: string[] = [];
  const strangers: string[] = [];
  const asked: string[] = [];
  const came = Date.now();
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!pictures && ofMissingPictures.test(message.text())) return;
    // The browser does not say in its text what it could not load.
    complaints.push(
      /^Failed to load/.test(message.text()) ? `${message.text()} ${message.location().url}` : message.text(),
    );
  });
  const unwatch = addWitness(async () => {
    const seen = await Promise.all(context.pages().map(seenOn));
    return JSON.stringify({ seen, complaints, asked });
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol, pathname, search } = new URL(request.url());
    if (request.resourceType() !== 'image') asked.push(`${Date.now() - came} ms ${pathname}${search}`);
    if (protocol.startsWith('http') && origin !== url) strangers.push(request.url());
  });
  return {
    page,
    context,
    open: async (path) => {
      await page.goto(url + path);
      // As an element, not as a function of the page's: Playwright brings its own code into one world less.
      if (javaScript) await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
    },
    complaints,
    strangers,
    leave,
  };
}
