import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../../../../tests/browser/axe.ts';
import { callAs, goToScreen, openDesk } from '../../../../../tests/browser/desk.ts';
import { overflowOf } from '../../../../../tests/browser/sideways.ts';
import type { Visitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { sameHourOn } from './calendar-days.ts';

const station = await openTestStation();
const newsPath = '/api/v1/staff/news';
const zone = 'Europe/Rome';
const editor = await callAs(station, 'editor');
const { body } = await station.get('/api/v1/staff/categories?count=1', editor);
const categoryId = body.data.items[0].id;

async function story(title: string, more: object = {}) {
  return (await station.post(newsPath, { title, categoryId, ...more }, editor)).body.data;
}
const read = async (id: number) => (await station.get(`${newsPath}/${id}`, editor)).body.data;
const stateOf = async (id: number) => (await read(id)).state;
const column = (page: Page, name: string) => page.getByRole('list', { name: new RegExp(`^${name}`) });

type Point = { x: number; y: number };
type Hand = {
  press: (at: Point) => Promise<unknown>;
  move: (to: Point) => Promise<unknown>;
  release: () => Promise<unknown>;
};

async function mouseOn({ mouse }: Page): Promise<Hand> {
  return {
    press: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y, { steps: 5 }),
    release: () => mouse.up(),
  };
}

async function fingerOn(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (at) => touch('touchStart', [at]),
    move: (to) => touch('touchMove', [to]),
    release: () => touch('touchEnd', []),
  };
}

async function pointOn(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no place on the page');
  return { x: box.x + Math.min(box.width / 2, 60), y: box.y + Math.min(box.height / 2, 60) };
}

/** Lets go once the desk says where it is: a hand waits for what it sees, and goes after what slides on beneath it. */
async function dragTo(page: Page, hand: Hand, title: string, place: string, target: Locator): Promise<void> {
  const from = await pointOn(page.getByRole('button', { name: `Sposta «${title}»` }));
  const width = await page.evaluate(() => innerWidth);
  await hand.press(from);
  await hand.move({ x: from.x + 8, y: from.y + 8 });
  // No hand is quite still, and what it did before the page was ready to follow is lost.
  let tremor = 0;
  const follow = async () => {
    tremor = 1 - tremor;
    const { x, y } = await pointOn(target);
    // The nearer to the edge, the faster the board slides.
    const steady = Math.min(Math.max(x, width * 0.15), width * 0.85);
    await hand.move({ x: steady + tremor, y });
    const isSaid = (await page.getByText(`«${title}» è su ${place}.`).count()) > 0;
    return isSaid && (await pointOn(target)).x === x;
  };
  await expect.poll(follow).toBe(true);
  await hand.release();
}

async function moveOnBoard({ page, complaints }: Visitor): Promise<void> {
  const { id } = await story('Il faro spento', { stage: 'idea' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('bacheca');
  await page.getByRole('option', { name: 'Bacheca' }).click();
  await column(page, 'Idea').getByText('Il faro spento').waitFor();
  await dragTo(page, await mouseOn(page), 'Il faro spento', 'Bozza', column(page, 'Bozza'));
  await column(page, 'Bozza').getByText('Il faro spento').waitFor();
  await expect.poll(() => stateOf(id)).toBe('draft');
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByText('«Il faro spento»: idea.').waitFor();
  expect(await stateOf(id)).toBe('idea');

  await page.getByRole('button', { name: 'Sposta «Il faro spento»' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('«Il faro spento» è su Idea.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText('«Il faro spento» è su Bozza.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText('«Il faro spento» è su Pronta.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => stateOf(id)).toBe('ready');

  const menu = page.getByRole('combobox', { name: 'Sposta «Il faro spento» in' });
  await menu.selectOption('scheduled');
  await page.getByRole('button', { name: 'Programma', exact: true }).click();
  await page.getByText('Scegli giorno e ora.').waitFor();
  await page.getByLabel('Giorno e ora').fill('2031-05-06T08:30');
  await page.getByRole('button', { name: 'Programma', exact: true }).click();
  await column(page, 'Programmata').getByText('Il faro spento').waitFor();
  const planned = { scheduledAt: '2031-05-06T06:30:00.000Z', publishedAt: null };
  await expect.poll(() => read(id)).toMatchObject(planned);
  await page.getByText('«Il faro spento»: programmata.').waitFor();

  await menu.selectOption('published');
  await page.getByRole('dialog').getByText('I lettori la vedono appena premi.').waitFor();
  expect(await stateOf(id)).toBe('scheduled');
  await page.getByRole('button', { name: 'Pubblica adesso' }).click();
  await column(page, 'Pubblicata').getByText('Il faro spento').waitFor();
  await expect.poll(() => stateOf(id)).toBe('published');
  expect((await station.get('/notizie/il-faro-spento')).status).toBe(200);
  expect(await page.getByRole('button', { name: 'Sposta «Il faro spento»' }).count()).toBe(0);
  expect(complaints).toEqual([]);
}

async function moveWhatChanged({ page }: Visitor): Promise<void> {
  const { id, version } = await story('Il molo nuovo', { stage: 'idea' });
  const finger = await fingerOn(page);
  await page.setViewportSize({ width: 360, height: 720 });
  await goToScreen(page, '/bacheca');
  await column(page, 'Idea').getByText('Il molo nuovo').waitFor();
  await station.post(`${newsPath}/${id}/plan`, { version, stage: 'ready', plannedAt: null }, editor);
  await dragTo(page, finger, 'Il molo nuovo', 'Bozza', column(page, 'Bozza'));
  await page.getByText('Qualcuno l’ha cambiata prima di te').waitFor();
  await column(page, 'Pronta').getByText('Il molo nuovo').waitFor();
  expect(await stateOf(id)).toBe('ready');
}

async function moveInCalendar({ page, complaints }: Visitor): Promise<void> {
  const first = '2031-07-09T07:15:00.000Z';
  const idea = await story('La sagra', { stage: 'idea', plannedAt: first });
  const planned = await story('Il concerto');
  await station.post(`${newsPath}/${planned.id}/publish`, { version: planned.version, at: first }, editor);
  await goToScreen(page, '/calendario?giorno=2031-07-01');
  const day = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await day('mercoledì 9 luglio').getByText('La sagra').waitFor();
  await page.getByText('luglio 2031').waitFor();

  await dragTo(page, await mouseOn(page), 'La sagra', 'venerdì 11 luglio', day('venerdì 11 luglio'));
  await day('venerdì 11 luglio').getByText('La sagra').waitFor();
  await expect.poll(() => read(idea.id)).toMatchObject({ plannedAt: sameHourOn(first, '2031-07-11', zone) });

  await page.getByRole('button', { name: 'Sposta «Il concerto»' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('«Il concerto» è su mercoledì 9 luglio.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.getByText('«Il concerto» è su mercoledì 16 luglio.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await day('mercoledì 16 luglio').getByText('Il concerto').waitFor();
  const there = { scheduledAt: sameHourOn(first, '2031-07-16', zone), state: 'scheduled' };
  await expect.poll(() => read(planned.id)).toMatchObject(there);

  await page.getByRole('button', { name: 'Settimana' }).click();
  await page.getByText('30 giugno – 6 luglio').waitFor();
  await page.getByRole('button', { name: 'Successivo' }).click();
  await day('venerdì 11 luglio').getByText('La sagra').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect([await violationsOn(page, 'main'), await overflowOf(page)]).toEqual([[], 0]);
  expect(complaints).toEqual([]);
}

/** One editor at the board, in the calendar, and back at the board with a phone. */
const told = journey(async (part) => {
  const editor = await openDesk(station, 'editor');
  await part('board', () => moveOnBoard(editor));
  await part('calendar', () => moveInCalendar(editor));
  await part('changed', () => moveWhatChanged(editor));
});

test(
  '[DESK-04] on the board a story goes from idea to readers by hand, by keys and by the menu, and never out unasked',
  told('board'),
);
test(
  '[DESK-13] a story that somebody changed meanwhile is not moved over their version, but shown as it is',
  told('changed'),
);
test(
  'in the calendar what is planned goes to another day at its own hour, by hand and by keys; on a phone it fits',
  told('calendar'),
);
