import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { modalOn } from '#domains/accounts/web/modal.test-helper.ts';
import { endHunt, openHunt } from '#domains/hunt/hunt.test-helper.ts';
import { addPromotion, completeRegistration } from '#domains/promotions/promotions.test-helper.ts';
import { promotionOn } from '#domains/promotions/web/promotion-page.test-helper.ts';
import { foreignWordsIn } from '../../tests/browser/foreign-words.ts';
import { behindProxy, openMember } from '../../tests/browser/member.ts';
import { openVisitor, type Visitor } from '../../tests/browser/visitor.ts';
import { openTestStation } from '../../tests/test-station.ts';

/** Each surface speaks one language as a whole: what is seen, what is only heard, and what is said while waiting. */

const station = await openTestStation({ config: behindProxy });
const { context } = station;
let visitor: Visitor;
/** Shows what the station answered as it stands, without running or fetching anything. */
let paper: Page;
beforeAll(async () => {
  paper = (await openVisitor(station.url, { javaScript: false })).page;
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});
afterAll(() => visitor.leave());

/** By a link where a page of the site is open already, as people get about. */
async function goTo(path: string): Promise<void> {
  const { page, open } = visitor;
  const isHere = await page.evaluate(() => document.documentElement.dataset.ready === 'true');
  if (!isHere) return open(path);
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  if (page.url() === station.url + path) return;
  await page.evaluate((to) => {
    for (const child of document.querySelector('main')?.children ?? []) child.setAttribute('data-left', '');
    document.body.append(Object.assign(document.createElement('a'), { href: to, id: 'way' }));
    document.getElementById('way')?.click();
    document.getElementById('way')?.remove();
  }, path);
  await page.waitForURL(station.url + path);
  await expect.poll(() => page.locator('main > [data-left]').count()).toBe(0);
}

test('the profile modal is Portuguese from screen to screen', async () => {
  const { page, open } = visitor;
  await open('/chi-siamo?profile=true&screen=login');
  const { dialog, title, button } = modalOn(page);
  await title('Entrar').waitFor();
  expect(await foreignWordsIn(dialog, 'pt-BR')).toEqual([]);
  await button('Esqueceu a senha?').click();
  await title('Entrar').waitFor({ state: 'detached' });
  expect(await foreignWordsIn(dialog, 'pt-BR')).toEqual([]);
  await button('Voltar ao login').click();
  await button('Cadastre-se').click();
  await title('Criar uma conta').waitFor();
  expect(await foreignWordsIn(dialog, 'pt-BR')).toEqual([]);
});

test.each(['resetPassword', 'confirmEmail'])('the profile modal is Portuguese: %s', async (screen) => {
  const { page, open } = visitor;
  await open(`/chi-siamo?profile=true&screen=${screen}&userId=7&code=123456&token=x`);
  const { dialog } = modalOn(page);
  await dialog.waitFor();
  expect(await foreignWordsIn(dialog, 'pt-BR')).toEqual([]);
});

test.each([
  ['/lavora-con-noi', 'main section:has(form)'],
  ['/recomende', 'main form'],
  ['/a1stats', 'main [lang=pt-BR]:has(button)'],
])('the form or gate of %s is Portuguese', async (path, surface) => {
  const { page } = visitor;
  await goTo(path);
  await page.locator(surface).waitFor();
  expect(await foreignWordsIn(page.locator(surface), 'pt-BR')).toEqual([]);
});

test('the free-streaming form and the spot window are Portuguese, and what is around the form is Italian', async () => {
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  await goTo('/ascolta-la-radio');
  expect(await foreignWordsIn(page.locator('body'), 'it')).toEqual([]);
  await page.getByRole('button', { name: 'Solicitar acesso' }).click();
  await dialog.waitFor();
  expect(await foreignWordsIn(dialog, 'pt-BR')).toEqual([]);
  await goTo('/clientes/caffe-miravalle');
  await page
    .getByRole('button', { name: /^Dettagli dello spot/ })
    .first()
    .click();
  await dialog.locator('summary').first().waitFor();
  expect(await foreignWordsIn(dialog, 'pt-BR')).toEqual([]);
});

test.each([
  ['/videos/non-esiste', 'pt-BR'],
  ['/clientes/non-esiste', 'pt-BR'],
  ['/promocoes/non-esiste', 'pt-BR'],
  ['/podcasts/non-esiste', 'pt-BR'],
  ['/jornalistas/non-esiste', 'pt-BR'],
  ['/as-10-mais?categoria=non-esiste', 'pt-BR'],
  ['/notizie/tags/non-esiste', 'pt-BR'],
  ['/non-esiste', 'it'],
  ['/termini/non-esiste', 'it'],
  ['/artisti/non-esiste', 'it'],
  ['/canzoni/non-esiste', 'it'],
  ['/notizie/non-esiste', 'it'],
  ['/le-100-piu/1700', 'it'],
] as const)('what is not found at %s is told in one language, %s', async (path, lang) => {
  const { status, body } = await station.get(path);
  expect(status).toBe(404);
  await paper.setContent(body);
  expect(await foreignWordsIn(paper.locator('main section').first(), lang)).toEqual([]);
});

test.each(['/chi-siamo', '/contatto', '/promocoes', '/caca-ao-tesouro', '/cerca?q=mare'])(
  'everything around is Italian: %s',
  async (path) => {
    const { page } = visitor;
    await goTo(path);
    expect(await foreignWordsIn(page.locator('body'), 'it')).toEqual([]);
  },
);

describe('somebody signed in', () => {
  const arrive = () => openMember(station, { columns: completeRegistration() });

  test('answers a promotion in Portuguese, and is thanked in it', async () => {
    const { page, open } = await arrive();
    const promotion = await addPromotion(context.db, { singleWord: true, editable: true });
    const { takePart, answer, accept, send, toast, edit } = promotionOn(page);
    await open(`/promocoes/${promotion.slug}`);
    await takePart.click();
    await answer.fill('due parole');
    const form = page.locator('[data-info] > [lang]');
    expect(await foreignWordsIn(form, 'pt-BR')).toEqual([]);
    await answer.fill('parola');
    await accept.check();
    await send.click();
    const thanks = toast('Sua resposta foi enviada com sucesso :)');
    await thanks.waitFor();
    expect(await foreignWordsIn(thanks, 'pt-BR')).toEqual([]);
    await edit.waitFor();
    expect(await foreignWordsIn(form, 'pt-BR')).toEqual([]);
  });

  test('finds the chest in Portuguese', async () => {
    const { page, open } = await arrive();
    const hunt = await openHunt(context, { due: 1 });
    onTestFinished(() => endHunt(context, hunt));
    await open('/programacao');
    const chest = page.getByRole('button', { name: 'Abrir o baú' });
    await chest.waitFor();
    expect(await foreignWordsIn(page.getByRole('dialog'), 'pt-BR')).toEqual([]);
    await chest.click();
    const prize = page.getByRole('dialog', { name: 'Parabéns!' });
    await prize.waitFor();
    expect(await foreignWordsIn(prize, 'pt-BR')).toEqual([]);
  });

  test('has a panel in Portuguese, which turns Italian as a whole for whoever lives in Italy', async () => {
    const { page, open } = await arrive();
    const { dialog } = modalOn(page);
    await open('/chi-siamo');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Meu perfil/ })
      .click();
    await dialog.locator('[name=country]').waitFor();
    expect(await foreignWordsIn(dialog, 'pt-BR')).toEqual([]);
    await dialog.locator('[name=country]').selectOption('IT');
    await dialog.getByText('Codice fiscale', { exact: true }).waitFor();
    expect(await foreignWordsIn(dialog, 'it')).toEqual([]);
    await dialog.getByRole('heading', { name: 'Il mio profilo' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancella il mio account' }).click();
    await dialog.getByRole('heading', { name: /^Cancellare/ }).waitFor();
    expect(await foreignWordsIn(dialog, 'it')).toEqual([]);
    expect(await dialog.locator('[lang=pt-BR]').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Esci' }).click();
    const goodbye = page.getByText('Sei uscito dal tuo account.');
    await goodbye.waitFor();
    expect(await foreignWordsIn(goodbye, 'it')).toEqual([]);
  });
});
