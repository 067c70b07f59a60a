import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { behindProxy, newMember, openMember } from '../../../../tests/browser/member.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

const address = '**/api/v1/recomende/sendRecomendation';
const noAnswer = 'Problema na comunicação com servidor, por favor tente novamente em alguns instantes';
let station: TestStation;
let member: Visitor;
let page: Page;

beforeAll(async () => {
  station = await openTestStation({ config: behindProxy });
  member = await openMember(station);
  page = member.page;
});
const states = (on: Page) =>
  on.locator('[data-step]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.state));
const asked = (on: Page) => on.locator('[data-step] [name]');
const focused = (on: Page) => on.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
const toasts = async (on: Page) => (await on.locator('[data-toast]').allInnerTexts()).join('\n');
const error = (on: Page) => on.locator('[data-step] [role=alert]').textContent();
const storedDraft = (on: Page) => on.evaluate(() => JSON.parse(localStorage.getItem('draft') ?? 'null'));
const kept = async () => (await station.context.pool.query('select * from recommendations order by id')).rows;
const sendButton = (on: Page) => on.getByRole('button', { name: 'Enviar a recomendação' });

/** Answers the question that is asked, with the keyboard alone. */
async function answer(on: Page, text: string): Promise<void> {
  const field = await asked(on).getAttribute('name');
  await asked(on).fill(text);
  await on.keyboard.press('Enter');
  await eventually(() => asked(on).getAttribute('name')).not.toBe(field);
}

async function answerAll(on: Page, song = 'Notte chiara'): Promise<void> {
  await answer(on, 'Vera Montale');
  await answer(on, song);
  await answer(on, '');
  await asked(on).fill('La cantavamo in macchina, tutti stonati.');
}

const recommending = journey(async (part) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (page.url().startsWith(station.url)) await page.evaluate(() => localStorage.clear());
  member.complaints.length = 0;
  await member.open('/recomende');
  await part('one at a time', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Consiglia una canzone');
    expect(await states(page)).toEqual(['asked', 'locked', 'locked', 'locked']);
    await answer(page, '  Vera Montale ');
    expect(await states(page)).toEqual(['confirmed', 'asked', 'locked', 'locked']);
    expect(await focused(page)).toBe('songName');
    await asked(page).fill('Notte chiara');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await eventually(() => states(page)).toEqual(['confirmed', 'confirmed', 'asked', 'locked']);
    await answer(page, '');
    expect(await states(page)).toEqual(['confirmed', 'confirmed', 'confirmed', 'asked']);
    expect(await focused(page)).toBe('message');
    expect(await page.locator('[data-step=artistName]').textContent()).toContain('Vera Montale');
    await page.getByRole('button', { name: 'Alterar: Qual é o nome da música?' }).click();
    await eventually(() => focused(page)).toBe('songName');
    await answer(page, 'Notte scura');
    expect(await states(page)).toEqual(['confirmed', 'confirmed', 'confirmed', 'asked']);
    expect(await page.locator('[data-step=songName]').textContent()).toContain('Notte scura');
    expect(member.complaints).toEqual([]);
  });
  await part('refused', async () => {
    const answerWith = (status: number, message: string, data: unknown = null) =>
      page.route(address, (route) => route.fulfill({ status, json: { status, message, data } }));
    await answerWith(409, 'La redazione è in ferie');
    await asked(page).fill('La cantavamo in macchina, tutti stonati.');
    await sendButton(page).click();
    await eventually(() => toasts(page)).toContain('La redazione è in ferie');
    await page.unroute(address);
    await answerWith(400, 'O nome da música deve ter de 1 a 50 caracteres.', { field: 'musicName' });
    await sendButton(page).click();
    await eventually(() => states(page)).toEqual(['confirmed', 'asked', 'confirmed', 'locked']);
    expect(await error(page)).toBe('O nome da música deve ter de 1 a 50 caracteres.');
    expect(await asked(page).inputValue()).toBe('Notte scura');
    await page.unroute(address);
  });
  await part('broken line', async () => {
    const before = (await kept()).length;
    await page.route(address, (route) => route.abort());
    await answer(page, 'La seconda');
    await sendButton(page).click();
    await eventually(() => toasts(page)).toContain(noAnswer);
    expect(await asked(page).inputValue()).toBe('La cantavamo in macchina, tutti stonati.');
    await page.unroute(address);
    await member.open('/recomende');
    await eventually(() => states(page)).toEqual(['confirmed', 'confirmed', 'confirmed', 'asked']);
    expect(await focused(page)).toBe('');
    await asked(page).focus();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'Obrigado, chegou!' }).waitFor();
    expect(await kept()).toHaveLength(before + 1);
    await page.getByRole('button', { name: 'Recomendar outra música' }).click();
    await eventually(() => states(page)).toEqual(['asked', 'locked', 'locked', 'locked']);
  });
  await part('wrong', async () => {
    const before = (await kept()).length;
    const wrong: [field: string, text: string, message: string, right: string][] = [
      ['artistName', ' ', 'O nome do artista ou banda deve ter de 1 a 50 caracteres.', 'Vera Montale'],
      ['songName', 'x'.repeat(51), 'O nome da música deve ter de 1 a 50 caracteres.', 'Notte chiara'],
      ['link', 'corto', 'O link da música deve ter de 10 a 70 caracteres.', 'https://video.example/1'],
    ];
    for (const [field, text, message, right] of wrong) {
      expect(await asked(page).getAttribute('name')).toBe(field);
      await asked(page).fill(text);
      await page.keyboard.press('Enter');
      await eventually(() => error(page)).toBe(message);
      expect(await page.locator('[lang=pt-BR] [data-step] [role=alert] p').count()).toBe(1);
      expect(await asked(page).getAttribute('aria-invalid')).toBe('true');
      expect(await focused(page)).toBe(field);
      await answer(page, right);
    }
    await asked(page).fill('ciao');
    await sendButton(page).click();
    await eventually(() => error(page)).toBe('A sua mensagem deve ter de 5 a 500 caracteres.');
    expect(await kept()).toHaveLength(before);
  });
  await part('sent', async () => {
    member.complaints.length = 0;
    const before = (await kept()).length;
    let calls = 0;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      calls += 1;
      await gate;
      await route.continue();
    });
    await asked(page).fill('La cantavamo in macchina, tutti stonati.');
    expect(await storedDraft(page)).toMatchObject({ artistName: 'Vera Montale', confirmed: 3 });
    await sendButton(page).dblclick();
    const sending = page.getByRole('button', { name: 'Enviando…' });
    await sending.waitFor();
    expect(await sending.getAttribute('aria-busy')).toBe('true');
    expect(await storedDraft(page)).toMatchObject({ message: 'La cantavamo in macchina, tutti stonati.' });
    release();
    const thanks = page.getByRole('heading', { name: 'Obrigado, chegou!' });
    await thanks.waitFor();
    await eventually(() => thanks.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(calls).toBe(1);
    expect((await kept()).slice(before)).toMatchObject([
      { artist_name: 'Vera Montale', song_name: 'Notte chiara', link: 'https://video.example/1' },
    ]);
    expect(await storedDraft(page)).toBeNull();
    const links = page.getByRole('list', { name: 'Compartilhar' }).getByRole('link');
    expect(await links.count()).toBe(3);
    expect(decodeURIComponent((await links.last().getAttribute('href')) ?? '')).toContain('/recomende');
    await page.getByRole('button', { name: 'Recomendar outra música' }).click();
    await eventually(() => states(page)).toEqual(['asked', 'locked', 'locked', 'locked']);
    expect(await asked(page).inputValue()).toBe('');
    expect(await focused(page)).toBe('artistName');
    expect(member.complaints).toEqual([]);
    await page.unroute(address);
  });
  await part('session ended', async () => {
    await page.route(address, (route) =>
      route.fulfill({ status: 401, json: { status: 401, message: 'unauthorized', data: null } }),
    );
    await answerAll(page, 'L’ultima');
    await sendButton(page).click();
    await eventually(() => toasts(page)).toContain('Você precisa está logado para recomendar uma música.');
    await page.getByRole('dialog').waitFor();
    expect(await storedDraft(page)).toMatchObject({ songName: 'L’ultima', confirmed: 3 });
  });
});

test(
  '[RECOMMEND-02] [RECOMMEND-03] [RECOMMEND-04] [RECOMMEND-05] the questions come one at a time, each after the one before',
  recommending('one at a time'),
);
test(
  '[RECOMMEND-22] what the station says is shown as it says it, at its field where it names one',
  recommending('refused'),
);
test(
  '[RECOMMEND-21] [RECOMMEND-23] a broken line is told; the draft outlives it and a reload, and is sent in the end',
  recommending('broken line'),
);
test('[RECOMMEND-06] a wrong answer is told in Portuguese where it stands, and goes no further', recommending('wrong'));
test(
  '[RECOMMEND-17] [RECOMMEND-18] [RECOMMEND-19] [RECOMMEND-20] a double click sends once; the thanks offer to share and to begin again',
  recommending('sent'),
);
test(
  '[RECOMMEND-14] a session that has ended meanwhile asks for the login, and the draft stays',
  recommending('session ended'),
);

test('[RECOMMEND-14] [RECOMMEND-15] who is not signed in is told so and led to the login; then the draft is sent', async () => {
  const person = await newMember(station);
  const visitor = await openVisitor(station.url, { consent: 'rejected', width: 360 });
  const { page: phone } = visitor;
  const called: string[] = [];
  phone.on('request', (request) => called.push(request.url()));
  await visitor.open('/recomende');
  await answerAll(phone);
  await sendButton(phone).click();
  await eventually(() => toasts(phone)).toContain('Você precisa está logado para recomendar uma música.');
  const modal = phone.getByRole('dialog');
  await modal.getByLabel('E-mail').fill(person.email);
  expect(called.filter((url) => url.includes('/recomende/'))).toEqual([]);
  await modal.locator('input[type=password]').fill(person.password);
  await phone.keyboard.press('Enter');
  await eventually(() => modal.count()).toBe(0);
  expect(await asked(phone).inputValue()).toBe('La cantavamo in macchina, tutti stonati.');
  await sendButton(phone).click();
  await phone.getByRole('heading', { name: 'Obrigado, chegou!' }).waitFor();
  expect((await kept()).filter(({ user_id }) => user_id === person.userId)).toHaveLength(1);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
