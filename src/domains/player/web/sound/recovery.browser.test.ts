import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { bar, openSoundingStation, soundSeconds, soundsPast } from '../../on-air.test-helper.ts';
import { openStallingRoad } from '../../stalling-road.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openSoundingStation();
});

const source = (page: Page) => page.evaluate(() => document.querySelector('audio')?.getAttribute('src') ?? '');

/** Listens from here on, with timers that the test can hurry. */
async function listen(url: string) {
  const visitor = await openVisitor(url, { consent: 'rejected' });
  await visitor.page.clock.install();
  await visitor.open('/cookie-policy');
  await bar(visitor.page).getByRole('button', { name: 'Ascolta la diretta' }).click();
  await soundsPast(visitor.page, 0.5);
  return { ...visitor, first: await source(visitor.page) };
}

/** Another connection than the first sounds, and goes on. */
async function soundsAgain(page: Page, first: string): Promise<void> {
  await expect.poll(() => source(page)).not.toBe(first);
  await soundsPast(page, 0.5);
  const before = await soundSeconds(page);
  await soundsPast(page, before + 0.5);
  expect(await bar(page).getByRole('button', { name: 'Metti in pausa' }).isVisible()).toBe(true);
}

/** What was buffered has been heard, and nothing more comes. */
async function fallsSilent(page: Page): Promise<void> {
  const standsStill = async () => {
    const before = await soundSeconds(page);
    await page.waitForTimeout(300);
    return (await soundSeconds(page)) === before;
  };
  await expect.poll(standsStill).toBe(true);
}

/** One second after the other, so that what a timer starts has its time too. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000);
}

const listening = journey(async (part) => {
  const road = await openStallingRoad(station.url);
  const { page, context, first, leave } = await listen(road.url);
  await part('stall', async () => {
    road.stall();
    await fallsSilent(page);
    await pass(page, 10);
    await soundsAgain(page, first);
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });
  await part('restart', async () => {
    const before = await source(page);
    // However long a busy machine takes to start again: for the listener it is a moment.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    road.cut();
    await station.close();
    const { connection, context: past } = station;
    const again = await openTestStation({ connection, mediaFolder: past.config.dataDir, onAir: true });
    road.leadTo(again.url);
    road.open();
    await pass(page, 4);
    await page.clock.resume();
    await soundsAgain(page, before);
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });
  await part('offline', async () => {
    const before = await source(page);
    // The browser's own switch leaves alone what it plays: that the network is gone must also be true.
    await context.setOffline(true);
    road.close();
    await fallsSilent(page);
    await pass(page, 60);
    await page.getByRole('alert').getByText('Non è possibile riprodurre lo streaming.').waitFor();
    expect(await source(page)).toBe('');
    road.open();
    await context.setOffline(false);
    await soundsAgain(page, before);
  });
  await leave();
});

test('[STALL-01] a connection that stays open and brings nothing is left for another', listening('stall'));
test('[STALL-01] a restart of the station is heard as a short silence', listening('restart'));
test('[STALL-01] after a minute without a network the radio comes back by itself', listening('offline'));
