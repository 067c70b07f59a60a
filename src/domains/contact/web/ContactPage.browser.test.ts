import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { behindProxy, newMember, signIn } from '../../../../tests/browser/member.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { presetTexts } from '../contact.messages.ts';

const address = '**/api/v1/contact/sendMessage';
const fillAll = 'Compila tutti i campi per inviare il tuo messaggio.';
let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openTestStation({ config: behindProxy });
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
});

/** The page as nobody has touched it. */
async function arrive(): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (page.url().startsWith(station.url)) await page.evaluate(() => sessionStorage.clear());
  visitor.complaints.length = 0;
  await visitor.open('/contatto');
}

const main = () => page.getByRole('main');
const form = () => main().locator('form');
const field = (label: string) => form().getByLabel(label);
const send = () => form().locator('button[type=submit]');
const toasts = () => page.locator('[data-toast]').allInnerTexts();
const isDisabled = (label: string) => field(label).evaluate((one) => one.matches(':disabled'));

const answers = {
  Nome: 'Ana Souza',
  'E-mail': 'ana@posta.example',
  Città: 'Maceió',
  Regione: 'al',
  Messaggio: 'Che canzone era?',
};

async function fillIn(): Promise<void> {
  await field('Argomento').selectOption('7');
  for (const [label, value] of Object.entries(answers)) await field(label).fill(value);
  await field('Telefono').fill('82955550147');
}

const kept = async () =>
  (await station.context.pool.query(`select * from contact_messages where email = 'ana@posta.example' order by id`))
    .rows;

const writing = journey(async (part) => {
  await arrive();
  await part('found', async () => {
    expect(await main().getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await field('Argomento').locator('option').allTextContents()).toEqual([
      'Scegli un argomento',
      'Generale',
      'Commerciale',
      'Risorse umane',
      'Promozioni',
      'Segnala un problema',
      'Giornalismo',
      'Programmazione musicale',
    ]);
    const values = await field('Argomento')
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(values).toEqual(['', '1', '2', '3', '4', '5', '6', '7']);
    const ways = main().getByRole('region', { name: 'Altri modi per raggiungerci' });
    const links = await ways.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(links).toEqual(expect.arrayContaining(['https://wa.me/393475551910', 'tel:+390655501910']));
    for (const network of ['facebook', 'instagram', 'x.com', 'youtube', 'tiktok']) {
      expect([network, links.filter((href) => href.includes(network)).length]).toEqual([network, 1]);
    }
    expect(await ways.locator('address').textContent()).toMatch(/Via delle Fornaci 112, 00165 Roma/);
    expect(visitor.complaints).toEqual([]);
  });
  await part('wrong', async () => {
    expect(await send().isDisabled()).toBe(true);
    expect(await form().getByText(fillAll).isVisible()).toBe(true);
    expect(await form().locator('[aria-invalid]').count()).toBe(0);
    await field('Nome').fill('An');
    expect(await form().locator('[aria-invalid]').count()).toBe(0);
    await page.keyboard.press('Tab');
    await eventually(() => form().locator('[aria-invalid]').count()).toBe(1);
    expect(await field('Nome').getAttribute('aria-invalid')).toBe('true');
    await field('Nome').fill('Ana');
    await eventually(() => field('Nome').getAttribute('aria-invalid')).toBeNull();
    await field('Argomento').focus();
    await page.keyboard.press('Tab');
    await eventually(() => field('Argomento').getAttribute('aria-invalid')).toBe('true');

    await field('Telefono').pressSequentially('82955550147');
    expect(await field('Telefono').inputValue()).toBe('(82) 95555-0147');
    await fillIn();
    expect(await field('Regione').inputValue()).toBe('AL');
    await eventually(() => send().isEnabled()).toBe(true);
    expect(await form().getByText(fillAll).count()).toBe(0);
    for (const label of ['Telefono', 'Città', 'Regione']) {
      const before = await field(label).inputValue();
      await field(label).fill('');
      await eventually(() => send().isDisabled()).toBe(true);
      await field(label).fill(before);
      await eventually(() => send().isEnabled()).toBe(true);
    }
  });
  await part('sent', async () => {
    let calls = 0;
    const gate = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      calls += 1;
      await gate.promise;
      await route.continue();
    });
    await fillIn();
    expect(await form().getAttribute('data-status')).toBe('idle');
    await send().dblclick();
    await eventually(() => form().getAttribute('data-status')).toBe('submitting');
    expect([await send().textContent(), await send().isDisabled()]).toEqual(['Invio in corso…', true]);
    gate.resolve();
    await eventually(() => form().getAttribute('data-status')).toBe('submitted');
    await eventually(toasts).toEqual(['Sua mensagem foi enviada! Retornaremos em breve :)']);
    expect(await page.locator('[data-toast] [lang], [data-toast][lang]').first().getAttribute('lang')).toBe('pt-BR');
    for (const label of ['Argomento', 'Telefono', ...Object.keys(answers)]) {
      expect([label, await isDisabled(label)]).toEqual([label, true]);
    }
    expect(await send().isDisabled()).toBe(true);
    expect(calls).toBe(1);
    expect(await kept()).toMatchObject([
      { name: 'Ana Souza', region: 'AL', subject_id: 7, user_id: null, status: 'new' },
    ]);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /^Sua mensagem foi enviada!/,
    );
    await form().getByRole('button', { name: 'Scrivi un altro messaggio' }).click();
    await eventually(() => form().getAttribute('data-status')).toBe('idle');
    expect([await field('Messaggio').inputValue(), await field('Nome').inputValue()]).toEqual(['', 'Ana Souza']);
    expect(await send().isDisabled()).toBe(true);
    await page.unroute(address);
  });
  await part('refused', async () => {
    await fillIn();
    await field('Messaggio').fill('Seconda domanda');
    await page.route(address, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: 'La casella è piena', data: null } }),
    );
    await send().click();
    await eventually(toasts).toEqual(['La casella è piena']);
    await eventually(() => send().evaluate((one) => one === document.activeElement)).toBe(true);
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await send().click();
    await eventually(toasts).toEqual([
      'Problema na comunicação com servidor, por favor tente novamente em alguns instantes',
    ]);
    expect([await isDisabled('Messaggio'), await field('Messaggio').inputValue()]).toEqual([false, 'Seconda domanda']);
    await page.unroute(address);
    await send().click();
    await eventually(() => form().getAttribute('data-status')).toBe('submitted');
    expect((await kept()).at(-1)).toMatchObject({ text: 'Seconda domanda' });
  });
});

test(
  '[CONTACT-03] [CONTACT-13] the page has the form with its seven subjects and every other way to the station',
  writing('found'),
);
test(
  '[CONTACT-04] [CONTACT-08] [CONTACT-15] errors wait until a field was left, sending until all is right',
  writing('wrong'),
);
test(
  '[CONTACT-16] [CONTACT-17] [CONTACT-20] a double click sends once; the form sleeps while it sends and after',
  writing('sent'),
);
test(
  '[CONTACT-18] [CONTACT-19] the server’s words or a broken line are told, nothing is lost, and it can be sent again',
  writing('refused'),
);

test('[CONTACT-14] /contatto?assunto=comercial has its subject chosen and its message begun, in the HTML already', async () => {
  const { body: html } = await station.get('/contatto?assunto=comercial');
  expect(html).toMatch(/<option value="2" selected="">Commerciale/);
  expect(html).toContain(`>${presetTexts.comercial}</textarea>`);
  if (page.url().startsWith(station.url)) await page.evaluate(() => sessionStorage.clear());
  await visitor.open('/contatto?assunto=comercial');
  expect(await field('Argomento').inputValue()).toBe('2');
  expect(await field('Messaggio').inputValue()).toBe(presetTexts.comercial);
  const { body: other } = await station.get('/contatto?assunto=altro');
  expect(other).not.toMatch(/<option value="[1-9]" selected/);
  expect(other).toMatch(/<textarea[^>]*><\/textarea>/);
});

test('what is written survives a reload, and is there when it was written before the page was hydrated', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive();
  await field('Città').fill('Maceió');
  await field('Messaggio').fill('A metà');
  await visitor.open('/contatto');
  await eventually(() => field('Messaggio').inputValue()).toBe('A metà');
  await page.evaluate(() => sessionStorage.clear());

  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${station.url}/contatto`, { waitUntil: 'commit' });
  await field('Telefono').fill('82955550147');
  await field('Nome').fill('Chi ha fretta');
  gate.resolve();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await eventually(() => field('Telefono').inputValue()).toBe('(82) 95555-0147');
  await field('Messaggio').fill('E ora?');
  expect(await field('Nome').inputValue()).toBe('Chi ha fretta');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('whoever is signed in finds name and e-mail, sends under their account, and leaves nothing after signing out', async () => {
  const person = await newMember(station, { name: 'Ana', lastName: 'D’Ávila' });
  await signIn(station, visitor, person);
  await arrive();
  await eventually(() => field('E-mail').inputValue()).toBe(person.email);
  expect(await field('Nome').inputValue()).toBe('Ana D Ávila');
  await field('Argomento').selectOption('1');
  for (const [label, value] of [
    ['Telefono', '0695550142'],
    ['Città', 'Roma'],
    ['Regione', 'RM'],
    ['Messaggio', 'Ciao!'],
  ] as const) {
    await field(label).fill(value);
  }
  await send().click();
  await eventually(() => form().getAttribute('data-status')).toBe('submitted');
  const { rows } = await station.context.pool.query('select user_id from contact_messages where email = $1', [
    person.email,
  ]);
  expect(rows).toEqual([{ user_id: person.userId }]);
  await form().getByRole('button', { name: 'Scrivi un altro messaggio' }).click();
  await eventually(() => field('E-mail').inputValue()).toBe(person.email);
  await field('Messaggio').fill('Una cosa privata');
  await page.getByRole('banner').getByRole('button', { name: 'Meu perfil, Ana' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click();
  await eventually(() => field('E-mail').inputValue()).toBe('');
  expect([await field('Nome').inputValue(), await field('Messaggio').inputValue()]).toEqual(['', '']);
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
});
