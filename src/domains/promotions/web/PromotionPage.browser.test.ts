import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { modalOn } from '#domains/accounts/web/modal.test-helper.ts';
import { behindProxy, openMember } from '../../../../tests/browser/member.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import {
  addPromotion,
  addWinners,
  answersTo,
  closeNow,
  completeRegistration,
  type Promotion,
} from '../promotions.test-helper.ts';

const station = await openTestStation({ config: behindProxy });
const { db } = station.room;

/** The page of a promotion as somebody meets it. */
function promotionOn(page: Page) {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  return {
    takePart: button('Partecipa'),
    rules: button('Regolamento'),
    winners: button('Vincitori'),
    send: button('Enviar'),
    edit: button('Editar Resposta'),
    answer: page.getByLabel(/^La tua risposta/),
    accept: page.getByRole('checkbox', { name: 'Li e aceito o regulamento' }),
    info: page.locator('[data-info]'),
    toast: (text: string) => page.locator('[data-toast]', { hasText: text }),
    words: (text: string) => page.getByText(text, { exact: true }),
    mode: () => page.locator('[data-info]').getAttribute('data-info'),
  };
}

describe('a visitor', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(station.url, { consent: 'rejected' });
  });

  test('[PROMO-16] [PROMO-17] [PROMO-18] [PROMO-19] [PROMO-21] [PROMO-22] [PROMO-23] [PROMO-24] reads a promotion', async () => {
    const { page, open } = visitor;
    const publishedAt = new Date('2026-11-01T17:05:00Z');
    const { slug, title } = await addPromotion(db, {
      publishedAt,
      image: 'promotions/x.jpg',
      description: '<p>Si ascolta e si racconta.</p>',
    });
    const { body } = await station.get('/api/v1/promotions/getPromotionBySlug/notte-in-vinile');
    await open(`/promocoes/${slug}`);
    expect(await page.title()).toBe(`${title} | Antena 1`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await main.getByRole('link', { name: 'Tutte le promozioni' }).getAttribute('href')).toBe('/promocoes');
    await main.getByText('Una riga per capirsi.').waitFor();
    await main.getByText('Si ascolta e si racconta.').waitFor();
    await main.getByText('Pubblicata il 1 novembre 2026, ore 18:05').waitFor();
    for (const network of ['Facebook', 'X (Twitter)', 'WhatsApp']) {
      const href = await main
        .getByRole('link', { name: new RegExp(network.replace(/[()]/g, '\\$&')) })
        .getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(`/promocoes/${slug}`);
    }
    visitor.complaints.length = 0;
    await open('/promocoes/notte-in-vinile');
    const picture = page.locator('[data-color-scheme] img');
    expect(await picture.getAttribute('src')).toContain(body.data.tx_banner);
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(700);
    expect(visitor.complaints).toEqual([]);
  });

  test('[PROMO-20] sees a PRO badge on a PRO promotion only', async () => {
    const { page, open } = visitor;
    const badge = page.locator('[data-color-scheme]').getByText('PRO', { exact: true });
    await open('/promocoes/prova-generale-pro');
    expect(await badge.count()).toBe(1);
    await open('/promocoes/notte-in-vinile');
    expect(await badge.count()).toBe(0);
  });

  test('[PROMO-26] is told in words and by the status that there is no such promotion', async () => {
    const { page, open } = visitor;
    expect((await station.get('/promocoes/nessuna')).status).toBe(404);
    await open('/promocoes/nessuna');
    const title = page.getByRole('heading', { name: 'NÃO ACHAMOS ESSA PROMOÇÃO :(' });
    await title.waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Torna alle promozioni' }).click();
    await page.getByRole('heading', { level: 1, name: 'Promozioni' }).waitFor();
    visitor.complaints.length = 0;
  });

  test('[PROMO-25] [PROMO-39] opens and closes the rules, and never sees two things in one place', async () => {
    const { page, open } = visitor;
    const { rules, info, mode } = promotionOn(page);
    await open('/promocoes/notte-in-vinile');
    expect(await mode()).toBe('regulamento');
    await info.getByText('1. Chi può partecipare').waitFor();
    expect(await rules.getAttribute('aria-expanded')).toBe('true');
    await rules.click();
    expect(await info.textContent()).toBe('');
    await rules.click();
    await info.getByText('1. Chi può partecipare').waitFor();
  });

  test('[PROMO-41] is asked to log in before the winners', async () => {
    const { page, open } = visitor;
    const { winners, toast, mode } = promotionOn(page);
    await open('/promocoes/biglietti-per-le-comete');
    await winners.click();
    await toast('É necessário estar logado para ver os ganhadores.').waitFor();
    await modalOn(page).dialog.waitFor();
    expect(await mode()).toBe('regulamento');
    expect(await page.getByText('Bortolussi').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  test('[PROMO-42] is asked to log in, and finds the form open right after', async () => {
    const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
    const promotion = await addPromotion(db);
    const { takePart, answer, toast } = promotionOn(page);
    const modal = modalOn(page);
    const member = await openMember(station, { columns: completeRegistration() });
    await member.leave();
    await open(`/promocoes/${promotion.slug}`);
    await takePart.click();
    await toast('É necessário estar logado para participar desta promoção.').waitFor();
    await modal.dialog.waitFor();
    expect(await answer.count()).toBe(0);
    await modal.fill({ 'E-mail': member.person.email, Senha: member.person.password });
    await modal.button('Entrar').click();
    await answer.waitFor();
    await leave();
  });
});

describe('somebody who is signed in', () => {
  test('[PROMO-45] and has not filled in everything is led to the profile', async () => {
    const { page, open, complaints, leave } = await openMember(station);
    const { takePart, toast, mode } = promotionOn(page);
    await open('/promocoes/notte-in-vinile');
    await takePart.click();
    await toast('Por favor complete seu cadastro para poder participar desta promoção.').waitFor();
    await page.locator('[data-profile-modal=panel]').waitFor();
    expect(await mode()).toBe('regulamento');
    expect(complaints).toEqual([]);
    await leave();
  });

  test('[PROMO-43] [PROMO-44] without PRO is told so for as long as they like, and led to the PRO page', async () => {
    const { page, open, leave } = await openMember(station, { columns: completeRegistration() });
    const { takePart, toast, mode } = promotionOn(page);
    await page.clock.install();
    await open('/promocoes/prova-generale-pro');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Zuleica/ })
      .waitFor();
    await takePart.click();
    const words = toast('Essa promoção é exclusiva dos usuários PRO.');
    await words.waitFor();
    await page.clock.runFor(60_000);
    expect(await words.isVisible()).toBe(true);
    expect(await mode()).toBe('regulamento');
    await words.getByRole('button', { name: 'Saiba Mais' }).click();
    await page.waitForURL('**/vantagens-da-assinatura-pro');
    await leave();
  });

  test('[PROMO-43] with PRO takes part in a PRO promotion', async () => {
    const { page, open, person, leave } = await openMember(station, { columns: completeRegistration() });
    await person.makePro(new Date(Date.now() + 86_400_000));
    await open('/promocoes/prova-generale-pro');
    const { takePart, answer } = promotionOn(page);
    await takePart.click();
    await answer.waitFor();
    await leave();
  });
});

describe('somebody who may take part', () => {
  let member: Awaited<ReturnType<typeof openMember>>;
  beforeAll(async () => {
    member = await openMember(station, { columns: completeRegistration() });
  });
  beforeEach(() => {
    member.complaints.length = 0;
  });

  async function openForm(promotion: Promotion) {
    const on = promotionOn(member.page);
    await member.open(`/promocoes/${promotion.slug}`);
    await on.takePart.click();
    await on.answer.waitFor();
    return on;
  }

  test('[PROMO-35] [PROMO-36] [PROMO-40] opens the list of winners, in two columns, and closes it', async () => {
    const { page, open } = member;
    const { winners, info, mode } = promotionOn(page);
    const promotion = await addPromotion(db);
    await addWinners(db, promotion.id, ['Tiago', 'Bianca', 'Corrado']);
    await open(`/promocoes/${promotion.slug}`);
    await winners.click();
    await info.getByRole('listitem').first().waitFor();
    expect(await info.getByRole('listitem').count()).toBe(3);
    expect(await info.getByRole('listitem').first().textContent()).toMatch(
      /^Tiago Ferraz\s*Maceió, AL\s*Estrazione del 1 marzo 2026$/,
    );
    const columns = () =>
      info.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(2);
    await winners.click();
    expect(await mode()).toBe('none');
    expect(await info.textContent()).toBe('');

    const single = await addPromotion(db);
    await addWinners(db, single.id, ['Tiago']);
    await open(`/promocoes/${single.slug}`);
    await winners.click();
    await info.getByRole('listitem').waitFor();
    expect(await columns()).toBe(1);
  });

  test('[PROMO-35] [PROMO-37] is told when there are no winners', async () => {
    const { page, open } = member;
    const { winners, words, info } = promotionOn(page);
    const { slug } = await addPromotion(db);
    await open(`/promocoes/${slug}`);
    await winners.click();
    await words('Nenhum ganhador encontrado para essa promoção.').waitFor();
    expect(await info.getByRole('list').count()).toBe(0);
  });

  test('[PROMO-30] [PROMO-34] [PROMO-38] [PROMO-54] answers once, and finds the answer there', async () => {
    const promotion = await addPromotion(db);
    const { answer, accept, send, toast, words, takePart } = await openForm(promotion);
    await answer.fill('La facciata B di Alba.');
    await accept.check();
    const reloaded = member.page.waitForResponse(/getUserAnswer/);
    await send.click();
    await toast('Sua resposta foi enviada com sucesso :)').waitFor();
    await reloaded;
    await words('Você já deu uma resposta nessa promoção. Boa sorte!').waitFor();
    expect(await answer.isDisabled()).toBe(true);
    expect(await answer.inputValue()).toBe('La facciata B di Alba.');
    expect(await send.count()).toBe(0);
    await member.open(`/promocoes/${promotion.slug}`);
    await takePart.click();
    await words('Você já deu uma resposta nessa promoção. Boa sorte!').waitFor();
    expect(await accept.count()).toBe(0);
    expect(member.complaints).toEqual([]);
  });

  test('[PROMO-31] [PROMO-32] [PROMO-33] changes an answer where that is allowed', async () => {
    const promotion = await addPromotion(db, { editable: true });
    const { answer, accept, send, edit } = await openForm(promotion);
    await answer.fill('Prima');
    await accept.check();
    await send.click();
    await edit.waitFor();
    expect([await answer.isDisabled(), await answer.inputValue()]).toEqual([true, 'Prima']);
    expect([await accept.count(), await send.count()]).toEqual([0, 0]);
    await edit.click();
    expect([await answer.isEnabled(), await edit.count()]).toEqual([true, 0]);
    expect(await accept.isChecked()).toBe(false);
    await answer.fill('Seconda');
    await accept.check();
    await send.click();
    await edit.waitFor();
    expect(await answer.inputValue()).toBe('Seconda');
    expect((await answersTo(db, promotion)).map(({ answer: words }) => words)).toEqual(['Seconda']);
  });

  test('[PROMO-29] sends one answer after the other where many are welcome', async () => {
    const promotion = await addPromotion(db, { multiple: true });
    const { answer, accept, send, words } = await openForm(promotion);
    for (const [count, place] of ['Roma', 'Maceió'].entries()) {
      await answer.fill(place);
      await accept.check();
      await send.click();
      await words(count === 0 ? 'Hai già mandato 1 risposta.' : 'Hai già mandato 2 risposte.').waitFor();
      await answer.waitFor();
      expect([await answer.inputValue(), await answer.isEnabled(), await accept.isChecked()]).toEqual([
        '',
        true,
        false,
      ]);
    }
    expect(await answersTo(db, promotion)).toHaveLength(2);
  });

  test('[PROMO-49] [PROMO-50] [PROMO-51] [PROMO-52] [PROMO-53] is told what is missing, in red', async () => {
    const { answer, accept, send, words } = await openForm(await addPromotion(db));
    const borders = () =>
      Promise.all([answer, accept].map((one) => one.evaluate((field) => getComputedStyle(field).borderColor)));
    const red = 'rgb(200, 16, 46)';
    const fault = member.page.getByRole('main').getByRole('alert');
    expect(await borders()).not.toContain(red);
    await send.click();
    await words('Você precisa preencher a caixa de texto com sua resposta, ler  e aceitar o regulamento.').waitFor();
    expect(await fault.textContent()).toContain('ler  e aceitar');
    expect(await borders()).toEqual([red, red]);
    expect(await answer.getAttribute('aria-invalid')).toBe('true');

    await answer.fill('Una risposta');
    await send.click();
    await words('Você precisa ler  e aceitar o regulamento.').waitFor();
    expect(await fault.textContent()).toContain('ler  e aceitar');
    const [plain, invalid] = await borders();
    expect([plain === red, invalid]).toEqual([false, red]);

    await answer.fill('   ');
    await accept.check();
    await send.click();
    await words('Preencha a caixa de texto com sua resposta.').waitFor();
    expect((await borders())[0]).toBe(red);
    await answer.fill('Eccola');
    expect(await fault.textContent()).toBe('');
    expect(member.complaints).toEqual([]);
  });

  test('[PROMO-47] [PROMO-48] cannot write more than the promotion takes', async () => {
    const { answer } = await openForm(await addPromotion(db));
    await answer.fill('x'.repeat(400));
    expect((await answer.inputValue()).length).toBe(350);
    const word = await openForm(await addPromotion(db, { singleWord: true }));
    await word.answer.pressSequentially('mare ggiata');
    expect(await word.answer.inputValue()).toBe('mareggiata');
    await word.answer.fill('y'.repeat(40));
    expect((await word.answer.inputValue()).length).toBe(30);
    await member.page.getByText('Una parola sola, senza spazi. Restano 0 caratteri').waitFor();
  });

  test('[PROMO-55] is told when an answer could not be saved, and keeps it', async () => {
    const promotion = await addPromotion(db);
    const { answer, accept, send, toast } = await openForm(promotion);
    await member.page.route('**/promotions/saveAnswer', (route) => route.abort());
    await answer.fill('Non va persa');
    await accept.check();
    await send.click();
    await toast('Ocorreu um erro inesperado :( Tente novamente mais tarde.').waitFor();
    expect(await answer.inputValue()).toBe('Non va persa');
    await member.page.unroute('**/promotions/saveAnswer');
    await send.click();
    await toast('Sua resposta foi enviada com sucesso :)').waitFor();
    expect(await answersTo(db, promotion)).toHaveLength(1);
    member.complaints.length = 0;
  });

  test('finds what was typed after a session that ended in between', async () => {
    const promotion = await addPromotion(db);
    const { answer, accept, send, toast } = await openForm(promotion);
    const modal = modalOn(member.page);
    await answer.fill('Scritta prima');
    await accept.check();
    await member.person.endSessions();
    await send.click();
    await toast('É necessário estar logado para participar desta promoção.').waitFor();
    await modal.dialog.waitFor();
    await modal.fill({ 'E-mail': member.person.email, Senha: member.person.password });
    await modal.button('Entrar').click();
    await answer.waitFor();
    expect(await answer.inputValue()).toBe('Scritta prima');
    await accept.check();
    await send.click();
    await toast('Sua resposta foi enviada com sucesso :)').waitFor();
    expect(await answersTo(db, promotion)).toHaveLength(1);
    member.complaints.length = 0;
  });

  test('is told when the promotion closes while they write', async () => {
    const promotion = await addPromotion(db);
    const { answer, accept, send, toast, takePart, mode } = await openForm(promotion);
    await answer.fill('Troppo tardi');
    await accept.check();
    await closeNow(station.room, promotion);
    await send.click();
    await toast('La promozione si è chiusa mentre scrivevi').waitFor();
    await takePart.waitFor({ state: 'detached' });
    expect(await mode()).toBe('regulamento');
    member.complaints.length = 0;
  });
});
