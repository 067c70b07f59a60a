import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { atModal, pressToClose } from './social.test-helper.ts';

let station: TestStation;
let visitor: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});

const stand = async () => ({ ...atModal(visitor), page: visitor.page });
const giulia = { email: 'giulia.prova@posta.example', name: 'Giulia Prova' };

/** Nobody is signed in any more, as on another computer. */
async function asSomebodyElse(): Promise<void> {
  const names = ['auth_jwt', 'a1_signed_in'];
  for (const name of names) await visitor.context.clearCookies({ name });
}

test('[SOCIAL-01] [SOCIAL-02] [SOCIAL-03] [SOCIAL-06] Google and Facebook stand on both screens and sign in through a window', async () => {
  const { arrive, button, press, page } = await stand();
  await arrive('register');
  for (const name of ['Cadastrar com Google', 'Cadastrar com Facebook']) await button(name).waitFor();
  await arrive();
  await button('Entrar com Facebook').waitFor();
  const popup = await press('Entrar com Google');
  expect(await popup.title()).toBe('Google di prova');
  const isBusy = (name: string) => button(name).getAttribute('aria-busy');
  expect([await isBusy('Entrar com Google'), await isBusy('Entrar com Facebook')]).toEqual(['true', null]);
  await popup.close();
  await eventually(() => isBusy('Entrar com Google')).toBeNull();
  // Whoever closes the window knows that they did.
  expect(await page.locator('[data-toast]').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test('[SOCIAL-14] [MODAL-21] [MODAL-22] while the window is open, another one and the way to the other screens are refused with words', async () => {
  const { arrive, button, press, said } = await stand();
  const elsewhere = 'A autenticação já foi iniciada. Por favor, finalize o processo na outra janela.';
  await arrive();
  let popup = await press('Entrar com Google');
  await button('Entrar com Facebook').click();
  await said(
    'A autenticação já foi iniciada através de Google. Por favor, finalize o processo na outra janela.',
  ).waitFor();
  await button('Cadastre-se').click();
  await said(elsewhere).waitFor();
  await button('Entrar com Google').waitFor();
  await pressToClose(popup, popup.getByRole('button', { name: 'Annulla' }));
  await eventually(() => button('Entrar com Google').getAttribute('aria-busy')).toBeNull();

  await arrive('register');
  popup = await press('Cadastrar com Facebook');
  await button('Voltar ao login').click();
  await said(elsewhere).waitFor();
  await button('Cadastrar com Facebook').waitFor();
  await popup.close();
  expect(visitor.complaints).toEqual([]);
});

test('a window closed on the way leaves everything as it was, and the next one works', async () => {
  const { arrive, press, button, signAs, said } = await stand();
  await arrive();
  await (await press('Entrar com Facebook')).close();
  await eventually(() => button('Entrar com Facebook').getAttribute('aria-busy')).toBeNull();
  await signAs('Entrar com Facebook', { email: 'nessuno@posta.example' });
  await said('Usuário não encontrado.').waitFor();
});

test('[SOCIAL-28] [SOCIAL-29] [SOCIAL-12] [SOCIAL-11] who is not known is led to the registration, registers, and signs in the next time', async () => {
  const { arrive, signAs, said, button, modal, page } = await stand();
  await arrive();
  await signAs('Entrar com Google', giulia);
  const notice = said('Usuário não encontrado. Realize o cadastro e tente novamente.');
  await notice.getByRole('button', { name: 'Cadastrar' }).click();
  await signAs('Cadastrar com Google', giulia);
  await said('Cadastro criado com sucesso!').waitFor();
  await modal.waitFor({ state: 'hidden' });
  await page.getByRole('banner').getByRole('button', { name: 'Meu perfil, Giulia' }).waitFor();

  await asSomebodyElse();
  await arrive();
  await signAs('Entrar com Google', giulia);
  await said('Login realizado com sucesso!').waitFor();
  await modal.waitFor({ state: 'hidden' });
  const cookies = await visitor.context.cookies();
  expect(cookies.find(({ name }) => name === 'auth_jwt')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await asSomebodyElse();
  expect(await button('Entrar com Google').count()).toBe(0);
});

describe('what the server or the provider refuses has its words', () => {
  const disabled = { email: 'disabilitata@posta.example' };
  beforeAll(async () => {
    const register = async (email: string) => {
      const { body } = await station.post('/dev/identity/token', {
        provider: 'google',
        name: 'Lia Fontes',
        email,
        emailVerified: true,
        uid: '',
      });
      await station.post('/api/v1/profile/registerUserFirebase', { idToken: body.idToken, provider: 'google' });
    };
    await register(disabled.email);
    await register('nota@posta.example');
    await station.context.pool.query('update users set disabled = true where email = $1', [disabled.email]);
  });

  const verified = (provider: string) =>
    `É necessário ter um email cadastrado e verificado em ${provider} para acessar a página da Antena 1.`;

  type Wish = Parameters<Awaited<ReturnType<typeof stand>>['signAs']>[1];
  async function expectRefusal(label: string, wish: Wish, text: string): Promise<void> {
    const { arrive, signAs, said, page } = await stand();
    await arrive(label.startsWith('Cadastrar') ? 'register' : 'login');
    await signAs(label, wish);
    await said(text).waitFor();
    expect(await said(text).getAttribute('data-toast')).toBe('error');
    expect(await page.locator('[data-toast]').first().getAttribute('lang')).toBe('pt-BR');
  }
  const unverified = { email: 'a@posta.example', verified: false };
  const otherIdentity = { email: 'nota@posta.example', uid: 'x' };

  test('[SOCIAL-17] nobody signs in without an e-mail', () =>
    expectRefusal('Entrar com Facebook', {}, verified('Facebook')));
  test('[SOCIAL-17] nobody signs in with an e-mail that Google has not verified', () =>
    expectRefusal('Entrar com Google', unverified, verified('Google')));
  test('[SOCIAL-30] nobody signs in who is disabled', () =>
    expectRefusal('Entrar com Google', disabled, 'Login não efetuado! Usuário desabilitado...'));
  test('[SOCIAL-33] nobody signs in with another identity', () =>
    expectRefusal('Entrar com Google', otherIdentity, 'outro meio'));
  test('[SOCIAL-21] nobody registers without an e-mail', () =>
    expectRefusal('Cadastrar com Google', {}, verified('Google')));
  test('[SOCIAL-22] nobody registers with an e-mail that Google has not verified', () =>
    expectRefusal('Cadastrar com Google', unverified, verified('Google')));
  test('[SOCIAL-23] nobody registers who is disabled', () =>
    expectRefusal('Cadastrar com Google', disabled, 'mas ele está desabilitado. Por favor, entre em contato'));
  test('[SOCIAL-27] nobody registers with another identity', () =>
    expectRefusal('Cadastrar com Google', otherIdentity, 'Efetue o login com o outro meio'));

  test('[SOCIAL-24] [SOCIAL-25] [SOCIAL-26] who is registered already is led to the login; another e-mail is for the support', async () => {
    const { arrive, signAs, said, button } = await stand();
    await arrive('register');
    const known = { email: 'nota2@posta.example', uid: 'the-uid-of-nota2' };
    await signAs('Cadastrar com Google', known);
    await said('Cadastro criado com sucesso!').waitFor();
    await asSomebodyElse();
    await arrive('register');
    await signAs('Cadastrar com Google', { ...known, email: 'altra@posta.example' });
    await said('já tem um cadastro com outro e-mail. Por favor, entre em contato').waitFor();
    await signAs('Cadastrar com Google', known);
    await said('Esse cadastro já existe.').getByRole('button', { name: 'Fazer login' }).click();
    await button('Entrar com Google').waitFor();
  });

  test.each([
    [
      'another credential',
      'Cadastrar com Google',
      /Altro metodo/,
      'Já existe um cadastro com esse email utilizando um outro meio de autenticação...',
    ],
    [
      'another credential',
      'Entrar com Google',
      /Altro metodo/,
      'Login não efetuado! Esse email é atrelado a um outro meio de autenticação...',
    ],
    [
      'a fault of the provider',
      'Entrar com Facebook',
      /Guasto/,
      'Desculpe, algo deu errado! Tente novamente em alguns minutos ou utilize outra forma de autenticação.',
    ],
  ])(
    '[SOCIAL-18] [SOCIAL-19] [SOCIAL-20] %s at "%s": what the provider refuses is said',
    async (_row, label, choice, text) => {
      const { arrive, choose, said } = await stand();
      await arrive(label.startsWith('Cadastrar') ? 'register' : 'login');
      await choose(label, choice);
      await said(text).waitFor();
    },
  );

  test('a browser that blocks the window is told apart', async () => {
    const { arrive, button, said, page } = await stand();
    await arrive();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await button('Entrar com Google').click();
    await said('O navegador bloqueou a janela').waitFor();
  });
});

describe('an account with the same e-mail', () => {
  const chiara = { email: 'ascoltatrice@demo.antena1.example', name: 'Chiara Bassi' };
  const tiago = { email: 'completo@demo.antena1.example', name: 'Tiago Ferraz' };

  test('[SOCIAL-31] [SOCIAL-32] is linked with its password, by keyboard alone', async () => {
    const { arrive, signAs, said, modal, page } = await stand();
    await asSomebodyElse();
    await arrive();
    await signAs('Entrar com Google', chiara);
    const offer = said('Já existe um cadastro com esse e-mail');
    await offer.getByRole('button', { name: 'Linkar cadastro agora' }).focus();
    await page.keyboard.press('Enter');
    const field = modal.getByLabel('Senha do cadastro');
    await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await modal.getByText('Insira a senha do seu cadastro.').waitFor();
    await page.keyboard.type('Sbagliata-1234!');
    await page.keyboard.press('Enter');
    await modal.getByText('Senha incorreta.').waitFor();
    await field.fill('Gabbiano-Prati-98!');
    await field.press('Enter');
    await said('Cadastro atualizado com sucesso!').waitFor();
    await modal.waitFor({ state: 'hidden' });
    await asSomebodyElse();
    await arrive();
    await signAs('Entrar com Google', chiara);
    await said('Login realizado com sucesso!').waitFor();
  });

  test('[SOCIAL-31] [SOCIAL-32] is linked with a mailed code', async () => {
    const { arrive, signAs, said, button, modal } = await stand();
    await asSomebodyElse();
    await arrive();
    await signAs('Entrar com Facebook', { ...tiago, verified: false });
    await said('Já existe um cadastro com esse e-mail').getByRole('button', { name: 'Linkar cadastro agora' }).click();
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
    await modal.waitFor({ state: 'hidden' });
    await asSomebodyElse();
  });

  test('a link that was begun can be given up, and is given up with the modal', async () => {
    const { arrive, signAs, said, button, modal, page } = await stand();
    await arrive();
    await signAs('Entrar com Google', { email: 'pro@demo.antena1.example' });
    await said('Já existe um cadastro com esse e-mail').getByRole('button', { name: 'Linkar cadastro agora' }).click();
    await button('Voltar ao login').click();
    const email = modal.getByLabel('E-mail');
    await eventually(() => email.evaluate((element) => element === document.activeElement)).toBe(true);
    await signAs('Entrar com Google', { email: 'pro@demo.antena1.example' });
    await said('Já existe um cadastro com esse e-mail').getByRole('button', { name: 'Linkar cadastro agora' }).click();
    await modal.getByLabel('Senha do cadastro').waitFor();
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('button', { name: 'Entrar', exact: true }).click();
    await button('Entrar com Google').waitFor();
    expect(await modal.getByLabel('Senha do cadastro').count()).toBe(0);
  });
});

test('[SOCIAL-09] a Facebook account whose e-mail is not verified registers and goes on to the code', async () => {
  const { arrive, signAs, said, modal } = await stand();
  await arrive('register');
  await signAs('Cadastrar com Facebook', { email: 'nao.verificada@posta.example', verified: false });
  await said('Cadastro criado com sucesso!').waitFor();
  await modal.getByLabel('Código de confirmação').waitFor();
});
