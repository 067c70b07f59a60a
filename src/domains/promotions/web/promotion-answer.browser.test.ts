import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { modalOn } from '#domains/accounts/web/modal.test-helper.ts';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { behindProxy, openMember } from '../../../../tests/browser/member.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { addPromotion, answersTo, closeNow, completeRegistration, type Promotion } from '../promotions.test-helper.ts';
import { promotionOn } from './promotion-page.test-helper.ts';

const station = await openTestStation({ config: behindProxy });
const { db } = station.context;

describe('somebody who may take part', () => {
  let member: Awaited<ReturnType<typeof openMember>>;
  beforeAll(async () => {
    member = await openMember(station, { columns: completeRegistration() });
  });
  beforeEach(() => {
    member.complaints.length = 0;
  });

  async function openForm(promotion: Promotion) {
    const { page, open } = member;
    const on = promotionOn(page);
    const address = `/promocoes/${promotion.slug}`;
    // A page of the pool stands at the station's address, too, before anything was opened in it.
    const isOnSite = (await page.locator('html[data-ready=true]').count()) > 0;
    await (isOnSite ? goOn(page, address) : open(address));
    await page.getByRole('heading', { level: 1, name: promotion.title, exact: true }).waitFor();
    await on.takePart.click();
    await on.answer.waitFor();
    return on;
  }

  const once = journey(async (part) => {
    const promotion = await addPromotion(db);
    const { answer, accept, send, toast, words, takePart } = await openForm(promotion);
    const borders = () =>
      Promise.all([answer, accept].map((one) => one.evaluate((field) => getComputedStyle(field).borderColor)));
    const red = 'rgb(200, 16, 46)';
    const fault = member.page.getByRole('main').getByRole('alert');
    await part('both', async () => {
      expect(await borders()).not.toContain(red);
      await send.click();
      await words('Você precisa preencher a caixa de texto com sua resposta, ler  e aceitar o regulamento.').waitFor();
      expect(await fault.textContent()).toContain('ler  e aceitar');
    });
    await part('red', async () => {
      expect(await borders()).toEqual([red, red]);
      expect(await answer.getAttribute('aria-invalid')).toBe('true');
    });
    await part('rules', async () => {
      await answer.fill('Una risposta');
      await send.click();
      await words('Você precisa ler  e aceitar o regulamento.').waitFor();
      expect(await fault.textContent()).toContain('ler  e aceitar');
      const [plain, invalid] = await borders();
      expect([plain === red, invalid]).toEqual([false, red]);
    });
    await part('answer', async () => {
      await answer.fill('   ');
      await accept.check();
      await send.click();
      await words('Preencha a caixa de texto com sua resposta.').waitFor();
      expect((await borders())[0]).toBe(red);
    });
    await part('mended', async () => {
      await answer.fill('Eccola');
      await expect.poll(() => fault.textContent()).toBe('');
      expect(member.complaints).toEqual([]);
    });
    await part('length', async () => {
      await answer.fill('x'.repeat(400));
      expect((await answer.inputValue()).length).toBe(350);
    });
    await part('not saved', async () => {
      await member.page.route('**/promotions/saveAnswer', (route) => route.abort());
      await answer.fill('La facciata B di Alba.');
      await send.click();
      await toast('Ocorreu um erro inesperado :( Tente novamente mais tarde.').waitFor();
      expect(await answer.inputValue()).toBe('La facciata B di Alba.');
      await member.page.unroute('**/promotions/saveAnswer');
      member.complaints.length = 0;
    });
    await part('sent', async () => {
      const reloaded = member.page.waitForResponse(/getUserAnswer/);
      await send.click();
      await toast('Sua resposta foi enviada com sucesso :)').waitFor();
      await reloaded;
      await words('Você já deu uma resposta nessa promoção. Boa sorte!').waitFor();
      expect(await answer.isDisabled()).toBe(true);
      expect(await answer.inputValue()).toBe('La facciata B di Alba.');
      expect(await send.count()).toBe(0);
      expect(await answersTo(db, promotion)).toHaveLength(1);
    });
    await part('again', async () => {
      await member.open(`/promocoes/${promotion.slug}`);
      await takePart.click();
      await words('Você já deu uma resposta nessa promoção. Boa sorte!').waitFor();
      expect(await accept.count()).toBe(0);
      expect(member.complaints).toEqual([]);
    });
  });

  test('[PROMO-52] is told that answer and rules are missing', once('both'));
  test('[PROMO-53] sees in red what is missing', once('red'));
  test('[PROMO-49] [PROMO-51] is told that the rules must be accepted', once('rules'));
  test('[PROMO-50] is told that an answer of blanks is none', once('answer'));
  test('is no longer told once the answer stands there', once('mended'));
  test('[PROMO-47] cannot write more than the promotion takes', once('length'));
  test('[PROMO-55] is told when an answer could not be saved, and keeps it', once('not saved'));
  test('[PROMO-30] [PROMO-34] [PROMO-54] answers once, and the answer stands there', once('sent'));
  test('[PROMO-38] finds the answer there the next time', once('again'));

  const oneWord = journey(async (part) => {
    const promotion = await addPromotion(db, { singleWord: true, editable: true });
    const { answer, accept, send, edit, toast, words } = await openForm(promotion);
    await part('blanks', async () => {
      await answer.pressSequentially('mare ggiata');
      expect(await answer.inputValue()).toBe('mareggiata');
      await words('Tiramos os espaços: confira a resposta antes de enviar.').waitFor();
      await answer.fill('');
      await expect.poll(() => words('Tiramos os espaços: confira a resposta antes de enviar.').count()).toBe(0);
      await answer.fill('y'.repeat(40));
      expect((await answer.inputValue()).length).toBe(30);
      await member.page.getByText('Uma palavra só, sem espaços. Restam 0 caracteres').waitFor();
    });
    await part('session', async () => {
      const modal = modalOn(member.page);
      await answer.fill('Prima');
      await accept.check();
      await member.person.endSessions();
      await send.click();
      await toast('É necessário estar logado para participar desta promoção.').waitFor();
      await modal.dialog.waitFor();
      await modal.fill({ 'E-mail': member.person.email, Senha: member.person.password });
      await modal.button('Entrar').click();
      await answer.waitFor();
      expect(await answer.inputValue()).toBe('Prima');
      await accept.check();
      await send.click();
      await toast('Sua resposta foi enviada com sucesso :)').waitFor();
      expect(await answersTo(db, promotion)).toHaveLength(1);
    });
    await part('change', async () => {
      await edit.waitFor();
      expect([await answer.isDisabled(), await answer.inputValue()]).toEqual([true, 'Prima']);
      expect([await accept.count(), await send.count()]).toEqual([0, 0]);
      await edit.click();
      await send.waitFor();
      expect([await answer.isEnabled(), await edit.count()]).toEqual([true, 0]);
      expect(await accept.isChecked()).toBe(false);
      await answer.fill('Seconda');
      await accept.check();
      await send.click();
      await edit.waitFor();
      expect(await answer.inputValue()).toBe('Seconda');
      expect((await answersTo(db, promotion)).map(({ answer: sent }) => sent)).toEqual(['Seconda']);
    });
  });

  test('[PROMO-48] cannot write more than one word where one is asked for', oneWord('blanks'));
  test('finds what was typed after a session that ended in between', oneWord('session'));
  test('[PROMO-31] [PROMO-32] [PROMO-33] changes an answer where that is allowed', oneWord('change'));

  const many = journey(async (part) => {
    const promotion = await addPromotion(db, { multiple: true });
    const { answer, accept, send, words, toast, takePart, mode } = await openForm(promotion);
    await part('many', async () => {
      for (const [count, place] of ['Roma', 'Maceió'].entries()) {
        await answer.fill(place);
        await accept.check();
        await send.click();
        await words(count === 0 ? 'Você já enviou 1 resposta.' : 'Você já enviou 2 respostas.').waitFor();
        await answer.waitFor();
        expect([await answer.inputValue(), await answer.isEnabled(), await accept.isChecked()]).toEqual([
          '',
          true,
          false,
        ]);
      }
      expect(await answersTo(db, promotion)).toHaveLength(2);
    });
    await part('closed', async () => {
      await answer.fill('Troppo tardi');
      await accept.check();
      await closeNow(station.context, promotion);
      await send.click();
      await toast('A promoção foi encerrada enquanto você escrevia').waitFor();
      await takePart.waitFor({ state: 'detached' });
      await expect.poll(mode).toBe('regulamento');
    });
  });

  test('[PROMO-29] sends one answer after the other where many are welcome', many('many'));
  test('is told when the promotion closes while they write', many('closed'));
});
