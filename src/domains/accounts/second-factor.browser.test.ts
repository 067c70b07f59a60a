import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../../../tests/browser/axe.ts';
import { openMember } from '../../../tests/browser/member.ts';
import { journey } from '../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { staffRoles } from './server/accounts.tables.ts';
import { base32Bytes } from './server/second-factor/staff.test-helper.ts';
import { totpCode, totpStep } from './server/second-factor/totp.ts';
import { modalOn } from './web/modal.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ content: 'empty' });
});

const section = (page: Page) => page.locator('[data-second-factor]');
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Meu perfil/ });

async function openPanel(page: Page): Promise<void> {
  const fresh = page.waitForResponse('**/getProfile');
  await account(page).click();
  await modalOn(page).title('Meu perfil').waitFor();
  await fresh;
}

/** A listener joins the staff, turns the second factor on, comes in with it, and turns it off again. */
const joining = journey(async (part) => {
  const { page, context, open, person, leave } = await openMember(station);
  const modal = modalOn(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open('/chi-siamo');

  await part('listener', async () => {
    await openPanel(page);
    await modal.button('Salvar alterações').waitFor();
    expect(await section(page).count()).toBe(0);
    expect(fetched.filter((url) => /SecondFactorSection|QrCode|uqr/.test(url))).toEqual([]);
    await page.keyboard.press('Escape');
    await modal.dialog.waitFor({ state: 'detached' });
  });

  let secret: Buffer = Buffer.alloc(0);
  let codes: string[] = [];
  const code = (by = 0) => totpCode(secret, totpStep(Date.now()) + by);
  await part('on', async () => {
    await station.context.db.insert(staffRoles).values({ userId: person.userId, role: 'editor' });
    await openPanel(page);
    await modal.button('Ativar').click();
    await modal.field('Senha atual').fill(person.password);
    await section(page).getByRole('button', { name: 'Ativar' }).click();
    await page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor();
    secret = base32Bytes(((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', ''));
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    expect(await modal.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await modal.field('Código do aplicativo').fill('000000');
    await modal.button('Confirmar').click();
    await modal.failure('Código inválido. Confira e tente de novo.').waitFor();
    await modal.field('Código do aplicativo').fill(code());
    await modal.button('Confirmar').click();
    await modal.dialog.getByRole('heading', { name: 'Os seus códigos de recuperação' }).waitFor();
    codes = await section(page).getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await modal.button('Guardei os códigos').click();
    await section(page).getByText('Ativada. Restam 10 códigos de recuperação.').waitFor();
  });

  await modal.button('Sair').click();
  await modal.dialog.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await modal.open();
  const enter = async () => {
    await modal.fill({ 'E-mail': person.email, Senha: person.password });
    await modal.dialog.locator('form').getByRole('button', { name: 'Entrar', exact: true }).click();
    await modal.title('Verificação em duas etapas').waitFor();
  };

  await part('given up', async () => {
    await enter();
    await modal.button('Voltar ao login').click();
    await modal.title('Entrar').waitFor();
    await modal.answer('login', 403, 'second factor required', { challenge: '1.1700000000.x' });
    await enter();
    await modal.letThrough('login');
    await modal.field('Código do aplicativo').fill('123456');
    await modal.button('Entrar').click();
    await modal.toast('O tempo para informar o código acabou.').waitFor();
    await modal.title('Entrar').waitFor();
    await page.keyboard.press('Escape');
    await modal.dialog.waitFor({ state: 'hidden' });
    await modal.open();
    await modal.title('Entrar').waitFor();
  });

  await part('second step', async () => {
    await enter();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_jwt');
    await page.reload();
    await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
    await modal.open();
    await modal.title('Verificação em duas etapas').waitFor();
    await modal.field('Código do aplicativo').fill('000000');
    await modal.button('Entrar').click();
    await modal.failure('Código inválido. Confira e tente de novo.').waitFor();
    await modal.button('Usar um código de recuperação').click();
    await modal.field('Código de recuperação').fill(codes[0] ?? '');
    await modal.button('Entrar').click();
    await modal.toast('Login realizado com sucesso!').waitFor();
    await account(page).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('a1_second_step'))).toBeNull();
  });

  await part('off', async () => {
    await openPanel(page);
    await section(page).getByText('Ativada. Restam 9 códigos de recuperação.').waitFor();
    await modal.button('Desativar').click();
    // The code that turned it on has counted already; the app is allowed to be one step ahead.
    await modal.field('Código do aplicativo ou de recuperação').fill(code(1));
    await modal.button('Desativar').click();
    await modal.toast('Verificação em duas etapas desativada.').waitFor();
    await modal.button('Ativar').waitFor();
  });
  await leave();
});

test('[DESK-18] a listener sees nothing of it, and none of its code is fetched', joining('listener'));
test('[DESK-18] a member of staff turns the second factor on in the panel', joining('on'));
test('[DESK-18] going back gives the second step up; one that has taken too long begins anew', joining('given up'));
test(
  '[DESK-18] the login asks for the code as its second step, also after a reload in the middle',
  joining('second step'),
);
test('[DESK-18] who turned it on turns it off again in the panel', joining('off'));
