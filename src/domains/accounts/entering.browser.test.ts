import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../tests/browser/axe.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { users } from './server/accounts.tables.ts';
import { people } from './server/people.test-helper.ts';
import { failures, type Modal, modalOn } from './web/modal.test-helper.ts';

const later = 'Desculpe, algo deu errado! Tente novamente mais tarde.';
const laterMinutes = 'Desculpe, algo deu errado! Tente novamente em alguns minutos.';

let station: TestStation;
let visitor: Visitor;
let page: Page;
let modal: Modal;
let folk: ReturnType<typeof people>;
beforeAll(async () => {
  station = await openTestStation();
  folk = people(station);
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  modal = modalOn(page);
});
beforeEach(async () => {
  await visitor.context.clearCookies({ name: /auth_jwt|a1_signed_in|a1_device/ });
  await visitor.open('/chi-siamo');
  await modal.open();
});

test('[LOGIN-01] [LOGIN-02] [LOGIN-03] [LOGIN-14] [LOGIN-15] [LOGIN-16] a login that fails says why, keeps what was typed and is sent once', async () => {
  const empty = 'Insere o seu email e a sua senha para fazer o login!';
  const held = await modal.hold('login');
  await modal.button('Entrar').click();
  await modal.dialog.getByText(empty).waitFor();
  await modal.expectFocusOn('E-mail', empty);
  await modal.field('E-mail').fill('ana@posta.example');
  expect(await modal.dialog.getByText(empty).count()).toBe(0);
  await page.keyboard.press('Enter');
  await modal.expectFocusOn('Senha', empty);
  expect(held.count()).toBe(0);

  const { email, password } = await folk.registered();
  await modal.fill({ 'E-mail': email, Senha: 'sbagliata' });
  await modal.field('Senha').press('Enter');
  await modal.button('Entrando...').waitFor();
  await modal.field('Senha').press('Enter');
  await modal.button('Entrando...').click({ force: true });
  expect(await modal.button('Entrando...').isDisabled()).toBe(true);
  expect(held.count()).toBe(1);
  held.letGo();
  await modal.failure('Problemas para efetuar o login. Verifique o seu e-mail e a senha.').waitFor();
  expect(await modal.button('Entrar').isEnabled()).toBe(true);

  for (const [status, message] of failures) {
    await modal.answer('login', status, message);
    await modal.button('Entrar').click();
    await modal.failure(laterMinutes).waitFor();
    expect(await modal.field('E-mail').inputValue()).toBe(email);
    expect(await modal.field('Senha').inputValue()).toBe('sbagliata');
  }
  await modal.answer('login', 429, 'too many requests', { retryAfterSeconds: 1_380 });
  await modal.button('Entrar').click();
  await modal.failure('Muitas tentativas. Tente novamente em 23 minutos.').waitFor();
  expect(await violationsOn(page, 'dialog[open]')).toEqual([]);

  await modal.letThrough('login');
  await station.context.db.update(users).set({ disabled: true }).where(eq(users.email, email));
  await modal.field('Senha').fill(password);
  await modal.button('Entrar').click();
  await modal.failure('Usuário inativo. Por favor, entre em contato conosco.').waitFor();
});

test('a password can be looked at, and password managers know each field', async () => {
  const marks = async () =>
    modal.dialog
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
  expect(await marks()).toEqual(['username', 'current-password']);
  await modal.field('Senha').fill('segredo');
  expect(await modal.field('Senha').getAttribute('type')).toBe('password');
  await modal.button('Mostrar a senha').click();
  expect(await modal.field('Senha').getAttribute('type')).toBe('text');
  await modal.button('Ocultar a senha').click();
  expect(await modal.field('Senha').getAttribute('type')).toBe('password');
  await modal.button('Cadastre-se').click();
  await modal.title('Criar uma conta').waitFor();
  expect(await marks()).toEqual(['name', 'username', 'email', 'new-password', 'new-password']);
});

test('[LOGIN-11] [LOGIN-12] [LOGIN-13] with an address that is not confirmed nobody gets in: the error shows and the code is asked for', async () => {
  const { email, password } = await folk.registered();
  await modal.fill({ 'E-mail': email, Senha: password });
  await modal.button('Entrar').click();
  await modal.toast('Erro ao tentar efetuar o login. Verifique o e-mail e senha.').waitFor();
  await modal.title('Confirme o seu e-mail').waitFor();
  await modal.dialog.getByText(`para ${email}`).waitFor();
  expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContain('auth_jwt');
  expect(await modal.button('Sair').count()).toBe(0);
  await modal.field('Código de confirmação').fill(await folk.codeFor(email));
  await modal.button('Confirmar').click();
  await modal.title('Meu perfil').waitFor();
});

test('[RESET-01] [RESET-02] [RESET-04] [RESET-05] [RESET-06] a forgotten password: the request is refused in words, then replaced by the good news', async () => {
  await modal.button('Esqueceu a senha?').click();
  await modal.title('Esqueceu a senha?').waitFor();
  const send = modal.button('Enviar link');
  await send.click();
  await modal.expectFocusOn('E-mail', 'Insira seu e-mail de cadastro para criar uma nova senha');
  await modal.field('E-mail').fill(folk.freshEmail());
  await send.click();
  await modal.failure('Email não encontrado').waitFor();
  for (const [status, message] of failures) {
    await modal.answer('requestPasswordReset', status, message);
    await send.click();
    await modal.failure(later).waitFor();
  }
  await modal.letThrough('requestPasswordReset');
  const { email } = await folk.member();
  await modal.field('E-mail').fill(email);
  const sending = await modal.hold('requestPasswordReset');
  await send.click();
  await modal.button('Enviando...').waitFor();
  sending.letGo();
  const news = modal.dialog.getByText('Enviamos um link para o seu e-mail.');
  await news.waitFor();
  expect(await modal.dialog.locator('form').count()).toBe(0);
  expect(await news.evaluate((words) => words === document.activeElement)).toBe(true);
  expect(await folk.resetTokenFor(email)).not.toBe('');
});

test('[RESET-07] [RESET-08] [RESET-09] [RESET-10] [RESET-11] [RESET-15] [RESET-16] [RESET-19] [RESET-20] a mailed link sets a new password once', async () => {
  const { userId, email } = await folk.member();
  await folk.call('requestPasswordReset', { email });
  const link = `/chi-siamo?profile=true&screen=resetPassword&userId=${userId}&token=${await folk.resetTokenFor(email)}`;
  await visitor.open(link);
  await modal.title('Redefinição de senha').waitFor();
  expect(await modal.dialog.locator('input').evaluateAll((all) => all.map((one) => one.getAttribute('type')))).toEqual([
    'password',
    'password',
  ]);
  await modal.fill({ 'Nova senha': 'curta', 'Confirme a nova senha': 'curta' });
  await modal.button('Enviar').click();
  await modal.expectFocusOn('Nova senha', 'A senha não deve conter menos de 6 caracteres');
  await modal.fill({ 'Nova senha': 'Marea-Alta-9' });
  await modal.button('Enviar').click();
  await modal.expectFocusOn('Confirme a nova senha', 'A senha e a confirmação não conferem!');
  await modal.fill({ 'Confirme a nova senha': 'Marea-Alta-9' });
  for (const [status, message] of failures) {
    await modal.answer('resetPassword', status, message);
    await modal.button('Enviar').click();
    await modal.failure(later).waitFor();
    expect(await modal.field('Nova senha').inputValue()).toBe('Marea-Alta-9');
  }
  await modal.letThrough('resetPassword');
  await modal.fill({ 'Nova senha': 'password', 'Confirme a nova senha': 'password' });
  await modal.button('Enviar').click();
  await modal.failure('Essa senha é muito comum. Escolha outra.').waitFor();
  await modal.fill({ 'Nova senha': 'Marea-Alta-9', 'Confirme a nova senha': 'Marea-Alta-9' });
  const sending = await modal.hold('resetPassword');
  await modal.button('Enviar').click();
  await eventually(() => modal.button('Aguarde...').isDisabled()).toBe(true);
  expect(sending.count()).toBe(1);
  sending.letGo();
  await modal.dialog.getByText('Sua senha foi alterada com sucesso! Clique abaixo para realizar o login:').waitFor();
  expect(await modal.dialog.locator('form').count()).toBe(0);
  expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
  await modal.button('Fazer login').click();
  await modal.title('Entrar').waitFor();
  expect((await folk.login(email, 'Marea-Alta-9')).status).toBe(200);

  await visitor.open(link);
  await modal.title('Redefinição de senha').waitFor();
  await modal.fill({ 'Nova senha': 'Marea-Bassa-9', 'Confirme a nova senha': 'Marea-Bassa-9' });
  await modal.button('Enviar').click();
  await modal.failure('Não foi possível alterar a sua senha. O link de recuperação expirou.').waitFor();
  await modal.button('Pedir um novo link').click();
  await modal.title('Esqueceu a senha?').waitFor();
});
