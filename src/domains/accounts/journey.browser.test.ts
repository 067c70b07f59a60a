import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../tests/browser/axe.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { users } from './server/accounts.tables.ts';
import { goodPassword, people } from './server/people.test-helper.ts';
import { type Modal, modalOn } from './web/modal.test-helper.ts';

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
  await visitor.context.clearCookies({ name: /auth_jwt|a1_signed_in/ });
  await visitor.open('/chi-siamo');
  await modal.open();
});

/** Every way in which a call can fail without a word of its own. */
const failures = [
  [500, 'internal error'],
  [400, 'a word nobody knows'],
  [0, 'network'],
] as const;

test('[LOGIN-01] [LOGIN-02] [LOGIN-03] [LOGIN-14] [LOGIN-15] [LOGIN-16] a login that fails says why, keeps what was typed and is sent once', async () => {
  const empty = 'Insere o seu email e a sua senha para fazer o login!';
  const held = await modal.hold('login');
  await modal.button('Entrar').click();
  await modal.dialog.getByText(empty).waitFor();
  await expectFocusOn('E-mail', empty);
  await modal.field('E-mail').fill('ana@posta.example');
  expect(await modal.dialog.getByText(empty).count()).toBe(0);
  await page.keyboard.press('Enter');
  await expectFocusOn('Senha', empty);
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
  expect(await violationsOn(page)).toEqual([]);

  await modal.letThrough('login');
  await station.room.db.update(users).set({ disabled: true }).where(eq(users.email, email));
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

test('[REGISTER-02] [REGISTER-09] [REGISTER-11] the register screen asks for five things, says what a password needs and names the policy', async () => {
  await modal.button('Cadastre-se').click();
  await modal.title('Criar uma conta').waitFor();
  const inputs = modal.dialog.locator('input');
  expect(
    await inputs.evaluateAll((all) =>
      all.map((input) => [input.getAttribute('name'), (input as HTMLInputElement).required]),
    ),
  ).toEqual([
    ['name', true],
    ['email', true],
    ['emailConfirmation', true],
    ['password', true],
    ['passwordConfirmation', true],
  ]);
  const hint = 'Use letras maiúsculas e minúsculas, números e símbolos, com no mínimo 8 caracteres.';
  expect(await describedBy('Senha')).toContain(hint);
  const policy = modal.dialog.getByRole('link', { name: 'Política de Privacidade' });
  expect(await policy.getAttribute('href')).toBe('/termini/privacidade');

  await modal.button('Cadastrar').click();
  await expectFocusOn('Nome', 'Informe o seu nome.');
  expect(await describedBy('E-mail')).toContain('Informe o seu e-mail.');
  expect(await describedBy('Confirme a senha')).toContain('Confirme a sua senha.');
  await modal.fill({
    Nome: 'A1',
    'E-mail': 'ana@',
    'Confirme o e-mail': 'anna@posta.example',
    Senha: 'abc',
    'Confirme a senha': 'abd',
  });
  await modal.field('Confirme a senha').press('Enter');
  await expectFocusOn('Nome', 'O nome deve ter de 3 a 50 caracteres, somente letras e espaços.');
  expect(await describedBy('E-mail')).toContain('Informe um e-mail válido, com até 50 caracteres.');
  expect(await describedBy('Confirme o e-mail')).toContain('Os e-mails informados estão diferentes.');
  expect(await describedBy('Senha')).toContain('A senha deve ter de 8 a 20 caracteres');
  expect(await describedBy('Confirme a senha')).toContain('As senhas informadas estão diferentes.');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect([width, await violationsOn(page)]).toEqual([width, []]);
  }
});

test('[REGISTER-12] [REGISTER-14] [REGISTER-15] [REGISTER-16] [CONFIRM-02] [CONFIRM-06] [CONFIRM-08] [CONFIRM-09] [CONFIRM-11] [CONFIRM-12] [CONFIRM-13] somebody registers, gets a second code, confirms and sees the profile', async () => {
  const { email: taken } = await folk.registered();
  await modal.button('Cadastre-se').click();
  const register = (email: string) =>
    modal.fill({
      Nome: 'Ana Luísa',
      'E-mail': email,
      'Confirme o e-mail': email,
      Senha: goodPassword,
      'Confirme a senha': goodPassword,
    });
  await register(taken);
  await modal.button('Cadastrar').click();
  await modal.failure('Email já cadastrado no sistema. Por favor, efetue o login.').waitFor();
  for (const [status, message] of failures) {
    await modal.answer('registerUser', status, message);
    await modal.button('Cadastrar').click();
    await modal.failure(laterMinutes).waitFor();
    expect(await modal.field('Confirme a senha').inputValue()).toBe(goodPassword);
  }
  await modal.letThrough('registerUser');
  const email = folk.freshEmail();
  await register(email);
  const registering = await modal.hold('registerUser');
  await modal.button('Cadastrar').click();
  await modal.button('Aguarde ...').waitFor();
  expect(registering.count()).toBe(1);
  registering.letGo();
  await modal.toast('Cadastro criado com sucesso!').waitFor();
  await modal.title('Confirme o seu e-mail').waitFor();
  await modal.dialog.getByText(`para ${email}`).waitFor();

  const code = modal.field('Código de confirmação');
  expect(await code.getAttribute('inputmode')).toBe('numeric');
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  await code.fill('12345');
  await code.press('Enter');
  await expectFocusOn('Código de confirmação', 'O código de confirmação tem 6 números');

  const first = await folk.codeFor(email);
  const resending = await modal.hold('resendConfirmationEmail');
  await modal.button('Reenviar código').click();
  await eventually(() => modal.button('Reenviando...').isDisabled()).toBe(true);
  resending.letGo();
  await modal.toast('Um novo código foi enviado para o seu e-mail').waitFor();
  expect((await folk.mailsTo(email)).filter(({ kind }) => kind === 'confirmation-code')).toHaveLength(2);
  await modal.answer('resendConfirmationEmail', 500, 'internal error');
  await modal.button('Reenviar código').click();
  await modal.failure(laterMinutes).waitFor();
  expect(await modal.button('Reenviar código').isEnabled()).toBe(true);
  await modal.letThrough('resendConfirmationEmail');

  const second = await folk.codeFor(email);
  await code.fill(first === second ? '000000' : first);
  await modal.button('Confirmar').click();
  await modal.failure('Código de verificação inválido.').waitFor();
  await modal.answer('confirmEmail', 0, 'network');
  await code.fill(second);
  await modal.button('Confirmar').click();
  await modal.failure(laterMinutes).first().waitFor();
  expect(await code.inputValue()).toBe(second);
  await modal.letThrough('confirmEmail');
  const confirming = await modal.hold('confirmEmail');
  await modal.button('Confirmar').click();
  await modal.button('Validando...').waitFor();
  confirming.letGo();
  await modal.toast('E-mail confirmado com sucesso!').waitFor();
  await modal.title('Meu perfil').waitFor();
  await modal.button('Sair').waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Meu perfil, Ana', exact: true, includeHidden: true })
    .waitFor();
});

test('[CONFIRM-07] an address that is confirmed already asks for the login; whoever comes by a link alone can have a new code', async () => {
  const { userId, email } = await folk.registered();
  const old = await folk.codeFor(email);
  await visitor.open(`/chi-siamo?profile=true&screen=confirmEmail&userId=${userId}&code=${old}`);
  await modal.title('Confirme o seu e-mail').waitFor();
  await modal.button('Reenviar código').click();
  await expectFocusOn('E-mail de cadastro', 'Informe o e-mail usado no cadastro.');
  await modal.field('E-mail de cadastro').fill(email);
  await modal.button('Reenviar código').click();
  await modal.toast('Um novo código foi enviado para o seu e-mail').waitFor();
  const confirmed = await folk.call('confirmEmail', { userId, code: await folk.codeFor(email) });
  expect(confirmed.status).toBe(200);
  await modal.button('Confirmar').click();
  await modal.failure('Email já verificado. Por favor, efetue o login.').waitFor();
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
  await expectFocusOn('E-mail', 'Insira seu e-mail de cadastro para criar uma nova senha');
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
  await expectFocusOn('Nova senha', 'A senha não deve conter menos de 6 caracteres');
  await modal.fill({ 'Nova senha': 'Marea-Alta-9' });
  await modal.button('Enviar').click();
  await expectFocusOn('Confirme a nova senha', 'A senha e a confirmação não conferem!');
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
  expect(await violationsOn(page)).toEqual([]);
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

async function expectFocusOn(label: string, error: string): Promise<void> {
  await eventually(() => describedBy(label)).toContain(error);
  const field = modal.field(label);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
}

/** What is heard of a field beside its label. */
function describedBy(label: string): Promise<string> {
  return modal.field(label).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}
