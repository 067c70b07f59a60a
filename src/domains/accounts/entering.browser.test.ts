import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../tests/browser/axe.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { journey } from '../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { users } from './server/accounts.tables.ts';
import { people } from './server/people.test-helper.ts';
import { atRest, type Modal, modalOn, unexpected } from './web/modal.test-helper.ts';

const later = 'Desculpe, algo deu errado! Tente novamente mais tarde.';
const laterMinutes = 'Desculpe, algo deu errado! Tente novamente em alguns minutos.';

let station: TestStation;
let visitor: Visitor;
let page: Page;
let modal: Modal;
let folk: ReturnType<typeof people>;
beforeAll(async () => {
  station = await openTestStation({ content: 'empty' });
  folk = people(station);
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  modal = modalOn(page);
});

/** Nobody that the browser knows, before the login. */
async function begin(): Promise<void> {
  await atRest(visitor);
  await modal.open();
}

const login = journey(async (part) => {
  await begin();
  const empty = 'Insere o seu email e a sua senha para fazer o login!';
  const held = await modal.hold('login');
  await part('empty', async () => {
    await modal.button('Entrar').click();
    await modal.dialog.getByText(empty).waitFor();
    await modal.expectFocusOn('E-mail', empty);
    await modal.field('E-mail').fill('ana@posta.example');
    expect(await modal.dialog.getByText(empty).count()).toBe(0);
    await page.keyboard.press('Enter');
    await modal.expectFocusOn('Senha', empty);
    expect(held.count()).toBe(0);
  });

  const { email, password } = await folk.registered();
  await part('under way', async () => {
    await modal.fill({ 'E-mail': email, Senha: 'sbagliata' });
    await modal.field('Senha').press('Enter');
    await modal.button('Entrando...').waitFor();
    await modal.field('Senha').press('Enter');
    await modal.button('Entrando...').click({ force: true });
    expect(await modal.button('Entrando...').isDisabled()).toBe(true);
    expect(held.count()).toBe(1);
  });
  await part('wrong password', async () => {
    held.letGo();
    await modal.failure('Problemas para efetuar o login. Verifique o seu e-mail e a senha.').waitFor();
    expect(await modal.button('Entrar').isEnabled()).toBe(true);
  });
  await part('other failures', async () => {
    await modal.answer('login', ...unexpected);
    await modal.button('Entrar').click();
    await modal.failure(laterMinutes).waitFor();
    expect(await modal.field('E-mail').inputValue()).toBe(email);
    expect(await modal.field('Senha').inputValue()).toBe('sbagliata');
  });
  await part('too often', async () => {
    await modal.answer('login', 429, 'too many requests', { retryAfterSeconds: 1_380 });
    await modal.button('Entrar').click();
    await modal.failure('Muitas tentativas. Tente novamente em 23 minutos.').waitFor();
  });
  await part('disabled', async () => {
    await modal.letThrough('login');
    await station.context.db.update(users).set({ disabled: true }).where(eq(users.email, email));
    await modal.field('Senha').fill(password);
    await modal.button('Entrar').click();
    await modal.failure('Usuário inativo. Por favor, entre em contato conosco.').waitFor();
  });
});

test('[LOGIN-01] [LOGIN-02] a login asks for e-mail and password, and is not sent without them', login('empty'));
test('[LOGIN-03] while a login is under way its button says so, and it is sent once', login('under way'));
test('[LOGIN-14] a login with a wrong password says what to check', login('wrong password'));
test('[LOGIN-16] a login that fails in any other way says so, and keeps what was typed', login('other failures'));
test('a login that was tried too often says how long to wait', login('too often'));
test('[LOGIN-15] whoever is disabled is told whom to ask', login('disabled'));

test('a password can be looked at, and password managers know each field', async () => {
  await begin();
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

const forgotten = journey(async (part) => {
  await begin();
  await modal.button('Esqueceu a senha?').click();
  await modal.title('Esqueceu a senha?').waitFor();
  const send = modal.button('Enviar link');
  await part('empty', async () => {
    await send.click();
    await modal.expectFocusOn('E-mail', 'Insira seu e-mail de cadastro para criar uma nova senha');
  });
  await part('unknown', async () => {
    await modal.field('E-mail').fill(folk.freshEmail());
    await send.click();
    await modal.failure('Email não encontrado').waitFor();
  });
  await part('other failures', async () => {
    await modal.answer('requestPasswordReset', ...unexpected);
    await send.click();
    await modal.failure(later).waitFor();
    await modal.letThrough('requestPasswordReset');
  });
  const { email } = await folk.member();
  const sending = await modal.hold('requestPasswordReset');
  await part('under way', async () => {
    await modal.field('E-mail').fill(email);
    await send.click();
    await modal.button('Enviando...').waitFor();
  });
  await part('done', async () => {
    sending.letGo();
    const news = modal.dialog.getByText('Enviamos um link para o seu e-mail.');
    await news.waitFor();
    expect(await modal.dialog.locator('form').count()).toBe(0);
    expect(await news.evaluate((words) => words === document.activeElement)).toBe(true);
    expect(await folk.resetTokenFor(email)).not.toBe('');
  });
});

test('[RESET-01] who forgot the password has to say whose it is', forgotten('empty'));
test('[RESET-05] an address that nobody registered is not found', forgotten('unknown'));
test('[RESET-06] a request that fails in any other way says so', forgotten('other failures'));
test('[RESET-02] while the link is asked for the button says so', forgotten('under way'));
test('[RESET-04] the good news takes the place of the form', forgotten('done'));

test('[LOGIN-11] [LOGIN-12] [LOGIN-13] with an address that is not confirmed nobody gets in: the error shows and the code is asked for', async () => {
  await begin();
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

const mailedLink = journey(async (part) => {
  const { userId, email } = await folk.member();
  await folk.call('requestPasswordReset', { email });
  const link = `/chi-siamo?profile=true&screen=resetPassword&userId=${userId}&token=${await folk.resetTokenFor(email)}`;
  await visitor.context.clearCookies({ name: /auth_jwt|a1_signed_in|a1_device/ });
  await visitor.open(link);
  const send = modal.button('Enviar');
  await part('arrived', async () => {
    await modal.title('Redefinição de senha').waitFor();
    const inputs = modal.dialog.locator('input');
    const types = await inputs.evaluateAll((all) => all.map((one) => one.getAttribute('type')));
    expect(types).toEqual(['password', 'password']);
    expect(await send.count()).toBe(1);
  });
  await part('refused', async () => {
    await modal.fill({ 'Nova senha': 'curta', 'Confirme a nova senha': 'curta' });
    await send.click();
    await modal.expectFocusOn('Nova senha', 'A senha não deve conter menos de 6 caracteres');
    await modal.fill({ 'Nova senha': 'Marea-Alta-9' });
    await send.click();
    await modal.expectFocusOn('Confirme a nova senha', 'A senha e a confirmação não conferem!');
    await modal.fill({ 'Confirme a nova senha': 'Marea-Alta-9' });
  });
  await part('other failures', async () => {
    await modal.answer('resetPassword', ...unexpected);
    await send.click();
    await modal.failure(later).waitFor();
    expect(await modal.field('Nova senha').inputValue()).toBe('Marea-Alta-9');
    await modal.letThrough('resetPassword');
  });
  await part('too common', async () => {
    await modal.fill({ 'Nova senha': 'password', 'Confirme a nova senha': 'password' });
    await send.click();
    await modal.failure('Essa senha é muito comum. Escolha outra.').waitFor();
  });
  await modal.fill({ 'Nova senha': 'Marea-Alta-9', 'Confirme a nova senha': 'Marea-Alta-9' });
  const sending = await modal.hold('resetPassword');
  await part('under way', async () => {
    await send.click();
    await eventually(() => modal.button('Aguarde...').isDisabled()).toBe(true);
    await eventually(() => sending.count()).toBe(1);
    sending.letGo();
  });
  await part('done', async () => {
    await modal.dialog.getByText('Sua senha foi alterada com sucesso! Clique abaixo para realizar o login:').waitFor();
    expect(await modal.dialog.locator('form').count()).toBe(0);
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await modal.button('Fazer login').click();
    await modal.title('Entrar').waitFor();
    expect((await folk.login(email, 'Marea-Alta-9')).status).toBe(200);
  });
});

test('[RESET-07] [RESET-08] [RESET-09] a mailed link asks twice for a new password', mailedLink('arrived'));
test('a new password that is short, or not the same twice, is refused where it stands', mailedLink('refused'));
test('[RESET-20] a new password that could not be set is kept, and that is said', mailedLink('other failures'));
test('a new password that everybody has is refused', mailedLink('too common'));
test('[RESET-10] [RESET-11] while the new password is set the button says so and sleeps', mailedLink('under way'));
test('[RESET-15] [RESET-16] the new password is set and leads to the login', mailedLink('done'));
