import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { behindProxy, newMember } from '../../../../../tests/browser/member.ts';
import { journey } from '../../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { arrive } from './panel.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ content: 'empty', config: behindProxy });
});

const stepTitle = 'Excluir a conta definitivamente?';
const done = 'Cadastro excluído. Para realizar o login, é necessário realizar o cadastro novamente.';

const leaving = journey(async (part) => {
  const person = await newMember(station);
  const { page, open, openPanel, modal, focused, nobody, context, complaints, leave } = await arrive(station);
  await page.clock.install();
  await part('signs in', async () => {
    await open('/delete-data');
    await page.getByRole('button', { name: 'Accedi per eliminare l’account' }).click();
    await modal.fill({ 'E-mail': person.email, Senha: person.password });
    await modal.button('Entrar').click();
    await modal.dialog.getByRole('heading', { name: stepTitle }).waitFor();
    await page.keyboard.press('Escape');
    await modal.dialog.waitFor({ state: 'detached' });
  });

  await page.setViewportSize({ width: 360, height: 900 });
  await part('one click', async () => {
    await page.getByRole('button', { name: 'Elimina il mio account' }).click();
    await modal.dialog.getByRole('heading', { name: stepTitle }).waitFor();
    await eventually(focused).toBe(stepTitle);
    expect(await modal.button('Sim, excluir minha conta').evaluate(isInView)).toBe(true);
    await page.keyboard.press('Escape');
    await modal.dialog.waitFor({ state: 'detached' });
  });
  await person.makePro(new Date('2099-01-01'));
  await part('refused', async () => {
    await openPanel();
    await modal.button('Excluir minha conta').waitFor();
    expect(complaints).toEqual([]);
    await modal.dialog.getByText('PRO', { exact: true }).waitFor();
    await modal.dialog.getByText('até 31 de dezembro de 2098').waitFor();
    await modal.button('Excluir minha conta').click();
    await modal.button('Sim, excluir minha conta').click();
    await modal
      .failure('Essa conta possui uma assinatura ativa. Entre em contato conosco para apagar o seu cadastro.')
      .waitFor();
    // Of all other answers `failureText` says the same, as its own test tells.
    await modal.answer('deleteProfile', 0, 'network');
    await modal.button('Sim, excluir minha conta').click();
    await modal
      .failure('Ocorreu um erro ao tentar apagar sua conta. Tente novamente ou entre em contato conosco.')
      .waitFor();
    await modal.letThrough('deleteProfile');
    expect(await person.row()).toBeDefined();
    await page.keyboard.press('Escape');
    await modal.dialog.waitFor({ state: 'detached' });
  });
  // It has run out since.
  await person.makePro(new Date(1));
  await openPanel();
  await part('asked', async () => {
    await modal.button('Excluir minha conta').focus();
    await page.keyboard.press('Enter');
    await eventually(focused).toBe(stepTitle);
    // Enter again is no answer: the focus stands on the title.
    await page.keyboard.press('Enter');
    await modal.button('Cancelar').press('Enter');
    await eventually(focused).toBe('Excluir minha conta');
  });
  await page.keyboard.press('Enter');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const held = await modal.hold('deleteProfile');
  await part('under way', async () => {
    await modal.button('Sim, excluir minha conta').press('Enter');
    await modal.dialog.locator('button:disabled', { hasText: 'Excluindo...' }).waitFor();
    expect(await person.row()).toBeDefined();
  });
  await part('deleted', async () => {
    held.letGo();
    await modal.toast(done).waitFor();
    expect(await modal.dialog.locator(':scope[open]').count()).toBe(0);
    expect(await person.row()).toBeUndefined();
  });
  const signedInMark = async () => (await context.cookies()).filter(({ name }) => name === 'a1_signed_in').length;
  await part('logged out', async () => {
    await page.clock.runFor(999);
    expect(await nobody.count()).toBe(0);
    await page.clock.runFor(1);
    await eventually(() => nobody.count()).toBe(1);
    await eventually(signedInMark).toBe(0);
  });
  await part('told', async () => {
    await page.clock.fastForward(60_000);
    await page.clock.runFor(1_000);
    expect(await modal.toast(done).isVisible()).toBe(true);
    expect(await modal.toast('Sessão encerrada').count()).toBe(0);
  });
  await leave();
});

test('somebody who wants to leave, by keyboard, is asked once more and may stay', leaving('asked'));
test('[DELETE-02] while the account is deleted the button says so', leaving('under way'));
test('[DELETE-01] [DELETE-07] the account is deleted and the modal closes', leaving('deleted'));
test('[DELETE-09] [DELETE-10] one second later, not before, the session is gone', leaving('logged out'));
test('[DELETE-08] the farewell stays until it is dismissed, and no other word covers it', leaving('told'));

test(
  '[DELETE-11] /delete-data asks nobody in particular to sign in first, and goes on from there',
  leaving('signs in'),
);

test('[DELETE-11] /delete-data leads whoever is signed in to the last step in one click', leaving('one click'));
test('[DELETE-05] [DELETE-06] a deletion that is refused says why and deletes nothing', leaving('refused'));

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
