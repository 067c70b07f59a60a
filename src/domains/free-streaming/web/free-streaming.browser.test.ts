import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { freeStreamingMessages as text } from '../free-streaming.messages.ts';

const address = '**/api/v1/freeStreaming/sendMessage';
let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
});
const dialog = () => page.getByRole('dialog', { name: 'Entre em contato' });
const field = (label: string) => dialog().getByLabel(label);
const send = () => dialog().locator('button[type=submit]');
const toasts = () => page.locator('[data-toast]').allInnerTexts();
const openForm = async () => {
  await page.getByRole('main').getByRole('button', { name: 'Solicitar acesso' }).click();
  await field('Razão social').waitFor();
};

async function fillIn(): Promise<void> {
  await field('Razão social').fill('Rádio Litoral Ltda.');
  await field('Nome fantasia').fill('Litoral FM');
  await field('Site da empresa').fill('https://litoral.example');
  await field('Nome do proprietário').fill('Ana Souza');
  await field('E-mail').fill('ana@litoral.example');
  await field('Faixa de operação').selectOption('FM');
  await field('Frequência').fill('95,3 MHz');
  await field('Potência/classe').fill('Classe A1');
  await field('Estado').selectOption('Alagoas');
  await field('Cidade').fill('Maceió');
}

/** Holds every request until it is let through, and counts them. */
async function holdCalls() {
  let count = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    count += 1;
    await gate;
    await route.continue();
  });
  return { release: () => release(), count: () => count };
}

/** One request, from the first look to the thanks, and the beginning of the next. */
const asking = journey(async (part) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1280, height: 900 });
  visitor.complaints.length = 0;
  await visitor.open('/ascolta-la-radio');

  await part('opened', async () => {
    const button = page.getByRole('main').getByRole('button', { name: 'Solicitar acesso' });
    await button.focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    expect(await dialog().getByRole('heading', { level: 2 }).textContent()).toBe('Entre em contato');
    expect(await dialog().evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe('pt-BR');
    await eventually(() => field('Razão social').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => dialog().count()).toBe(0);
    await eventually(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    // This station sends no sound: only its stream is missed.
    expect(visitor.complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
    await openForm();
  });

  await part('masks', async () => {
    await field('CNPJ').pressSequentially('11222333000181');
    expect(await field('CNPJ').inputValue()).toBe('11.222.333/0001-81');
    await field('CNPJ').fill('');
    await field('CNPJ').pressSequentially('12abc34501de35');
    expect(await field('CNPJ').inputValue()).toBe('12.ABC.345/01DE-35');
    await field('CNPJ').fill('');
    await field('Telefone').pressSequentially('82999990000');
    expect(await field('Telefone').inputValue()).toBe('(82) 99999-0000');
  });

  await part('one message at a time', async () => {
    const steps: [label: string, message: string, mend: () => Promise<unknown>][] = [
      ['Razão social', text.problems.company, () => field('Razão social').fill('Rádio Litoral')],
      ['Nome fantasia', text.problems.tradeName, () => field('Nome fantasia').fill('Litoral')],
      ['Site da empresa', text.problems.page, () => field('Site da empresa').fill('litoral.example')],
      ['Nome do proprietário', text.problems.nameOwner, () => field('Nome do proprietário').fill('Ana')],
      ['E-mail', text.problems.emailOwner, () => field('E-mail').fill('ana@litoral.example')],
      ['Faixa de operação', text.problems.band, () => field('Faixa de operação').selectOption('FM')],
      ['Frequência', text.problems.frequency, () => field('Frequência').fill('95,3')],
      ['Potência/classe', text.problems.power, () => field('Potência/classe').fill('A1')],
      ['Estado', text.problems.state, () => field('Estado').selectOption('Alagoas')],
    ];
    for (const [label, message, mend] of steps) {
      await send().click();
      await eventually(toasts).toEqual([message]);
      await eventually(() => field(label).evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await field(label).getAttribute('aria-invalid')).toBe('true');
      await mend();
    }
    await field('CNPJ').fill('11.222.333/0001-82');
    await page.keyboard.press('Enter');
    await eventually(toasts).toEqual([text.problems.cnpj]);
    await field('CNPJ').fill('');
    await send().click();
    await eventually(toasts).toEqual([text.problems.city]);
  });

  await part('refused', async () => {
    const answerWith = (status: number, message: string, data: unknown = null) =>
      page.route(address, (route) => route.fulfill({ status, json: { status, message, data } }));
    await answerWith(409, 'Já recebemos este pedido');
    await fillIn();
    await send().click();
    await eventually(toasts).toEqual(['Já recebemos este pedido']);
    expect(await send().textContent()).toBe('Enviar');
    await page.unroute(address);
    await answerWith(400, 'Este telefone não atende', { field: 'telefone' });
    await send().click();
    await eventually(() => field('Telefone').getAttribute('aria-invalid')).toBe('true');
    await eventually(() => field('Telefone').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.unroute(address);
  });

  await part('broken line', async () => {
    await page.route(address, (route) => route.abort());
    await send().click();
    await eventually(toasts).toEqual([
      'Problema na comunicação com servidor, por favor tente novamente em alguns instantes',
    ]);
    expect(await send().textContent()).toBe('Enviar');
    expect(await field('Cidade').inputValue()).toBe('Maceió');
    await page.unroute(address);
  });

  await part('sent', async () => {
    const calls = await holdCalls();
    expect(await send().textContent()).toBe('Enviar');
    await send().dblclick();
    await eventually(() => send().textContent()).toBe('enviando ...');
    expect(await send().evaluate((one) => (one as HTMLButtonElement).disabled)).toBe(true);
    calls.release();
    await eventually(() => send().textContent()).toBe('Enviado');
    expect(await send().evaluate((one) => (one as HTMLButtonElement).disabled)).toBe(true);
    await eventually(toasts).toEqual(['Sua solicitação foi enviada! Retornaremos em breve :)']);
    expect(calls.count()).toBe(1);
    const { rows } = await station.context.pool.query('select trade_name from free_streaming_requests');
    expect(rows).toEqual([{ trade_name: 'Litoral FM' }]);
    await page.keyboard.press('Escape');
    await eventually(() => dialog().count()).toBe(0);
    await page.unroute(address);
  });

  await part('next', async () => {
    await openForm();
    expect(await field('Razão social').inputValue()).toBe('');
    expect(await send().isEnabled()).toBe(true);
  });

  await part('kept', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await eventually(() => dialog().evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await field('Razão social').fill('Rádio Litoral Ltda.');
    await field('Estado').selectOption('Bahia');
    await page.keyboard.press('Escape');
    await eventually(() => dialog().count()).toBe(0);
    await openForm();
    expect(await field('Razão social').inputValue()).toBe('Rádio Litoral Ltda.');
    await visitor.open('/ascolta-la-radio');
    // As it was kept while the phone still bore the name that the call gives it.
    await page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('free-streaming-draft') ?? '');
      const { phone: _, ...rest } = kept;
      sessionStorage.setItem('free-streaming-draft', JSON.stringify({ ...rest, telefone: '(82) 99999-0000' }));
    });
    await openForm();
    expect(await field('Razão social').inputValue()).toBe('Rádio Litoral Ltda.');
    expect(await field('Estado').inputValue()).toBe('Bahia');
    expect(await field('Telefone').inputValue()).toBe('(82) 99999-0000');
  });
});

test(
  '[NOWPLAYING-27] the listen page opens the request from its button, in Portuguese, and gives the focus back',
  asking('opened'),
);
test('[FREESTREAM-07] [FREESTREAM-12] CNPJ and phone are poured into their masks, both kinds of CNPJ', asking('masks'));
test(
  '[FREESTREAM-03] one message at a time is told as an error, in order, and the focus goes where it belongs',
  asking('one message at a time'),
);
test('[FREESTREAM-21] what the server says is shown as it says it, at its field where it names one', asking('refused'));
test('[FREESTREAM-20] a broken line is told, and nothing that was written is lost', asking('broken line'));
test(
  '[FREESTREAM-18] [FREESTREAM-19] [FREESTREAM-22] a double click sends once; the button sleeps while it sends and after',
  asking('sent'),
);
test('after one request the next begins anew', asking('next'));
test('a draft survives a dialog closed by mistake and a reload, on a phone too', asking('kept'));
