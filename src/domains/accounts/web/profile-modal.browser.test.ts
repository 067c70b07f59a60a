import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually, setParameters } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { atRest, type Modal, modalOn } from './modal.test-helper.ts';

let station: TestStation;
let visitor: Visitor;
let page: Page;
let modal: Modal;
beforeAll(async () => {
  station = await openTestStation({ content: 'empty' });
  await setParameters(station, { enabledTests: ['test_colore'] });
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  modal = modalOn(page);
  await page.clock.install();
});

const confirmLink = '?profile=true&screen=confirmEmail&userId=7&code=123456';
const resetLink = '?profile=true&screen=resetPassword&userId=7&token=abc';

const desk = { width: 1280, height: 740 };
const tablet = { width: 768, height: 740 };
const phone = { width: 360, height: 740 };

async function liesOverThePage(): Promise<void> {
  const address = page.url();
  await modal.open();
  await modal.title('Entrar').waitFor();
  expect(await modal.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await modal.dialog.waitFor({ state: 'hidden' });
  // Whoever closes it is back at the button that opened it.
  await eventually(() => modal.account.evaluate((button) => button === document.activeElement)).toBe(true);
}

const onAnyPage = journey(async (part) => {
  await page.setViewportSize(desk);
  await visitor.open('/nessuna-pagina');
  await part('no code', async () => {
    await page.route('**/assets/ProfileModal-*', (route) => route.abort());
    await modal.account.click();
    await modal.toast('Não foi possível abrir esta janela.').waitFor();
    await page.unroute('**/assets/ProfileModal-*');
  });
  await part('/nessuna-pagina', liesOverThePage);
  await goOn(page, '/chi-siamo');
  await part('/chi-siamo', liesOverThePage);
});

test('when the code of the modal does not come, that is said, and the next press fetches it', onAnyPage('no code'));
test.each(['/chi-siamo', '/nessuna-pagina'])(
  '[MODAL-01] on %s the modal lies over the page, which stays where it is',
  (path) => onAnyPage(path)(),
);

type Screen = Record<'screen' | 'lang', string | null | undefined> &
  Record<'close' | 'back' | 'prompt' | 'register' | 'logout', number>;
let seen: Screen[] = [];

/** Notes what a screen offers, and looks whether anybody could object to it. */
async function look(title: string): Promise<void> {
  await modal.title(title).waitFor();
  const prompt = modal.dialog.locator('p', { hasText: /^Não tem uma conta\? ?Cadastre-se$/ });
  seen.push({
    screen: await modal.dialog.locator('[data-profile-modal]').getAttribute('data-profile-modal'),
    lang: await modal.title(title).evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang')),
    close: await modal.button('Fechar').count(),
    back: await modal.button('Voltar ao login').count(),
    prompt: await prompt.count(),
    register: await modal.button('Cadastre-se').count(),
    logout: await modal.button('Sair').count(),
  });
  // The keyboard begins at the first field.
  await eventually(() =>
    modal.dialog.evaluate((dialog) => dialog.querySelector('input') === document.activeElement),
  ).toBe(true);
  expect([title, 'desk', await sidewaysOverflow()]).toEqual([title, 'desk', 0]);
  for (const [name, size] of Object.entries({ tablet, phone })) {
    await page.setViewportSize(size);
    expect([title, name, await sidewaysOverflow()]).toEqual([title, name, 0]);
  }
  expect([title, await violationsOn(page, 'dialog[open]')]).toEqual([title, []]);
  await page.setViewportSize(desk);
}

const throughTheScreens = journey(async (part) => {
  seen = [];
  await page.setViewportSize(desk);
  await atRest(visitor);
  visitor.complaints.length = 0;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  const callsOf = (name: string) => calls.filter((call) => call.includes(name));

  await part('login', async () => {
    await modal.open();
    await look('Entrar');
  });
  await part('register', async () => {
    await modal.button('Cadastre-se').click();
    await look('Criar uma conta');
  });
  await part('closed', async () => {
    await modal.button('Fechar').click();
    await modal.dialog.waitFor({ state: 'hidden' });
    await modal.open();
    await modal.title('Entrar').waitFor();
  });
  await part('forgotten', async () => {
    await modal.button('Esqueceu a senha?').click();
    await modal.title('Esqueceu a senha?').waitFor();
    await modal.button('Voltar ao login').click();
    await modal.title('Entrar').waitFor();
  });

  await part('not at once', async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await visitor.open(`/chi-siamo${confirmLink}&utm_source=mail#oggi`);
    await page.clock.runFor(1_400);
    expect(await modal.dialog.count()).toBe(0);
    expect(page.url()).toContain('profile=true');
    await page.clock.runFor(200);
    await modal.title('Confirme o seu e-mail').waitFor();
    expect(await modal.field('Código de confirmação').inputValue()).toBe('123456');
    await page.clock.resume();
  });
  await part('confirm link', async () => {
    await look('Confirme o seu e-mail');
    expect(page.url()).toBe(`${station.url}/chi-siamo?utm_source=mail#oggi`);
    expect(callsOf('POST').filter((call) => call.includes('/profile/'))).toEqual([]);
    await modal.answer('confirmEmail', 400, 'wrong code');
    const sent = page.waitForRequest('**/confirmEmail');
    await modal.button('Confirmar').click();
    expect((await sent).postDataJSON()).toEqual({ userId: 7, code: '123456' });
    await modal.letThrough('confirmEmail');
  });
  await part('no number', async () => {
    await visitor.open('/chi-siamo?profile=true&screen=confirmEmail&userId=sette&code=123456');
    await modal.title('Confirme o seu e-mail').waitFor();
    calls.length = 0;
    await modal.button('Confirmar').click();
    await modal.dialog.getByText('Código de verificação inválido.').waitFor();
    expect(callsOf('confirmEmail')).toEqual([]);
  });
  await part('request link', async () => {
    await visitor.open('/chi-siamo?profile=true&screen=requestPasswordReset&test_colore=true&test_segreto=true');
    await look('Esqueceu a senha?');
  });
  await part('flags', async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.tests)).toBe('test_colore=true');
    expect(page.url()).toContain('test_colore=true');
  });
  await part('reset link', async () => {
    await visitor.open(`/chi-siamo${resetLink}`);
    await look('Redefinição de senha');
    expect(page.url()).toBe(`${station.url}/chi-siamo`);
    await modal.answer('resetPassword', 400, 'invalid data');
    await modal.fill({ 'Nova senha': 'Nova-senha-7', 'Confirme a nova senha': 'Nova-senha-7' });
    const sent = page.waitForRequest('**/resetPassword');
    await modal.button('Enviar').click();
    expect((await sent).postDataJSON()).toEqual({ userId: 7, newPassword: 'Nova-senha-7', resetToken: 'abc' });
    await modal.letThrough('resetPassword');
  });
  await part('seen', async () => expect(besidesRefusals()).toEqual([]));
});

/** The browser names every answer that is a refusal. */
const besidesRefusals = () => visitor.complaints.filter((one) => !/^Failed to load resource.* 400 /.test(one));

test('[MODAL-08] closed on any screen and opened again, the modal begins with the login', throughTheScreens('closed'));
test('who forgot the password finds the way there and back', throughTheScreens('forgotten'));
test('[MODAL-15] what the address asks for opens 1.5 s after the page, not at once', throughTheScreens('not at once'));
test(
  '[MODAL-13] [MODAL-16] a mailed link brings user and code along, consumes nothing, and leaves the rest of the address',
  throughTheScreens('confirm link'),
);
test('[MODAL-18] a link with a number that is none confirms nobody', throughTheScreens('no number'));
test('[MODAL-12] a link can ask for the password reset', throughTheScreens('request link'));
test('[MODAL-19] a test flag of the address counts only if the station has enabled it', throughTheScreens('flags'));
test('[MODAL-14] a mailed link for a new password brings user and token along', throughTheScreens('reset link'));

describe('the screens of the modal', () => {
  const names = ['login', 'register', 'confirm-email', 'request-password-reset', 'reset-password'];
  const each = (fact: keyof Screen) => Object.fromEntries(seen.map((one) => [one.screen, one[fact]]));
  const onAll = (count: unknown) => Object.fromEntries(names.map((screen) => [screen, count]));
  beforeEach(() => throughTheScreens('seen')());

  test('[MODAL-02] are five', () => expect(seen.map(({ screen }) => screen)).toEqual(names));
  test('[MODAL-04] can all be closed', () => expect(each('close')).toEqual(onAll(1)));
  test('[MODAL-05] offer no logout to somebody who is not signed in', () => expect(each('logout')).toEqual(onAll(0)));
  test('[MODAL-06] lead back to the login, but for the login', () =>
    expect(each('back')).toEqual({ ...onAll(1), login: 0 }));
  test('[MODAL-07] ask who has no account to register, but for the registration', () => {
    expect(each('prompt')).toEqual({ ...onAll(1), register: 0 });
    expect(each('register')).toEqual({ ...onAll(1), register: 0 });
  });
  test('speak Portuguese', () => expect(each('lang')).toEqual(onAll('pt-BR')));
});

function sidewaysOverflow(): Promise<number> {
  return modal.dialog.evaluate((dialog) =>
    Math.max(...[dialog, ...dialog.querySelectorAll('div')].map((box) => box.scrollWidth - box.clientWidth)),
  );
}

test('[MODAL-10] the modal takes its leave in 500 ms, still showing what was closed; without motion it is gone at once', async () => {
  const leaving = () =>
    modal.dialog.evaluate((dialog) => {
      (dialog.querySelector('[aria-label="Fechar"]') as HTMLElement).click();
      return new Promise<{ title: string; durations: number[] }>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve({
              title: dialog.querySelector('h2')?.textContent ?? '',
              durations: dialog.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration)),
            }),
          ),
        ),
      );
    });
  await atRest(visitor);
  await page.setViewportSize(desk);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await modal.open();
  await modal.button('Cadastre-se').click();
  await modal.title('Criar uma conta').waitFor();
  const slow = await leaving();
  expect(slow.title).toBe('Criar uma conta');
  expect(new Set(slow.durations)).toEqual(new Set([500]));
  await modal.dialog.waitFor({ state: 'detached' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await modal.open();
  const still = await leaving();
  expect(Math.max(0, ...still.durations)).toBeLessThan(1);
});

test('on a phone the menu leads to the modal, too, and closing it leads back', async () => {
  await atRest(visitor);
  await page.setViewportSize(phone);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await modal.account.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Entrar' }).click();
  await modal.title('Entrar').waitFor();
  await page.keyboard.press('Escape');
  await modal.dialog.waitFor({ state: 'hidden' });
  const toggle = page.getByRole('button', { name: 'Apri il menu' });
  await eventually(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
});
