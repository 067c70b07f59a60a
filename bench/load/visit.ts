import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';

export type Visit = { bytes: number; requests: number };
type Arrival = { url: string; width: number; toTheEnd: boolean };

const quietMs = 1_500;
const patienceMs = 20_000;

/** One visit with an empty browser cache on a phone's screen, until nothing more is asked for. */
export async function visit(browser: Browser, { url, width, toTheEnd }: Arrival): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const seen: Visit = { bytes: 0, requests: 0 };
  let lastAt = performance.now();
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('http')) return;
    seen.requests++;
    lastAt = performance.now();
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    lastAt = performance.now();
  });
  const quiet = async () => {
    const end = performance.now() + patienceMs;
    while (performance.now() - lastAt < quietMs && performance.now() < end) await pause(100);
  };
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await quiet();
  if (toTheEnd) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 400) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await pause(50);
    }
    await quiet();
  }
  await context.close();
  return seen;
}
