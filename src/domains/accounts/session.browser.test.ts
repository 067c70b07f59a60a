import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addHlsStream } from '#domains/player/listeners.test-helper.ts';
import { openSoundingStation } from '#domains/player/on-air.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { journey } from '../../../tests/journey.ts';
import type { TestStation } from '../../../tests/test-station.ts';
import { sessions } from './server/accounts.tables.ts';
import { type Member, people } from './server/people.test-helper.ts';
import { type Modal, modalOn } from './web/modal.test-helper.ts';

const lost = 'Problema na authenticação... Por favor, efetue o login novamente.';

let station: TestStation;
let folk: ReturnType<typeof people>;
let visitor: Visitor;
let page: Page;
let modal: Modal;
let ana: Member;
beforeAll(async () => {
  station = await openSoundingStation();
  folk = people(station);
});

/** A browser that nobody has used yet, and somebody with an account. */
async function begin(): Promise<void> {
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  modal = modalOn(page);
  ana = await folk.member();
}

const account = (of: Page, name: string) => of.getByRole('banner').getByRole('button', { name, exact: true });
const cookieNames = async () => (await visitor.context.cookies()).map(({ name }) => name);

/** The way everybody goes, from the open modal on. */
async function logIn(): Promise<void> {
  await modal.title('Entrar').waitFor();
  await modal.fill({ 'E-mail': ana.email, Senha: ana.password });
  await modal.field('Senha').press('Enter');
  await modal.toast('Login realizado com sucesso!').waitFor();
  await modal.dialog.waitFor({ state: 'hidden' });
  await account(page, 'Meu perfil, Ana').waitFor();
}

/** Already logged in on arrival. */
async function arrive(path: string): Promise<void> {
  const pairs = ana.cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
  await visitor.context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: station.url })));
  await visitor.open(path);
  await account(page, 'Meu perfil, Ana').waitFor();
}

async function openPanel(): Promise<void> {
  await account(page, 'Meu perfil, Ana').click();
  await modal.title('Meu perfil').waitFor();
}

const endEverySession = () => station.context.db.delete(sessions).where(eq(sessions.userId, ana.userId));

const inAndOut = journey(async (part) => {
  await begin();
  await visitor.open('/chi-siamo');
  await part('nobody', async () => {
    expect(await modal.dialog.count()).toBe(0);
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });
  const placeOfSearch = () => page.getByRole('banner').getByRole('button', { name: 'Cerca' }).boundingBox();
  const before = await placeOfSearch();
  const other = await visitor.context.newPage();
  await part('in', async () => {
    await other.goto(`${station.url}/chi-siamo`);
    await other.locator('html[data-ready=true]').waitFor({ state: 'attached' });
    await page.bringToFront();
    await modal.open();
    await logIn();
    expect(await placeOfSearch()).toEqual(before);
  });
  await part('in elsewhere', () => account(other, 'Meu perfil, Ana').waitFor());
  const session = (await visitor.context.cookies()).find(({ name }) => name === 'auth_jwt');
  await part('session', async () => {
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await page.evaluate(() => document.cookie)).not.toContain('auth_jwt');
    await visitor.open('/chi-siamo');
    await account(page, 'Meu perfil, Ana').waitFor();
    // The token that the page holds in memory goes along with its calls.
    const asked = page.waitForRequest('**/profile/getProfile');
    await openPanel();
    expect((await asked).headers().authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  });
  await part('panel', async () => {
    expect(await modal.button('Fechar').count()).toBe(1);
    expect(await modal.button('Sair').count()).toBe(1);
    for (const way of ['Voltar ao login', 'Cadastre-se', 'Entrar']) expect(await modal.button(way).count()).toBe(0);
  });
  await part('not out', async () => {
    await modal.answer('logout', 0, 'network');
    await modal.button('Sair').click();
    await modal.toast('Não foi possível encerrar a sessão.').waitFor();
    expect(await modal.title('Meu perfil').count()).toBe(1);
    await modal.letThrough('logout');
  });
  await part('out', async () => {
    await modal.button('Sair').click();
    await modal.toast('Sessão encerrada com sucesso!').waitFor();
    await modal.dialog.waitFor({ state: 'hidden' });
    await account(page, 'Entrar').waitFor();
  });
  await part('out elsewhere', async () => {
    await account(other, 'Entrar').waitFor();
    await other.close();
  });
  await part('cookies', async () => {
    expect(await cookieNames()).not.toContain('auth_jwt');
    expect(await cookieNames()).not.toContain('a1_signed_in');
    const headers = { cookie: `auth_jwt=${session?.value}` };
    expect((await station.get('/api/v1/profile/getProfile', { headers })).status).toBe(401);
  });
  await part('modal', async () => {
    await modal.open();
    await modal.title('Entrar').waitFor();
    expect(await modal.field('E-mail').inputValue()).toBe('');
  });
  await part('read', async () => {
    await logIn();
    await endEverySession();
    const loggedOut = page.waitForResponse('**/profile/logout');
    await account(page, 'Meu perfil, Ana').click();
    const message = modal.toast(lost);
    await message.waitFor();
    expect(await message.getAttribute('data-toast')).toBe('error');
    await modal.dialog.waitFor({ state: 'hidden' });
    await account(page, 'Entrar').waitFor();
    expect((await loggedOut).status()).toBe(200);
    await eventually(cookieNames).not.toContain('auth_jwt');
    expect(await cookieNames()).not.toContain('a1_signed_in');
    await modal.open();
    await modal.title('Entrar').waitFor();
  });
  await part('written', async () => {
    await logIn();
    const known = page.waitForResponse('**/profile/getProfile');
    await openPanel();
    await known;
    await eventually(() => modal.toast(lost).count()).toBe(0);
    await endEverySession();
    await modal.field('Nome').fill('Ana Maria');
    await modal.field('Nome').press('Enter');
    await modal.toast(lost).waitFor();
    await modal.dialog.waitFor({ state: 'hidden' });
    await account(page, 'Entrar').waitFor();
    await eventually(cookieNames).not.toContain('auth_jwt');
  });
  await visitor.leave();
});

test('[SESSION-15] whoever is not logged in is asked for nothing', inAndOut('nobody'));
test('[SESSION-15] whoever is not logged in reads the public pages', async () => {
  for (const path of ['/', '/notizie', '/programacao', '/canzoni', '/artisti', '/chi-siamo', '/ascolta-la-radio']) {
    expect([path, (await station.get(path)).status]).toEqual([path, 200]);
  }
});
test(
  '[LOGIN-01] [LOGIN-06] [LOGIN-07] whoever signs in by e-mail and password is told so, and the modal closes',
  inAndOut('in'),
);
test(
  '[SESSION-03] the session goes along with the calls of the page, out of reach of its scripts',
  inAndOut('session'),
);
test(
  '[MODAL-03] [MODAL-04] [MODAL-05] signed in, the modal shows the profile, its way out and the logout',
  inAndOut('panel'),
);
test('a logout that does not arrive says so, and nobody is logged out', inAndOut('not out'));
test('[LOGOUT-05] [LOGOUT-07] a logout says so, and nobody is signed in any more', inAndOut('out'));
test('a login in one window reaches the others', inAndOut('in elsewhere'));
test('and so does a logout', inAndOut('out elsewhere'));
test('[LOGOUT-01] a logout ends the session here and on the server', inAndOut('cookies'));
test('[LOGOUT-02] after a logout the modal begins with an empty login', inAndOut('modal'));

test(
  '[SESSION-09] [SESSION-10] [SESSION-12] a session that has ended meanwhile: the modal closes, the error shows, nobody is logged in',
  inAndOut('read'),
);
test('[SESSION-13] a change of the profile whose session has ended goes the same way', inAndOut('written'));

const arrivedLoggedIn = journey(async (part) => {
  await begin();
  await part('confirm link', async () => {
    await arrive(`/chi-siamo?profile=true&screen=confirmEmail&userId=${ana.userId}&code=123456`);
    await modal.title('Meu perfil').waitFor();
    await modal.button('Fechar').click();
    await modal.dialog.waitFor({ state: 'hidden' });
  });
  await part('not confirmed', async () => {
    await page.route('**/profile/getProfile', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({
        json: { ...body, data: { ...body.data, user: { ...body.data.user, emailConfirmed: false } } },
      });
    });
    for (const _ of ['first', 'again']) {
      await account(page, 'Meu perfil, Ana').click();
      await modal.title('Confirme o seu e-mail').waitFor();
      await modal.dialog.getByText(ana.email).waitFor();
      expect(await modal.button('Sair').count()).toBe(1);
      expect(await modal.button('Voltar ao login').count()).toBe(0);
      await modal.button('Fechar').click();
      await modal.dialog.waitFor({ state: 'hidden' });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await part('reset link', async () => {
    await folk.call('requestPasswordReset', { email: ana.email });
    const token = await folk.resetTokenFor(ana.email);
    await visitor.open(`/chi-siamo?profile=true&screen=resetPassword&userId=${ana.userId}&token=${token}`);
    await modal.title('Redefinição de senha').waitFor();
    await modal.fill({ 'Nova senha': 'Marea-Alta-9', 'Confirme a nova senha': 'Marea-Alta-9' });
    await modal.button('Enviar').click();
    await modal.dialog.getByText('Sua senha foi alterada com sucesso!').waitFor();
    await account(page, 'Entrar').waitFor();
    await modal.button('Fazer login').click();
    ana = { ...ana, password: 'Marea-Alta-9' };
    await logIn();
  });
  await visitor.leave();
});

test('[MODAL-03] logged in, a link to confirm shows the profile', arrivedLoggedIn('confirm link'));
test(
  '[MODAL-11] whoever is logged in with an address that is not confirmed has to confirm it first',
  arrivedLoggedIn('not confirmed'),
);
test('[MODAL-03] logged in, a link for a new password still does its work', arrivedLoggedIn('reset link'));

test('[STREAM-08] [LOGOUT-03] [LOGOUT-04] a stream for listeners asks for the login, plays after it, and goes with the logout; one for everybody stays', async () => {
  await begin();
  await addHlsStream(station, 'Per tutti');
  const stream = (name: string) => page.getByRole('main').getByRole('button', { name });
  const isChosen = (name: string) => stream(name).getAttribute('aria-pressed');
  await visitor.open('/ascolta-la-radio');
  await stream('Solo Italia').click();
  await modal.toast('É necessário estar logado para acessar esse streaming.').waitFor();
  await logIn();
  await eventually(() => isChosen('Solo Italia')).toBe('true');
  await eventually(() => page.evaluate(() => document.querySelector('audio')?.getAttribute('src'))).toMatch(
    /antena_1_italia\?token=/,
  );
  await openPanel();
  await modal.button('Sair').click();
  await account(page, 'Entrar').waitFor();
  await eventually(() => isChosen('Normal')).toBe('true');
  await eventually(() => page.evaluate(() => document.querySelector('audio')?.getAttribute('src'))).toMatch(
    /antena_1\?/,
  );

  await modal.open();
  await logIn();
  await stream('Per tutti').click();
  await eventually(() => isChosen('Per tutti')).toBe('true');
  await openPanel();
  await modal.button('Sair').click();
  await account(page, 'Entrar').waitFor();
  expect(await isChosen('Per tutti')).toBe('true');
});
