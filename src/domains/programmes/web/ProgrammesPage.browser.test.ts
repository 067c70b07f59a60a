import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

const mondayMorning = new Date('2026-11-16T08:00:00+01:00');
const mondayGap = new Date('2026-11-16T16:30:00+01:00');

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

async function openProgrammes(at = mondayMorning) {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  await visitor.page.clock.setFixedTime(at);
  await visitor.open('/programacao');
  return { ...visitor, article: (slug: string) => visitor.page.locator(`article#${slug}`) };
}

test('[PROGRAMME-03] every programme stands there with its picture, its title and its summary, also without scripts', async () => {
  const { body } = await station.get('/api/v1/programs/getProgramsData');
  const { page, open, leave } = await openVisitor(station.url, { javaScript: false });
  onTestFinished(leave);
  await open('/programacao');
  expect(await page.locator('main article').count()).toBe(12);
  for (const programme of body.data) {
    const article = page.locator(`article#${programme.programSlug}`);
    expect(await article.getByRole('heading', { name: programme.programTitle, exact: true }).isVisible()).toBe(true);
    expect(await article.getByText(programme.programSummary).isVisible()).toBe(true);
    expect(await article.locator(`picture img[src*="${programme.programImage}"]`).count()).toBe(1);
    expect(await article.getByText(programme.programDays, { exact: true }).isVisible()).toBe(true);
    expect(await article.locator('.prose').isVisible()).toBe(true);
  }
});

test('[PROGRAMME-04] a listener turns a programme from its days and time to its description and back', async () => {
  const { page, article, complaints } = await openProgrammes();
  const morning = article('a1-morning');
  const schedule = morning.getByRole('button', { name: 'Giorni e orari' });
  const description = morning.getByRole('button', { name: 'Descrizione' });
  const hours = morning.getByText('07:00 – 10:00');
  const story = morning.getByText('Marta è mattiniera');
  expect([await hours.isVisible(), await story.isVisible()]).toEqual([true, false]);
  expect(await schedule.getAttribute('aria-pressed')).toBe('true');

  await description.click();
  expect([await hours.isVisible(), await story.isVisible()]).toEqual([false, true]);
  expect(await description.getAttribute('aria-pressed')).toBe('true');

  await schedule.focus();
  await page.keyboard.press('Enter');
  expect([await hours.isVisible(), await story.isVisible()]).toEqual([true, false]);
  expect(await article('big-hour').getByText('19:00 – 20:00').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

test('the programme of the hour is marked, in its card and above the schedule', async () => {
  const { page, article } = await openProgrammes();
  await article('a1-morning').getByText('In onda adesso').waitFor();
  expect(await page.locator('main article').getByText('In onda adesso').count()).toBe(1);
  expect(await page.getByText('con Marta Ferri e Davide Loi, fino alle 10:00').isVisible()).toBe(true);
});

test('between two programmes none is marked and the next one is announced', async () => {
  const { page } = await openProgrammes(mondayGap);
  await page.getByText('Prossimo programma').waitFor();
  expect(await page.getByText('oggi alle 17:00').isVisible()).toBe(true);
  expect(await page.getByText('In onda adesso').count()).toBe(0);
});

test('the mark moves on by itself when the next programme begins', async () => {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  await visitor.page.clock.install({ time: new Date('2026-11-16T09:59:30+01:00') });
  await visitor.open('/programacao');
  await visitor.page.locator('#a1-morning').getByText('In onda adesso').waitFor();
  await visitor.page.clock.runFor(60_000);
  await visitor.page.locator('#officina-canzone').getByText('In onda adesso').waitFor();
  expect(await visitor.page.locator('#a1-morning').getByText('In onda adesso').count()).toBe(0);
});

test('a listener looks at one day of the week, and today is marked', async () => {
  const { page, article } = await openProgrammes();
  const day = (name: string | RegExp) => page.getByRole('button', { name });
  await page.locator('[aria-current=date]').waitFor();
  expect(await day(/^Lunedì/).getAttribute('aria-current')).toBe('date');
  expect(await day('Tutta la settimana').getAttribute('aria-pressed')).toBe('true');

  await day('Sabato').click();
  expect(await page.locator('main article').count()).toBe(5);
  expect(await article('lato-b').isVisible()).toBe(true);
  expect(await article('domenica-lenta').count()).toBe(0);
  expect(await page.locator('main [role=status]').textContent()).toBe('5 programmi, Sabato');

  await day('Tutta la settimana').click();
  expect(await page.locator('main article').count()).toBe(12);
});

test('a station without programmes says so and still serves the page', async () => {
  const empty = await openTestStation({ content: 'empty' });
  const { status, body } = await empty.get('/programacao');
  expect(status).toBe(200);
  expect(body).toContain('Il palinsesto è in preparazione');
});
