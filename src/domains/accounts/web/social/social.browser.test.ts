import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { dismissToasts } from '../modal.test-helper.ts';
import { atModal, pressToClose } from './social.test-helper.ts';

let station: TestStation;
let visitor: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});

const stand = () => ({ ...atModal(visitor), page: visitor.page });
type Wish = Parameters<ReturnType<typeof stand>['signAs']>[1];
const giulia = { email: 'giulia.prova@posta.example', name: 'Giulia Prova' };

const signingIn = journey(async (part) => {
  const { arrive, button, press, signAs, said, isIn, page } = stand();
  const isBusy = (name: string) => button(name).getAttribute('aria-busy');
  visitor.complaints.length = 0;
  await arrive('register');
  await part('buttons', async () => {
    for (const name of ['Cadastrar com Google', 'Cadastrar com Facebook']) await button(name).waitFor();
    await button('Voltar ao login').click();
    await button('Entrar com Facebook').waitFor();
    const popup = await press('Entrar com Google');
    expect(await popup.title()).toBe('Google di prova');
    expect([await isBusy('Entrar com Google'), await isBusy('Entrar com Facebook')]).toEqual(['true', null]);
    await popup.close();
  });
  await part('closed', async () => {
    await eventually(() => isBusy('Entrar com Google')).toBeNull();
    // Whoever closes the window knows that they did.
    expect(await page.locator('[data-toast]').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
  await part('not known', async () => {
    await signAs('Entrar com Google', giulia);
    const notice = said('Usuário não encontrado. Realize o cadastro e tente novamente.');
    await notice.getByRole('button', { name: 'Cadastrar' }).click();
    await signAs('Cadastrar com Google', giulia);
    await said('Cadastro criado com sucesso!').waitFor();
    await isIn('Giulia');
  });
  await part('known', async () => {
    await arrive();
    await signAs('Entrar com Google', giulia);
    await said('Login realizado com sucesso!').waitFor();
    await isIn('Giulia');
    const cookies = await visitor.context.cookies();
    expect(cookies.find(({ name }) => name === 'auth_jwt')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });
});

test(
  '[SOCIAL-01] [SOCIAL-02] [SOCIAL-03] [SOCIAL-06] Google and Facebook stand on both screens and sign in through a window',
  signingIn('buttons'),
);
test('a window closed on the way leaves everything as it was', signingIn('closed'));
test(
  '[SOCIAL-28] [SOCIAL-29] [SOCIAL-12] who is not known is led to the registration in the next window, and registers',
  signingIn('not known'),
);
test('[SOCIAL-11] who has registered signs in the next time', signingIn('known'));

const oneAfterTheOther = journey(async (part) => {
  const { arrive, button, press, signAs, said, modal } = stand();
  visitor.complaints.length = 0;
  const elsewhere = 'A autenticação já foi iniciada. Por favor, finalize o processo na outra janela.';
  await arrive();
  let popup = await press('Entrar com Google');
  await part('refused', async () => {
    await button('Entrar com Facebook').click();
    await said(
      'A autenticação já foi iniciada através de Google. Por favor, finalize o processo na outra janela.',
    ).waitFor();
    await button('Cadastre-se').click();
    await said(elsewhere).waitFor();
    await button('Entrar com Google').waitFor();
  });
  await part('provider fails', async () => {
    await pressToClose(popup, popup.getByRole('button', { name: /Guasto/ }));
    await said(
      'Desculpe, algo deu errado! Tente novamente em alguns minutos ou utilize outra forma de autenticação.',
    ).waitFor();
    await eventually(() => button('Entrar com Google').getAttribute('aria-busy')).toBeNull();
  });
  await dismissToasts(visitor.page);
  await button('Cadastre-se').click();
  popup = await press('Cadastrar com Facebook');
  await part('refused at the registration', async () => {
    await button('Voltar ao login').click();
    await said(elsewhere).waitFor();
    await button('Cadastrar com Facebook').waitFor();
    expect(visitor.complaints).toEqual([]);
  });
  await part('not verified', async () => {
    await signAs(popup, { email: 'nao.verificada@posta.example', verified: false });
    await said('Cadastro criado com sucesso!').waitFor();
    await modal.getByLabel('Código de confirmação').waitFor();
  });
});

test(
  '[SOCIAL-14] [MODAL-22] while the window is open, another one and the way to the registration are refused with words',
  oneAfterTheOther('refused'),
);
test('[SOCIAL-20] what the provider refuses is said', oneAfterTheOther('provider fails'));
test(
  '[MODAL-21] while the window is open, the way back to the login is refused with words',
  oneAfterTheOther('refused at the registration'),
);
test(
  '[SOCIAL-09] a Facebook account whose e-mail is not verified registers and goes on to the code',
  oneAfterTheOther('not verified'),
);

/** Somebody who has registered on another computer. */
async function register(identity: { email: string; uid: string }): Promise<void> {
  const wish = { provider: 'google', name: 'Lia Fontes', emailVerified: true, ...identity };
  const { body } = await station.post('/dev/identity/token', wish);
  const call = { idToken: body.idToken, provider: 'google' };
  expect((await station.post('/api/v1/profile/registerUserFirebase', call)).status).toBe(200);
}

/** What else is refused is told by `social-words.test.tsx`, word by word, and by `social.api.test.ts`. */
const refused = journey(async (part) => {
  const { arrive, signAs, said, button, page } = stand();
  await arrive();
  await part('no e-mail', async () => {
    await signAs('Entrar com Facebook', {});
    const text = 'É necessário ter um email cadastrado e verificado em Facebook para acessar a página da Antena 1.';
    await said(text).waitFor();
    expect(await said(text).getAttribute('data-toast')).toBe('error');
    expect(await page.locator('[data-toast]').first().getAttribute('lang')).toBe('pt-BR');
  });
  await part('registered', async () => {
    const known = { email: 'nota@posta.example', uid: 'the-uid-of-nota' };
    await register(known);
    await button('Cadastre-se').click();
    await signAs('Cadastrar com Google', known);
    await said('Esse cadastro já existe.').getByRole('button', { name: 'Fazer login' }).click();
    await button('Entrar com Google').waitFor();
  });
});

test('[SOCIAL-17] nobody signs in without an e-mail', refused('no e-mail'));
test('[SOCIAL-24] [SOCIAL-25] who is registered already is led to the login', refused('registered'));

test('a browser that blocks the window is told apart', async () => {
  const { arrive, button, said, page } = stand();
  await arrive();
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await button('Entrar com Google').click();
  await said('O navegador bloqueou a janela').waitFor();
});

describe('an account with the same e-mail', () => {
  const chiara = { email: 'ascoltatrice@demo.antena1.example', name: 'Chiara Bassi' };
  const tiago = { email: 'completo@demo.antena1.example', name: 'Tiago Ferraz' };

  /** Signs in and takes the offer to link. */
  async function begin(label: string, wish: Wish): Promise<void> {
    const { signAs, said } = stand();
    await signAs(label, wish);
    await said('Já existe um cadastro com esse e-mail').getByRole('button', { name: 'Linkar cadastro agora' }).click();
  }
  const isFocused = (field: Locator) => eventually(() => field.evaluate((one) => one === document.activeElement));

  test('[SOCIAL-31] [SOCIAL-32] is linked with its password, by keyboard alone, also when the modal was closed on the way', async () => {
    const { arrive, isIn, signAs, said, button, modal, page } = stand();
    await arrive();
    await begin('Entrar com Google', chiara);
    const field = modal.getByLabel('Senha do cadastro');
    await field.waitFor();
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('button', { name: 'Entrar', exact: true }).click();
    await button('Entrar com Google').waitFor();
    expect(await field.count()).toBe(0);

    await signAs('Entrar com Google', chiara);
    const offer = said('Já existe um cadastro com esse e-mail');
    await offer.getByRole('button', { name: 'Linkar cadastro agora' }).focus();
    await page.keyboard.press('Enter');
    await isFocused(field).toBe(true);
    await page.keyboard.press('Enter');
    await modal.getByText('Insira a senha do seu cadastro.').waitFor();
    await page.keyboard.type('Sbagliata-1234!');
    await page.keyboard.press('Enter');
    await modal.getByText('Senha incorreta.').waitFor();
    await field.fill('Gabbiano-Prati-98!');
    await field.press('Enter');
    await said('Cadastro atualizado com sucesso!').waitFor();
    await isIn();
  });

  test('[SOCIAL-31] [SOCIAL-32] is linked with a mailed code, also when it was given up before', async () => {
    const { arrive, isIn, said, button, modal } = stand();
    const wish = { ...tiago, verified: false };
    await arrive();
    await begin('Entrar com Facebook', wish);
    await button('Voltar ao login').click();
    await isFocused(modal.getByLabel('E-mail')).toBe(true);
    await begin('Entrar com Facebook', wish);
    await button('Receber um código por e-mail').click();
    const field = modal.getByLabel('Código recebido por e-mail');
    await field.fill('12345');
    await button('Linkar cadastro').click();
    await modal.getByText('O código de confirmação tem 6 números').waitFor();
    const mails = await station.context.pool.query(
      `select text from mail_outbox where "to" = $1 and kind = 'link-code'`,
      [tiago.email],
    );
    const code = /\b(\d{6})\b/.exec(mails.rows[0]?.text ?? '')?.[1] ?? '';
    await field.fill(code === '000000' ? '111111' : '000000');
    await button('Linkar cadastro').click();
    await modal.getByText('Código de verificação inválido.').waitFor();
    await field.fill(code);
    await button('Linkar cadastro').click();
    await said('Cadastro atualizado com sucesso!').waitFor();
    await isIn();
  });
});
