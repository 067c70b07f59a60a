import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { modalOn } from '#domains/accounts/web/modal.test-helper.ts';
import { journey } from '../../../../tests/browser/journey.ts';
import { behindProxy, openMember } from '../../../../tests/browser/member.ts';
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
    const on = promotionOn(member.page);
    await member.open(`/promocoes/${promotion.slug}`);
    await on.takePart.click();
    await on.answer.waitFor();
    return on;
  }

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

  const faulty = journey(async (part) => {
    const { answer, accept, send, words } = await openForm(await addPromotion(db));
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
      expect(await fault.textContent()).toBe('');
      expect(member.complaints).toEqual([]);
    });
  });

  test('[PROMO-52] is told that answer and rules are missing', faulty('both'));
  test('[PROMO-53] sees in red what is missing', faulty('red'));
  test('[PROMO-49] [PROMO-51] is told that the rules must be accepted', faulty('rules'));
  test('[PROMO-50] is told that an answer of blanks is none', faulty('answer'));
  test('is no longer told once the answer stands there', faulty('mended'));

  test('[PROMO-47] [PROMO-48] cannot write more than the promotion takes', async () => {
    const { answer } = await openForm(await addPromotion(db));
    await answer.fill('x'.repeat(400));
    expect((await answer.inputValue()).length).toBe(350);
    const word = await openForm(await addPromotion(db, { singleWord: true }));
    await word.answer.pressSequentially('mare ggiata');
    expect(await word.answer.inputValue()).toBe('mareggiata');
    await word.words('Tiramos os espaços: confira a resposta antes de enviar.').waitFor();
    await word.answer.fill('');
    expect(await word.words('Tiramos os espaços: confira a resposta antes de enviar.').count()).toBe(0);
    await word.answer.fill('y'.repeat(40));
    expect((await word.answer.inputValue()).length).toBe(30);
    await member.page.getByText('Uma palavra só, sem espaços. Restam 0 caracteres').waitFor();
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
    await closeNow(station.context, promotion);
    await send.click();
    await toast('A promoção foi encerrada enquanto você escrevia').waitFor();
    await takePart.waitFor({ state: 'detached' });
    expect(await mode()).toBe('regulamento');
    member.complaints.length = 0;
  });
});
