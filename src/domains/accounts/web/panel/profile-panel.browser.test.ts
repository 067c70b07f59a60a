import type { Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../../../tests/browser/axe.ts';
import { holdBack } from '../../../../../tests/browser/hold-back.ts';
import { behindProxy } from '../../../../../tests/browser/member.ts';
import { journey } from '../../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { dismissToasts } from '../modal.test-helper.ts';
import { arriveSignedIn } from './panel.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ config: behindProxy });
});

const later = 'Desculpe, algo deu errado! Tente novamente mais tarde.';

/** One member at the panel, who does one thing after the other. */
const panel = journey(async (part) => {
  const columns = { stateId: 35, cityId: 3509502 };
  const visitor = await arriveSignedIn(station, { columns });
  const { page, open, openPanel, control, errorOf, focused, modal, save, person, nobody, context, complaints } =
    visitor;
  const updates: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/updateProfile') && updates.push(request));
  const discard = () => modal.button('Descartar alterações').click();
  await page.clock.install();
  const release = await holdBack(page, '**/assets/ProfilePanel-*.js');
  await open('/chi-siamo');

  const placeOfWayOut = () => modal.button('Sair').boundingBox();
  await modal.answer('getProfile', 500, 'internal error');
  await openPanel();
  const before = await placeOfWayOut();
  release();
  await part('does not come', async () => {
    await modal.failure(later).waitFor();
    await person.change({ lastName: 'Prado' });
    await modal.letThrough('getProfile');
    await modal.button('Tentar novamente').click();
    await eventually(() => control('lastName').inputValue()).toBe('Prado');
    expect(await modal.failure(later).count()).toBe(0);
  });
  await part('way out', async () => expect(await placeOfWayOut()).toEqual(before));

  await part('no change', async () => {
    await control('district').fill('Centro');
    await control('district').fill('');
    await save.click();
    await modal.toast('Não há alterações realizadas').waitFor();
    expect(updates).toEqual([]);
  });

  await part('all wrong', async () => {
    await control('postalCode').fill('123');
    await control('name').fill('A');
    await save.click();
    await eventually(focused).toBe('name');
    expect(await errorOf('name')).toBe('O nome deve ter no mínimo 2 e no máximo 30 carateres');
    expect(await errorOf('postalCode')).toBe('O CEP informado é inválido');
    await control('name').fill('Ana');
    await eventually(() => control('name').getAttribute('aria-invalid')).toBeNull();
    await save.click();
    await eventually(focused).toBe('postalCode');
    await control('postalCode').fill('');
    await control('birthday').focus();
    await page.keyboard.type('0318');
    await control('name').focus();
    await page.keyboard.press('Enter');
    await eventually(focused).toBe('birthday');
    expect(await errorOf('birthday')).toBe('A data de nascimento informado é inválido');
    await control('birthday').fill('1990-03-18');
    await discard();
  });

  await part('password refused', async () => {
    expect(await control('currentPassword').count()).toBe(0);
    await control('newPassword').fill('Onda-Nova-81');
    await save.click();
    await eventually(focused).toBe('newPasswordConfirmation');
    expect(await errorOf('newPasswordConfirmation')).toBe('As senhas estão diferentes');
    await control('newPasswordConfirmation').fill('Onda-Nova-81');
    await control('currentPassword').fill('errada');
    await save.click();
    await eventually(focused).toBe('currentPassword');
    expect(await errorOf('currentPassword')).toBe('Senha atual inválida.');
    expect(await control('newPassword').inputValue()).toBe('Onda-Nova-81');
    await control('newPassword').fill('123456');
    await control('newPasswordConfirmation').fill('123456');
    await save.click();
    await eventually(focused).toBe('newPassword');
    expect(await errorOf('newPassword')).toBe('Essa senha é muito comum. Escolha outra.');
    await discard();
    await eventually(() => control('newPassword').inputValue()).toBe('');
  });

  await part('cpf refused', async () => {
    await control('cpf').fill('41729583032');
    await save.click();
    await eventually(focused).toBe('cpf');
    expect(await errorOf('cpf')).toBe('CPF já cadastrado em nossos servidores. Tente outro CPF.');
    await discard();
  });

  await part('refused otherwise', async () => {
    await control('lastName').fill('Moura');
    await modal.answer('updateProfile', 503, 'unavailable');
    await save.click();
    await modal.failure(later).waitFor();
    expect(await control('lastName').inputValue()).toBe('Moura');
    await modal.letThrough('updateProfile');
    const sent = page.waitForRequest('**/updateProfile');
    await save.click();
    // What has not changed is not sent.
    expect((await sent).postDataJSON()).toEqual({ user: { lastName: 'Moura' }, password: false });
    await modal.toast('Dados atualizados com sucesso!').waitFor();
    expect(await person.row()).toMatchObject({ lastName: 'Moura' });
  });

  await part('looked at', async () => {
    complaints.length = 0;
    await modal.answer('downloadData', 429, 'too many requests', { retryAfterSeconds: 120 });
    await modal.button('Baixar meus dados').click();
    await modal.failure('Muitas tentativas. Tente novamente em 2 minutos.').waitFor();
    await modal.button('Excluir minha conta').click();
    await control('newPassword').fill('x');
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 1080 });
      const { scroll, box } = await modal.dialog.evaluate((dialog) => {
        const body = dialog.firstElementChild as HTMLElement;
        return { scroll: body.scrollWidth - body.clientWidth, box: dialog.getBoundingClientRect().toJSON() };
      });
      expect([width, scroll, box.top >= 0 && box.bottom <= 1080]).toEqual([width, 0, true]);
    }
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    expect(complaints.filter((one) => !one.endsWith('/downloadData'))).toEqual([]);
    await modal.button('Cancelar').click();
    await discard();
  });

  const chosenCity = () => control('cityId').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
  await part('another state', async () => {
    await eventually(chosenCity).toBe('Campinas');
    await page.route('**/getCitiesByState/31', (route) => route.abort());
    await control('stateId').selectOption('Minas Gerais');
    await modal.dialog.getByText('Não foi possível carregar a lista.').waitFor();
    await page.unroute('**/getCitiesByState/31');
    await modal.button('Tentar novamente').click();
    await eventually(() => control('cityId').isEnabled()).toBe(true);
    expect(await chosenCity()).toBe('Selecione');
    await control('cityId').selectOption('Ouro Preto');
    await save.click();
    await eventually(person.row).toMatchObject({ stateId: 31, cityId: 3146107 });
    // The panel asks who is here only when nothing is under way.
    await save.waitFor();
    await dismissToasts(page);
    await person.change({ passwordHash: null });
    await page.keyboard.press('Escape');
    await modal.dialog.waitFor({ state: 'detached' });
    await openPanel();
    await eventually(chosenCity).toBe('Ouro Preto');
  });

  await part('no password yet', async () => {
    await modal.dialog.getByText('A sua conta ainda não tem senha.').waitFor();
    await control('newPassword').fill('Onda-Nova-81');
    await control('newPasswordConfirmation').fill('Onda-Nova-81');
    expect(await control('currentPassword').count()).toBe(0);
    await save.click();
    await modal.toast('Dados atualizados com sucesso!').waitFor();
    expect((await person.row())?.passwordHash).toMatch(/^\$argon2id/);
    expect(await person.openSessions()).toBe(1);
  });

  await part('kept', async () => {
    await control('street').fill('Rua da Maré');
    await control('newPassword').fill('Onda-Nova-82');
    await page.keyboard.press('Escape');
    await modal.dialog.waitFor({ state: 'detached' });
    // The panel asks who is here: before the session ends, so that it is the save that finds out.
    await Promise.all([page.waitForResponse('**/getProfile*'), openPanel()]);
    await eventually(() => control('street').inputValue()).toBe('Rua da Maré');
    expect(await control('newPassword').inputValue()).toBe('');
    await modal.dialog.getByText('Há alterações que ainda não foram salvas.').waitFor();
    await person.endSessions();
    await save.click();
    await modal.toast('Problema na authenticação...').waitFor();
    await modal.dialog.waitFor({ state: 'detached' });
    await eventually(() => nobody.count()).toBe(1);
  });

  await part('new password', async () => {
    await modal.open();
    await modal.fill({ 'E-mail': person.email, Senha: 'Onda-Nova-81' });
    await modal.button('Entrar').click();
    await modal.dialog.waitFor({ state: 'detached' });
    await openPanel();
    await control('newPassword').fill('Onda-Nova-83');
    await control('newPasswordConfirmation').fill('Onda-Nova-83');
    await control('currentPassword').fill('Onda-Nova-81');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await save.click();
    await modal.toast('Sua senha foi atualizada com sucesso! Por favor efetue o login novamente.').waitFor();
    await page.clock.runFor(2_999);
    expect(await modal.dialog.isVisible()).toBe(true);
    expect(await nobody.count()).toBe(0);
    await page.clock.runFor(1);
    await eventually(() => nobody.count()).toBe(1);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_jwt');
    expect(await person.openSessions()).toBe(0);
    expect(await modal.toast('Sessão encerrada').count()).toBe(0);
  });
  await visitor.leave();
});

test('[PROFILE-06] a profile that does not come is said, and comes when asked for again', panel('does not come'));
test('[PROFILE-29] saving without a change says so and calls nobody', panel('no change'));
test(
  'everything wrong is said at once under its field, the focus goes to the first, and half a date is not taken for none',
  panel('all wrong'),
);
test(
  '[PROFILE-34] a refusal of the current password stands under it; it is asked for only with a new one',
  panel('password refused'),
);
test('[PROFILE-35] a refusal of a CPF that somebody else has stands under it', panel('cpf refused'));
test('[PROFILE-36] a refusal of any other kind, or no answer at all, keeps what was typed', panel('refused otherwise'));
test(
  'a download that is refused says why, and nobody could object to the panel, on a phone and on a desk',
  panel('looked at'),
);
test(
  '[PROFILE-12] another state clears the city and brings its own; a list that does not come can be asked for again',
  panel('another state'),
);
test(
  'whoever has no password yet makes one without being asked for another, and stays signed in',
  panel('no password yet'),
);
test('what was typed outlives the closed modal, but neither a password nor the end of the session', panel('kept'));

test(
  '[PROFILE-38] [PROFILE-39] a new password is said to be set, and 3 s later the session is over everywhere',
  panel('new password'),
);
test('the way out stays where it is while the profile comes', panel('way out'));
