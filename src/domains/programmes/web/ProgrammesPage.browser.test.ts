import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

const mondayMorning = new Date('2026-11-16T08:00:00+01:00');

let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  await page.clock.install({ time: mondayMorning });
});
const article = (slug: string) => page.locator(`article#${slug}`);

test('[PROGRAMME-03] every programme stands there with its picture, its title and its summary, also without scripts', async () => {
  const { body } = await station.get('/api/v1/programs/getProgramsData');
  const reader = await openVisitor(station.url, { javaScript: false });
  await reader.open('/programacao');
  expect(await reader.page.locator('main article').count()).toBe(12);
  for (const programme of body.data) {
    const article = reader.page.locator(`article#${programme.programSlug}`);
    expect(await article.getByRole('heading', { name: programme.programTitle, exact: true }).isVisible()).toBe(true);
    expect(await article.getByText(programme.programSummary).isVisible()).toBe(true);
    expect(await article.locator(`picture img[src*="${programme.programImage}"]`).count()).toBe(1);
    expect(await article.getByText(programme.programDays, { exact: true }).isVisible()).toBe(true);
    expect(await article.locator('.prose').isVisible()).toBe(true);
  }
});

/** A Monday, from the morning on. */
const monday = journey(async (part) => {
  await page.clock.setSystemTime(mondayMorning);
  await visitor.open('/programacao');
  const onAir = (within = page.locator('main article')) => within.getByText('In onda adesso');
  await part('hour', async () => {
    await onAir(article('a1-morning')).waitFor();
    expect(await onAir().count()).toBe(1);
    expect(await page.getByText('con Marta Ferri e Davide Loi, fino alle 10:00').isVisible()).toBe(true);
  });
  await part('turned', async () => {
    const morning = article('a1-morning');
    const schedule = morning.getByRole('button', { name: 'Giorni e orari' });
    const description = morning.getByRole('button', { name: 'Descrizione' });
    const hours = morning.getByText('07:00 – 10:00');
    const story = morning.getByText('Marta è mattiniera');
    const shown = async () => [await hours.isVisible(), await story.isVisible()];
    expect(await shown()).toEqual([true, false]);
    expect(await schedule.getAttribute('aria-pressed')).toBe('true');

    await description.click();
    await eventually(shown).toEqual([false, true]);
    expect(await description.getAttribute('aria-pressed')).toBe('true');

    await schedule.focus();
    await page.keyboard.press('Enter');
    await eventually(shown).toEqual([true, false]);
    expect(await article('big-hour').getByText('19:00 – 20:00').isVisible()).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });
  await part('day', async () => {
    const day = (name: string | RegExp) => page.getByRole('button', { name });
    await page.locator('[aria-current=date]').waitFor();
    expect(await day(/^Lunedì/).getAttribute('aria-current')).toBe('date');
    expect(await day('Tutta la settimana').getAttribute('aria-pressed')).toBe('true');

    await day('Sabato').click();
    await eventually(() => page.locator('main article').count()).toBe(5);
    expect(await article('lato-b').isVisible()).toBe(true);
    expect(await article('domenica-lenta').count()).toBe(0);
    expect(await page.locator('main [role=status]').textContent()).toBe('5 programmi, Sabato');

    await day('Tutta la settimana').click();
    await eventually(() => page.locator('main article').count()).toBe(12);
  });
  await part('moves on', async () => {
    await page.clock.setSystemTime(new Date('2026-11-16T09:59:30+01:00'));
    await page.clock.runFor(60_000);
    await onAir(article('officina-canzone')).waitFor();
    expect(await onAir(article('a1-morning')).count()).toBe(0);
  });
  await part('gap', async () => {
    await page.clock.setSystemTime(new Date('2026-11-16T16:30:00+01:00'));
    await page.clock.runFor(60_000);
    await page.getByText('Prossimo programma').waitFor();
    expect(await page.getByText('oggi alle 17:00').isVisible()).toBe(true);
    await eventually(() => page.getByText('In onda adesso').count()).toBe(0);
  });
});

test('the programme of the hour is marked, in its card and above the schedule', monday('hour'));
test(
  '[PROGRAMME-04] a listener turns a programme from its days and time to its description and back',
  monday('turned'),
);
test('a listener looks at one day of the week, and today is marked', monday('day'));
test('the mark moves on by itself when the next programme begins', monday('moves on'));
test('between two programmes none is marked and the next one is announced', monday('gap'));

test('a station without programmes says so and still serves the page', async () => {
  const empty = await openTestStation({ content: 'empty' });
  const { status, body } = await empty.get('/programacao');
  expect(status).toBe(200);
  expect(body).toContain('Il palinsesto è in preparazione');
});
