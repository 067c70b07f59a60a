import { expect, test } from 'vitest';
import { modalOn } from '#domains/accounts/web/modal.test-helper.ts';
import { openSoundingStation, soundSeconds } from '#domains/player/on-air.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { openMember } from '../../../../tests/browser/member.ts';
import { journey } from '../../../../tests/journey.ts';
import { proPage } from '../pro.rules.ts';
import { toolsMessages } from '../tools.messages.ts';

const text = toolsMessages['pt-BR'];
const station = await openSoundingStation();

/** A PRO listener in a browser of their own. */
async function openPro() {
  const member = await openMember(station, { consent: 'accepted' });
  await member.person.makePro(new Date(Date.now() + 400 * 86_400_000));
  const { page, complaints } = member;
  const modal = modalOn(page);
  const banner = page.getByRole('banner');
  const root = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  return {
    page,
    complaints,
    modal,
    banner,
    async open(path: string) {
      await member.open(path);
      await eventually(root).toMatchObject({ pro: 'true' });
    },
    async openPanel() {
      await banner.getByRole('button', { name: /Meu perfil/ }).click();
      await modal.dialog.getByRole('heading', { name: text.title }).waitFor();
    },
  };
}

const [paper, night] = ['rgb(250, 247, 242)', 'rgb(18, 16, 14)'];

/** Somebody who is PRO, and changes the light. */
const living = journey(async (part) => {
  type Event = { name: string; labels: Record<string, string> };
  const events: Event[] = [];
  const { page, complaints, modal, banner, open, openPanel } = await openPro();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choice = (name: string) => modal.dialog.getByRole('radio', { name });
  page.on('request', (request) => {
    if (request.url().endsWith('/tracking/events')) events.push(...request.postDataJSON().events);
  });
  await open('/chi-siamo');
  await part('badge', async () => {
    const badge = banner.getByText('PRO', { exact: true });
    expect(await badge.isVisible()).toBe(true);
    expect(await badge.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(184, 134, 43)');
  });
  await part('reported', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Partner' }).click();
    await page.waitForURL('**/parceiros');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await eventually(() =>
      events.filter(({ labels }) => labels.isPro).map(({ name, labels }) => [name, labels.isPro]),
    ).toEqual([
      ['user_known', 'true'],
      ['page_view', 'true'],
    ]);
  });
  await part('tools', async () => {
    await goOn(page, proPage);
    await page.locator('[data-promo]').getByText('Sei già PRO').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Imposta la sveglia' }).click();
    await modal.dialog.getByRole('group', { name: text.alarm.title }).waitFor();
    expect(await modal.dialog.getByText('PRO', { exact: true }).isVisible()).toBe(true);
  });
  await part('dark', async () => {
    expect(await ground()).toBe(paper);
    expect(await choice('Automática').isChecked()).toBe(true);
    await choice('Escura').check({ force: true });
    await eventually(ground).toBe(night);
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#12100e');

    // Every frame from the first on, before anything of the page is hydrated.
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
        if (document.documentElement.dataset.ready !== 'true') requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open('/notizie');
    expect(await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])).toEqual([night]);
    expect(await violationsOn(page)).toEqual([]);
    await openPanel();
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Partner' }).click();
    await page.waitForURL('**/parceiros');
    expect(await ground()).toBe(night);
  });
  await part('automatic', async () => {
    await openPanel();
    await choice('Automática').check({ force: true });
    await eventually(ground).toBe(paper);
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(ground).toBe(night);
    await open('/chi-siamo');
    expect(await ground()).toBe(night);
    await page.emulateMedia({ colorScheme: 'light' });
    await eventually(ground).toBe(paper);
    expect(complaints).toEqual([]);
  });
});

test('[PRO-15] [PRO-16] a PRO listener carries the badge and the page its flag', living('badge'));
test('[PRO-25] whether somebody is PRO is reported to the statistics', living('reported'));
test('[PRO-15] the PRO page knows its listener and leads to the tools', living('tools'));
test('[PRO-21] a PRO listener chooses the dark, and every page is dark from its first paint on', living('dark'));
test('[PRO-21] whoever leaves the choice to the system has the dark with the system’s', living('automatic'));

/** Somebody who is not PRO, becomes it, and goes. */
const becoming = journey(async (part) => {
  const other = await openMember(station);
  const seen = other.page;
  const header = seen.getByRole('banner');
  const account = header.getByRole('button', { name: /Meu perfil/ });
  const badge = header.getByText('PRO', { exact: true });
  const has = (mark: string) => seen.evaluate((name) => name in document.documentElement.dataset, mark);
  const otherGround = () => seen.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // Kept from another time.
  await seen.goto(`${station.url}/robots.txt`);
  await seen.evaluate(() => localStorage.setItem('theme', 'night'));
  await other.open('/chi-siamo');
  await part('not PRO', async () => {
    await account.waitFor();
    expect(await badge.count()).toBe(0);
    expect(await has('pro')).toBe(false);
  });
  await part('not dark', async () => {
    await eventually(otherGround).toBe(paper);
    expect(await has('dark')).toBe(false);
  });
  await part('PRO and out', async () => {
    await other.person.makePro(new Date(Date.now() + 86_400_000));
    await other.open('/chi-siamo');
    await eventually(() => seen.evaluate(() => document.documentElement.dataset.pro)).toBe('true');
    // The panel asks for the profile anew: an answer after the end of the session would be a refusal.
    await Promise.all([seen.waitForResponse(/getProfile/), account.click()]);
    await seen.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click();
    await eventually(() => has('pro')).toBe(false);
    await eventually(() => badge.count()).toBe(0);
  });
  await part('not dark any more', async () => {
    await eventually(otherGround).toBe(paper);
    await other.open('/chi-siamo');
    expect(await otherGround()).toBe(paper);
    expect(other.complaints).toEqual([]);
  });
  await other.leave();
});

test('[PRO-15] [PRO-16] whoever is not PRO has neither badge nor flag', becoming('not PRO'));
test('[PRO-15] [PRO-16] badge and flag go with the logout', becoming('PRO and out'));
test('[PRO-21] the dark is there for nobody who is not PRO', becoming('not dark'));
test('[PRO-21] the dark goes with the login', becoming('not dark any more'));

test('[PRO-20] a PRO listener sets the alarm: at its time the radio starts hardly heard, and rises', async () => {
  // The clock of a browser is never given back.
  const { page, complaints, modal, open, openPanel } = await openPro();
  await page.clock.install({ time: new Date('2026-11-16T06:40:00+01:00') });
  await open('/chi-siamo');
  await openPanel();
  const { dialog } = modal;
  await dialog.getByLabel('Hora').fill('07:00');
  await dialog.getByRole('checkbox', { name: text.alarm.isOn }).check();
  await dialog.getByText('Próximo despertar: hoje, 07:00.').waitFor();
  expect(await dialog.getByText(/O despertador vive nesta página/).isVisible()).toBe(true);
  for (const day of text.alarm.dayNames.slice(0, 5))
    await dialog.getByRole('button', { name: day, exact: true }).click();
  await dialog.getByText(text.alarm.noDays).waitFor();
  await dialog.getByRole('button', { name: 'segunda', exact: true }).click();
  expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('alarm') ?? ''))).toEqual({
    isOn: true,
    time: '07:00',
    days: [1],
  });
  await page.keyboard.press('Escape');

  // Kept over a reload; a click anywhere opens the browser's ear again.
  await open('/parceiros');
  await page.getByRole('heading', { level: 1 }).click();
  const isPaused = () => page.evaluate(() => document.querySelector('audio')?.paused);
  const volume = () => page.evaluate(() => Math.round((document.querySelector('audio')?.volume ?? 0) * 100));
  /** The page's clock goes on no faster than the sound does, or the player would take the sound for stalled. */
  const listen = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      const heard = await soundSeconds(page);
      await page.clock.runFor(3_000);
      await eventually(() => soundSeconds(page)).toBeGreaterThan(heard);
    }
  };
  const before = await volume();
  await page.clock.pauseAt(new Date('2026-11-16T06:59:50+01:00'));
  expect(await isPaused()).toBe(true);
  await page.clock.runFor(12_000);
  const toast = modal.toast('Está na hora: são 07:00 e a rádio está no ar.');
  await toast.waitFor();
  await eventually(isPaused).toBe(false);
  expect(await volume()).toBeLessThan(20);
  await listen(8);
  const later = await volume();
  expect(later).toBeGreaterThan(20);
  expect(later).toBeLessThan(before);

  await toast.getByRole('button', { name: text.alarm.snooze }).click();
  await eventually(isPaused).toBe(true);
  await eventually(volume).toBe(before);
  await page.clock.runFor(10 * 60_000 + 1_000);
  await modal.toast('Está na hora: são 07:10').waitFor();
  expect(complaints).toEqual([]);
});
