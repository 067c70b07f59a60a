import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import type { TestStation } from '../../../../../tests/test-station.ts';
import { embedCode, embedSizes, measuresOf } from '../../embed.rules.ts';
import { openSoundingStation, putOnAir } from '../../on-air.test-helper.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const colours = { background: 'faf7f2', text: 'e0d8c8', accent: 'c8102e' };

let station: TestStation;
let host: Server;
let hostUrl: string;
beforeAll(async () => {
  station = await openSoundingStation();
  // Somebody else's page: another host name is another site to the browser.
  host = createServer((_, response) => {
    const frames = embedSizes.map((size) => embedCode({ size, ...colours }, { origin: station.url, title: size }));
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Altrove</title>${frames.join('')}`);
  });
  await new Promise<void>((resolve) => host.listen(0, () => resolve()));
  hostUrl = `http://localhost:${(host.address() as AddressInfo).port}`;
});
afterAll(() => void host.close());

async function visitHost() {
  const visitor = await openVisitor(hostUrl);
  // A frame of another site may be refused its storage: whoever touches it there fails.
  await visitor.page.addInitScript(() => {
    const refuse = () => {
      throw new Error('the frame touched storage or cookies');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await visitor.page.goto(hostUrl);
  return visitor;
}

async function frameOf(page: Page, size: string): Promise<Frame> {
  const element = await page.locator(`iframe[title="${size}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`no frame of ${size}`);
  await frame.locator('body[data-state]').waitFor();
  return frame;
}

/** This station has no pictures: only they are missing. */
const besidesPictures = (complaints: string[]) => complaints.filter((text) => !text.includes('404'));

const elsewhere = journey(async (part) => {
  await putOnAir(station, { title: 'Sale e limone', artist: 'Duo Marèa' });
  const { page, context, complaints, leave } = await visitHost();
  await part('sizes', async () => {
    for (const size of embedSizes) {
      const frame = await frameOf(page, size);
      await frame.getByRole('heading', { level: 1, name: 'Sale e limone' }).waitFor();
      expect(await frame.getByText('Duo Marèa').isVisible()).toBe(true);
      const { width, height } = measuresOf(size);
      const measures = await frame.evaluate(() => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
        const parts = [...document.querySelectorAll('button, a, h1')].map((part) => part.getBoundingClientRect());
        const isInside = parts.every(
          (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
        );
        return { clientWidth, clientHeight, scrollWidth, scrollHeight, isInside };
      });
      expect(measures).toEqual({
        clientWidth: width,
        clientHeight: height,
        scrollWidth: width,
        scrollHeight: height,
        isInside: true,
      });
      const button = await frame.getByRole('button').boundingBox();
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const link = frame.getByRole('link', { name: /Apri Antena 1 in una nuova scheda/ });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener');
      expect(await link.getAttribute('href')).toMatch(/\/ascolta-la-radio$/);
    }
    await putOnAir(station, { title: 'Carta carbone', artist: 'I Tigli' });
    for (const size of ['150x60', '234x60'])
      await (await frameOf(page, size)).getByRole('heading', { name: 'Carta carbone' }).waitFor();
    expect(await context.cookies()).toEqual([]);
    expect(besidesPictures(complaints)).toEqual([]);
  });
  await part('axe', async () => {
    for (const size of embedSizes) {
      const frame = await frameOf(page, size);
      await frame.getByRole('button').waitFor();
      await frame.evaluate(axe);
      const violations = await frame.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: unknown[] }[] }> };
        };
        return (await axe.run()).violations.map(({ id }) => id);
      });
      expect([size, violations]).toEqual([size, []]);
    }
  });
  await part('keys', async () => {
    const frame = await frameOf(page, '320x100');
    const seconds = () => frame.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
    await frame.getByRole('button', { name: 'Ascolta la diretta' }).focus();
    await page.keyboard.press('Enter');
    await eventually(seconds).toBeGreaterThan(0.5);
    expect(await frame.locator('body').getAttribute('data-state')).toBe('playing');
    await page.keyboard.press('Space');
    await frame.getByRole('button', { name: 'Ascolta la diretta' }).waitFor();
    await eventually(() => frame.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
    expect(await context.cookies()).toEqual([]);
    expect(besidesPictures(complaints)).toEqual([]);
  });
  await part('own', async () => {
    await page.setContent(`<iframe src="${station.url}/ascolta-la-radio"></iframe>`);
    await eventually(() => page.frames().at(-1)?.url() ?? '').toContain('chrome-error:');
  });
  await leave();
});

test(
  '[EMBED-01] another site frames the player in its four sizes, with the live title and without cookies',
  elsewhere('sizes'),
);
test('[EMBED-01] axe finds nothing to object to, though the chosen text could not be read', elsewhere('axe'));
test(
  '[EMBED-01] a key press in the frame leads to sound, another one to silence, with nothing kept',
  elsewhere('keys'),
);
test('[EMBED-01] a page of the site itself does not open in a frame', elsewhere('own'));

test('[EMBED-01] a stream that does not come is said in the frame, and another press tries again', async () => {
  const { page, leave } = await visitHost();
  await page.route('**/stream/**', (route) => route.abort());
  await page.clock.install();
  await page.goto(hostUrl);
  const frame = await frameOf(page, '234x60');
  await frame.getByRole('button').click();
  await eventually(async () => {
    await page.clock.runFor(1_000);
    return frame.getByText('Non si sente: riprova').isVisible();
  }).toBe(true);
  expect(await frame.getByRole('status').textContent()).toContain('Non è possibile riprodurre lo streaming.');
  await frame.getByRole('button', { name: 'Ascolta la diretta' }).click();
  await eventually(() => frame.getByText('Non si sente: riprova').count()).toBe(0);
  await leave();
});
