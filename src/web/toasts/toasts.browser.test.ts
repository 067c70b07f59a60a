import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { eventually, raiseToast } from '../shell/insides.test-helper.ts';

const notBuilt = 'Essa página ainda não foi implementada :/ Mas já estamos trabalhando nela!';

let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  const station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  await page.clock.install({ time: new Date('2026-11-14T10:00:00Z') });
});
beforeEach(async () => {
  // Under a pointer that has just dismissed one the next would stay.
  await page.mouse.move(0, 0);
  const isClear = await page.evaluate(
    () => location.pathname === '/chi-siamo' && !document.querySelector('[data-toast], dialog[open]'),
  );
  if (isClear) return;
  await visitor.open('/chi-siamo');
  // Time stands still from here on and moves only by the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
});

const shown = (text: string) => page.locator('[data-toast]', { hasText: text });

test('[SHELL-35] a link to /# says in Portuguese that its page does not exist yet, and leads nowhere', async () => {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/#';
    link.innerHTML = '<b>Presto</b>';
    document.querySelector('main')?.prepend(link);
  });
  const before = page.url();
  await page.getByText('Presto').click();
  const message = page.getByRole('status').getByText(notBuilt, { exact: true });
  await message.waitFor();
  expect(await message.evaluate((words) => words.closest('[lang]')?.getAttribute('lang'))).toBe('pt-BR');
  expect(page.url()).toBe(before);
  await page.clock.runFor(10_000);
  await eventually(() => shown(notBuilt).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test('[SHELL-36] [TOAST-01] an error is said at once and stays until it is dismissed', async () => {
  await raiseToast(page, 'error', 'Qualcosa è andato storto');
  await page.getByRole('alert').getByText('Qualcosa è andato storto').waitFor();
  await page.clock.runFor(120_000);
  expect(await shown('Qualcosa è andato storto').isVisible()).toBe(true);
  await shown('Qualcosa è andato storto').getByRole('button', { name: 'Chiudi il messaggio' }).click();
  await eventually(() => shown('Qualcosa è andato storto').count()).toBe(0);
});

test.each(['success', 'info'] as const)('[SHELL-37] [TOAST-02] a message of kind %s leaves after 3 s', async (kind) => {
  await raiseToast(page, kind, 'Salvato');
  await page.getByRole('status').getByText('Salvato').waitFor();
  await page.clock.runFor(2_999);
  expect(await shown('Salvato').count()).toBe(1);
  await page.clock.runFor(1);
  await eventually(() => shown('Salvato').count()).toBe(0);
});

test('[TOAST-03] a message with a button leaves after 5 s', async () => {
  await raiseToast(page, 'info', 'È necessário estar logado', { action: 'Accedi', lang: 'pt-BR' });
  await shown('È necessário').waitFor();
  await page.clock.runFor(4_999);
  expect(await shown('È necessário').count()).toBe(1);
  await page.clock.runFor(1);
  await eventually(() => shown('È necessário').count()).toBe(0);
});

test('the button of a message acts and the message leaves', async () => {
  await raiseToast(page, 'error', 'E-mail não cadastrado', { action: 'Cadastrar', lang: 'pt-BR' });
  await shown('E-mail').getByRole('button', { name: 'Cadastrar' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.pressed)).toBe('Cadastrar');
  await eventually(() => shown('E-mail').count()).toBe(0);
});

test('[TOAST-04] a success or a notice that must be read stays until it is dismissed', async () => {
  await raiseToast(page, 'success', 'Conta excluída', { persist: true, lang: 'pt-BR' });
  await raiseToast(page, 'info', 'Essa promoção é exclusiva dos usuários PRO.', { persist: true, lang: 'pt-BR' });
  await shown('exclusiva').waitFor();
  await page.clock.runFor(600_000);
  for (const text of ['Conta excluída', 'exclusiva']) {
    expect(await shown(text).count()).toBe(1);
    await shown(text).getByRole('button', { name: 'Fechar a mensagem' }).click();
    await eventually(() => shown(text).count()).toBe(0);
  }
});

test('with the keyboard alone: Escape dismisses, and the focus does not fall out of the page', async () => {
  await raiseToast(page, 'error', 'Primo');
  await raiseToast(page, 'error', 'Secondo');
  await shown('Secondo').waitFor();
  await shown('Primo').getByRole('button').focus();
  await page.keyboard.press('Escape');
  await eventually(() => shown('Primo').count()).toBe(0);
  expect(await shown('Secondo').evaluate((card) => card.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => shown('Secondo').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('whoever points at a message has time to read it', async () => {
  await raiseToast(page, 'info', 'Leggimi con calma');
  await shown('Leggimi').hover();
  await page.clock.runFor(60_000);
  expect(await shown('Leggimi').count()).toBe(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_000);
  await eventually(() => shown('Leggimi').count()).toBe(0);
});

test('a message over an open dialog can be read and dismissed, and survives the dialog', async () => {
  await page.getByRole('banner').getByRole('button', { name: 'Cerca', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await raiseToast(page, 'error', 'Sopra il dialogo');
  await raiseToast(page, 'error', 'Resta dopo');
  await dialog.getByRole('alert').getByText('Sopra il dialogo').waitFor();
  await shown('Sopra il dialogo').getByRole('button').click();
  await eventually(() => shown('Sopra il dialogo').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => shown('Resta dopo').isVisible()).toBe(true);
  await shown('Resta dopo').getByRole('button').click();
  await eventually(() => shown('Resta dopo').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
