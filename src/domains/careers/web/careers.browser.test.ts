import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import type { TestStation } from '../../../../tests/test-station.ts';
import { openCareersStation } from '../careers.test-helper.ts';
import { docx, pdf } from '../cvs.test-helper.ts';

const success = 'Agradeçemos o contato. Sua mensagem foi enviada com sucesso e retornaremos o mais breve possível :)';
const failure = 'Problema na comunicação com servidor, por favor tente novamente em alguns instantes';
const [keyCall, uploadCall, sendCall] = [
  '**/workWithUs/getUploadKey',
  '**/media/upload',
  '**/workWithUs/sendCurriculum',
];

let station: TestStation;
let visitor: Visitor;
let page: Page;
/** What the page called, in order. */
const calls: string[] = [];

beforeAll(async () => {
  ({ station } = await openCareersStation('demo'));
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  page.on('request', (request) => {
    const [, name] = /(getUploadKey|media\/upload|sendCurriculum)$/.exec(request.url()) ?? [];
    if (name) calls.push(name);
  });
});

/** The page as nobody has touched it. */
async function arrive(): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1280, height: 900 });
  if (page.url().startsWith(station.url)) await page.evaluate(() => sessionStorage.clear());
  await station.context.pool.query('delete from rate_limits');
  await visitor.open('/lavora-con-noi');
  visitor.complaints.length = 0;
  calls.length = 0;
}

const field = (name: string) => page.locator(`main form [name=${name}]`);
const button = () => page.locator('main form button[type=submit]');
const alert = () => page.locator('main form > [role=alert]').textContent();
const isInvalid = async (name: string) => (await field(name).getAttribute('aria-invalid')) === 'true';
const cv = (buffer = pdf(), name = 'cv.pdf') => ({ name, mimeType: 'application/pdf', buffer });
const applications = async () => (await station.context.pool.query('select * from job_applications order by id')).rows;

async function write(): Promise<void> {
  await field('name').fill('Ana Lúcia');
  await field('lastName').fill('Souza');
  await field('email').fill('ana@posta.example');
  await field('phone').pressSequentially('3331234567');
  await field('position').fill('Tecnica del suono');
  await field('aboutYou').fill('Dieci anni di mixer, mai un fischio in diretta.');
}

/** One application, with everything that can go wrong on its way. */
const trying = journey(async (part) => {
  const names = ['name', 'lastName', 'email', 'phone', 'position', 'aboutYou', 'curriculum'];
  const told = 'O arquivo não é um PDF ou DOCX que conseguimos abrir.';
  await arrive();
  const before = (await applications()).length;

  await part('asked', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Una radio la fanno le persone');
    await page.getByText('Preencha todos os campos para enviar a sua mensagem.').waitFor();
    for (const name of names) expect([name, await field(name).getAttribute('required')]).toEqual([name, '']);
    expect(await button().isDisabled()).toBe(true);
  });

  await part('touched', async () => {
    for (const name of ['name', 'phone', 'curriculum']) expect(await isInvalid(name)).toBe(false);
    await field('name').fill('A1');
    expect(await isInvalid('name')).toBe(false);
    await page.keyboard.press('Tab');
    await eventually(() => isInvalid('name')).toBe(true);
    await page.getByText('De 3 a 20 letras, sem números nem símbolos.').waitFor();
    for (const name of ['email', 'phone', 'curriculum']) expect([name, await isInvalid(name)]).toEqual([name, false]);
    await field('name').fill('Ana');
    await eventually(() => isInvalid('name')).toBe(false);
    await field('phone').pressSequentially('33312345678');
    expect(await field('phone').inputValue()).toBe('(333) 1234-5678');
    await field('phone').press('Backspace');
    expect(await field('phone').inputValue()).toBe('(333) 123-4567');
    await field('curriculum').focus();
    await page.keyboard.press('Tab');
    await page.getByText('Anexe o seu currículo.').waitFor();
    await field('phone').fill('');
  });

  await part('complete', async () => {
    await write();
    expect(await button().isDisabled()).toBe(true);
    await field('curriculum').setInputFiles({ ...cv(Buffer.from('not looked at yet')), name: 'cv.odt' });
    await eventually(() => button().isEnabled()).toBe(true);
    for (const name of names.slice(0, -1)) {
      const before = await field(name).inputValue();
      await field(name).fill('');
      await eventually(() => button().isDisabled()).toBe(true);
      await field(name).fill(before);
      await eventually(() => button().isEnabled()).toBe(true);
    }
    await field('curriculum').setInputFiles([]);
    await eventually(() => button().isDisabled()).toBe(true);
    expect(calls).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  await part('wrong file', async () => {
    for (const [file, words] of [
      [Buffer.from('this is no PDF'), told],
      [Buffer.alloc(5 * 1024 * 1024 + 1), 'O arquivo passa de 5 MB'],
    ] as const) {
      await field('curriculum').setInputFiles(cv(file));
      await eventually(alert).toContain(words);
      expect(await page.getByText(words).count()).toBe(2);
      expect(await isInvalid('curriculum')).toBe(true);
    }
    expect(calls).toEqual([]);
    await field('curriculum').setInputFiles(cv());
    await eventually(alert).toBe('');
  });

  await part('refused file', async () => {
    await field('curriculum').setInputFiles(cv(pdf({ more: '4 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj' })));
    await button().click();
    await eventually(alert).toContain(told);
    expect(await page.getByText(told).count()).toBe(2);
    expect(await isInvalid('curriculum')).toBe(true);
    await field('curriculum').setInputFiles(cv());
    await eventually(() => isInvalid('curriculum')).toBe(false);
  });

  await part('upload fails', async () => {
    calls.length = 0;
    visitor.complaints.length = 0;
    const reply = (json: object) => page.route(uploadCall, (route) => route.fulfill({ status: 200, json }));
    const replies = [
      () => page.route(uploadCall, (route) => route.abort()),
      () => page.route(uploadCall, (route) => route.fulfill({ status: 200, body: '<html>' })),
      () => reply({ status: 'success' }),
      () => reply({ status: 'error', nome_arquivo: 'x' }),
      () => page.route(keyCall, (route) => route.abort()),
    ];
    for (const fail of replies) {
      await page.unrouteAll();
      await fail();
      await button().click();
      await eventually(alert).toBe(failure);
      expect(await page.locator('main [lang=pt-BR] form > [role=alert] p').count()).toBe(1);
      await eventually(() => button().evaluate((one) => one === document.activeElement)).toBe(true);
      expect([await button().isEnabled(), await button().textContent()]).toEqual([true, 'ENVIAR']);
      expect(visitor.complaints.some((text) => text.includes('the application was not sent'))).toBe(true);
      visitor.complaints.length = 0;
      expect(calls).not.toContain('sendCurriculum');
    }
    expect(await field('aboutYou').inputValue()).toContain('Dieci anni');
    await page.unrouteAll();
  });

  await part('answer lost', async () => {
    calls.length = 0;
    let isFirst = true;
    await page.route(sendCall, async (route) => {
      // The station took it, but its answer never came.
      const response = await route.fetch();
      if (isFirst) await route.abort();
      else await route.fulfill({ response });
      isFirst = false;
    });
    await button().click();
    await eventually(alert).toBe(failure);
    await button().click();
    await page.getByText(success).waitFor();
    expect(calls).toEqual(['getUploadKey', 'media/upload', 'sendCurriculum', 'sendCurriculum']);
    expect(await applications()).toHaveLength(before + 1);
  });
});

test('[JOB-02] [JOB-03] the form asks for all its fields', trying('asked'));
test(
  '[JOB-15] [JOB-11] a field is wrong only after somebody was in it; the phone is poured into its mask',
  trying('touched'),
);
test('[JOB-14] [JOB-16] the button wakes when all fields are good', trying('complete'));
test(
  'a file of the wrong kind or size is told as soon as it is chosen, in the same words above the button',
  trying('wrong file'),
);
test('a file that the station does not take is explained in one sentence', trying('refused file'));
test(
  '[JOB-25] [JOB-26] [JOB-20] an upload that fails is told and logged, sends no application, and can be tried again',
  trying('upload fails'),
);
test(
  '[JOB-25] an application that fails is told; the second try does not send the CV again, and is no second application',
  trying('answer lost'),
);

const sending = journey(async (part) => {
  await arrive();
  const before = (await applications()).length;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(sendCall, async (route) => {
    await gate;
    await route.continue();
  });
  await part('sent', async () => {
    await write();
    await field('curriculum').setInputFiles(cv(docx(), 'cv.docx'));
    await eventually(() => button().textContent()).toBe('ENVIAR');
    const [uploading, sent] = [page.waitForRequest(uploadCall), page.waitForRequest(sendCall)];
    const arrived = page.waitForResponse(uploadCall);
    await button().dblclick();
    await eventually(() => button().textContent()).toBe('INVIO IN CORSO');
    expect(await button().isDisabled()).toBe(true);
    expect((await uploading).headers()['content-type']).toContain('multipart/form-data');
    const { nome_arquivo } = await (await arrived).json();
    expect((await sent).postDataJSON()).toEqual({
      name: 'Ana Lúcia',
      lastName: 'Souza',
      email: 'ana@posta.example',
      telefono: '(333) 123-4567',
      testoPosizione: 'Tecnica del suono',
      aboutYou: 'Dieci anni di mixer, mai un fischio in diretta.',
      curriculum: `${station.context.config.publicUrl}/media/${nome_arquivo}`,
    });
    release();
    const thanks = page.getByText(success);
    await thanks.waitFor();
    expect(await thanks.evaluate((words) => words.closest('[lang]')?.getAttribute('lang'))).toBe('pt-BR');
    await eventually(() => thanks.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await button().count()).toBe(0);
    expect(calls).toEqual(['getUploadKey', 'media/upload', 'sendCurriculum']);
    const kept = (await applications()).slice(before);
    expect(kept).toMatchObject([{ email: 'ana@posta.example', position: 'Tecnica del suono' }]);
    expect(visitor.complaints).toEqual([]);
    await visitor.open('/lavora-con-noi');
    expect(await field('name').inputValue()).toBe('');
  });
  await part('kept', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await write();
    // As it was kept while the position still bore the name that the call gives it.
    await page.evaluate(() => {
      const { position, ...rest } = JSON.parse(sessionStorage.getItem('careers-draft') ?? '');
      sessionStorage.setItem('careers-draft', JSON.stringify({ ...rest, testoPosizione: position }));
    });
    await visitor.open('/lavora-con-noi');
    await eventually(() => field('aboutYou').inputValue()).toBe('Dieci anni di mixer, mai un fischio in diretta.');
    expect(await field('phone').inputValue()).toBe('(333) 123-4567');
    expect(await field('position').inputValue()).toBe('Tecnica del suono');
    expect(await isInvalid('curriculum')).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await field('curriculum').setInputFiles(cv());
    await eventually(() => button().isEnabled()).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });
});

test(
  '[JOB-17] [JOB-18] [JOB-19] [JOB-24] the CV goes first, then the application; a double click sends once',
  sending('sent'),
);
test('what was written survives a reload on a phone, where nothing is wider than the screen', sending('kept'));

test('without JavaScript the page says what to do instead', async () => {
  for (const [path, words] of [
    ['/lavora-con-noi', 'Para enviar o formulário é preciso JavaScript.'],
    ['/recomende', 'Para recomendar uma música nesta página é preciso JavaScript.'],
  ] as const) {
    const { body: html } = await station.get(path);
    const form = /<form.*?<\/form>/s.exec(/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '')?.[0];
    expect(/<noscript>(.*?)<\/noscript>/s.exec(form ?? '')?.[1]).toContain(words);
  }
});
