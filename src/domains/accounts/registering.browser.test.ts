import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../tests/browser/axe.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { journey } from '../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { goodPassword, people } from './server/people.test-helper.ts';
import { atRest, type Modal, modalOn, unexpected } from './web/modal.test-helper.ts';

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

test('[REGISTER-02] [REGISTER-09] [REGISTER-11] the register screen asks for five things, says what a password needs and names the policy', async () => {
  await begin();
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
  expect(await modal.describedBy('Senha')).toContain(hint);
  const policy = modal.dialog.getByRole('link', { name: 'Política de Privacidade' });
  expect(await policy.getAttribute('href')).toBe('/termini/privacidade');

  await modal.button('Cadastrar').click();
  await modal.expectFocusOn('Nome', 'Informe o seu nome.');
  expect(await modal.describedBy('E-mail')).toContain('Informe o seu e-mail.');
  expect(await modal.describedBy('Confirme a senha')).toContain('Confirme a sua senha.');
  await modal.fill({
    Nome: 'A1',
    'E-mail': 'ana@',
    'Confirme o e-mail': 'anna@posta.example',
    Senha: 'abc',
    'Confirme a senha': 'abd',
  });
  await modal.field('Confirme a senha').press('Enter');
  await modal.expectFocusOn('Nome', 'O nome deve ter de 3 a 50 caracteres, somente letras e espaços.');
  expect(await modal.describedBy('E-mail')).toContain('Informe um e-mail válido, com até 50 caracteres.');
  expect(await modal.describedBy('Confirme o e-mail')).toContain('Os e-mails informados estão diferentes.');
  expect(await modal.describedBy('Senha')).toContain('A senha deve ter de 8 a 20 caracteres');
  expect(await modal.describedBy('Confirme a senha')).toContain('As senhas informadas estão diferentes.');
  expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
});

const registration = journey(async (part) => {
  await begin();
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
  await part('taken', async () => {
    await register(taken);
    await modal.button('Cadastrar').click();
    await modal.failure('Email já cadastrado no sistema. Por favor, efetue o login.').waitFor();
  });
  await part('other failures', async () => {
    await modal.answer('registerUser', ...unexpected);
    await modal.button('Cadastrar').click();
    await modal.failure(laterMinutes).waitFor();
    expect(await modal.field('Confirme a senha').inputValue()).toBe(goodPassword);
    await modal.letThrough('registerUser');
  });
  const email = folk.freshEmail();
  const code = modal.field('Código de confirmação');
  await part('code', async () => {
    await register(email);
    await modal.button('Cadastrar').click();
    await modal.toast('Cadastro criado com sucesso!').waitFor();
    await modal.title('Confirme o seu e-mail').waitFor();
    expect(await code.getAttribute('inputmode')).toBe('numeric');
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    await code.fill('12345');
    await code.press('Enter');
    await modal.expectFocusOn('Código de confirmação', 'O código de confirmação tem 6 números');
  });

  const first = await folk.codeFor(email);
  await part('resent', async () => {
    const resending = await modal.hold('resendConfirmationEmail');
    await modal.button('Reenviar código').click();
    await eventually(() => modal.button('Reenviando...').isDisabled()).toBe(true);
    resending.letGo();
    await modal.toast('Um novo código foi enviado para o seu e-mail').waitFor();
    expect((await folk.mailsTo(email)).filter(({ kind }) => kind === 'confirmation-code')).toHaveLength(2);
  });
  await part('not resent', async () => {
    await modal.answer('resendConfirmationEmail', 500, 'internal error');
    await modal.button('Reenviar código').click();
    await modal.failure(laterMinutes).waitFor();
    expect(await modal.button('Reenviar código').isEnabled()).toBe(true);
    await modal.letThrough('resendConfirmationEmail');
  });

  const second = await folk.codeFor(email);
  await part('wrong code', async () => {
    await code.fill(first === second ? '000000' : first);
    await modal.button('Confirmar').click();
    await modal.failure('Código de verificação inválido.').waitFor();
  });
  await part('not confirmed', async () => {
    await modal.answer('confirmEmail', 0, 'network');
    await code.fill(second);
    await modal.button('Confirmar').click();
    // The other form still says the same of the code that was not sent.
    const ownForm = modal.dialog.locator('form', { has: page.locator('[autocomplete=one-time-code]') });
    await ownForm.getByRole('alert').getByText(laterMinutes).waitFor();
    expect(await code.inputValue()).toBe(second);
    await modal.letThrough('confirmEmail');
  });
  await part('confirmed', async () => {
    await modal.button('Confirmar').click();
    await modal.toast('E-mail confirmado com sucesso!').waitFor();
    await modal.title('Meu perfil').waitFor();
    await modal.button('Sair').waitFor();
  });
});

test('[REGISTER-15] who registers with an address that has an account is led to the login', registration('taken'));
test(
  '[REGISTER-16] a registration that fails in any other way says so, and keeps what was typed',
  registration('other failures'),
);
test(
  '[REGISTER-14] a registration is told, and asks for the code of six numbers that was mailed',
  registration('code'),
);
test('[CONFIRM-09] [CONFIRM-11] [CONFIRM-12] a second code comes when it is asked for, once', registration('resent'));
test('[CONFIRM-13] a second code that could not be sent can be asked for again', registration('not resent'));
test('[CONFIRM-06] a wrong code is told', registration('wrong code'));
test(
  '[CONFIRM-08] a confirmation that fails in any other way says so, and keeps the code',
  registration('not confirmed'),
);
test('the right code leads to the profile', registration('confirmed'));

/** By the link of a mail about an account that was made in another browser. */
const byLink = journey(async (part) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await visitor.context.clearCookies({ name: /auth_jwt|a1_signed_in|a1_device/ });
  const { userId, email, password } = await folk.registered();
  const old = await folk.codeFor(email);
  await visitor.open(`/chi-siamo?profile=true&screen=confirmEmail&userId=${userId}&code=${old}`);
  await part('new code', async () => {
    await modal.title('Confirme o seu e-mail').waitFor();
    await modal.button('Reenviar código').click();
    await modal.expectFocusOn('E-mail de cadastro', 'Informe o e-mail usado no cadastro.');
    await modal.field('E-mail de cadastro').fill(email);
    await modal.button('Reenviar código').click();
    await modal.toast('Um novo código foi enviado para o seu e-mail').waitFor();
  });
  await part('first password', async () => {
    await modal.field('Código de confirmação').fill(await folk.codeFor(email));
    await modal.button('Confirmar').click();
    const why = modal.dialog.getByText('A conta foi criada em outro navegador');
    await why.waitFor();
    expect(await modal.button('Voltar ao login').count()).toBe(0);
    const label = 'Escolha a sua senha';
    await eventually(() => modal.field(label).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await modal.expectFocusOn(label, 'Crie uma senha.');
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
    await modal.expectFocusOn(label, 'A senha deve ter de 8 a 20 caracteres');
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await modal.field(label).fill('P@ssw0rd2026!');
    await page.keyboard.press('Enter');
    await modal.failure('Essa senha é muito comum. Escolha outra.').waitFor();
    await modal.answer('updateProfile', 0, 'network');
    await modal.field(label).fill('Conchiglia-Rosa-58!');
    await page.keyboard.press('Enter');
    await modal.failure(laterMinutes).waitFor();
    expect(await modal.field(label).inputValue()).toBe('Conchiglia-Rosa-58!');
    await modal.letThrough('updateProfile');
    await modal.button('Salvar a senha').click();
    await modal.title('Meu perfil').waitFor();
    expect((await folk.login(email, password)).status).toBe(400);
    expect((await folk.login(email, 'Conchiglia-Rosa-58!')).status).toBe(200);
  });
});

test('whoever comes by a link alone can have a new code', byLink('new code'));
test(
  'whoever confirms an account that was made in another browser chooses the password, and the first one is worth nothing',
  byLink('first password'),
);
