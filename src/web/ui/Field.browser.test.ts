import type { Locator } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { openKit } from './kit-page.test-helper.ts';

const station = await openTestStation({ content: 'empty' });
const visitor = await openVisitor(station.url, { consent: 'rejected' });

beforeAll(() => openKit(visitor, 'forms', 'buttons'));
afterEach(() => expect(visitor.complaints).toEqual([]));

const field = (label: string) => visitor.page.locator('#forms').getByLabel(label).first();
const caret = (input: Locator) => input.evaluate((element) => (element as HTMLInputElement).selectionStart);
const border = (input: Locator) => input.evaluate((element) => getComputedStyle(element).borderTopColor);
const described = (input: Locator) =>
  input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  );

describe('a masked field', () => {
  test('puts the points where they belong while somebody types', async () => {
    await field('CPF').fill('');
    await field('CPF').pressSequentially('12345678909');
    expect(await field('CPF').inputValue()).toBe('123.456.789-09');
    await field('Telefono').pressSequentially('1133334444');
    expect(await field('Telefono').inputValue()).toBe('(11) 3333-4444');
    await field('Telefono').press('5');
    expect(await field('Telefono').inputValue()).toBe('(11) 33334-4445');
  });

  test('keeps the caret where the typist left it', async () => {
    const cpf = field('CPF');
    await cpf.fill('');
    await cpf.pressSequentially('123456');
    for (let step = 0; step < 5; step++) await cpf.press('ArrowLeft');
    expect(await caret(cpf)).toBe(2);
    await cpf.press('9');
    expect(await cpf.inputValue()).toBe('129.345.6');
    expect(await caret(cpf)).toBe(3);
    await cpf.press('x');
    expect(await cpf.inputValue()).toBe('129.345.6');
    expect(await caret(cpf)).toBe(3);
    await cpf.press('Backspace');
    expect(await cpf.inputValue()).toBe('123.456');
    expect(await caret(cpf)).toBe(2);
  });
});

describe('a field in error', () => {
  test('shows it in red, tells it to a screen reader, and forgets it once mended', async () => {
    const email = field('E-mail');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await border(email)).toBe('rgb(200, 16, 46)');
    expect(await described(email)).toEqual(['Controlla l’indirizzo: manca la chiocciola.']);
    await email.fill('vera@antena1.example');
    expect(await email.getAttribute('aria-invalid')).toBe(null);
    expect(await email.getAttribute('aria-describedby')).toBe(null);
    await expect.poll(() => border(email)).not.toBe('rgb(200, 16, 46)');
  });

  test('a hint is part of its description, a choice and a tick can be in error too', async () => {
    expect(await described(field('Nome e cognome'))).toEqual(['Come vuoi che ti salutiamo in onda.']);
    const city = field('Città');
    expect(await described(city)).toEqual(['Scegli una città dall’elenco.']);
    await city.selectOption('Napoli');
    expect(await city.getAttribute('aria-invalid')).toBe(null);
    const terms = field('Ho letto il regolamento');
    expect(await described(terms)).toEqual(['Serve il tuo consenso per partecipare.']);
    await terms.focus();
    await visitor.page.keyboard.press('Space');
    expect(await terms.isChecked()).toBe(true);
    expect(await terms.getAttribute('aria-invalid')).toBe(null);
  });
});

describe('a busy button', () => {
  test('says so and keeps the focus', async () => {
    const button = visitor.page.locator('#buttons').getByRole('button', { name: 'Invio in corso' }).first();
    await button.focus();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
