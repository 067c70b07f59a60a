import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../../../../../tests/browser/visitor.ts';
import { atRest, modalOn } from '../modal.test-helper.ts';

type Wish = { email?: string; name?: string; uid?: string; verified?: boolean };

/** A visitor at the profile modal, who signs in through the stand-in's real window. */
export function atModal(visitor: Visitor) {
  const { page } = visitor;
  const modal = page.getByRole('dialog');
  const button = (name: string) => modal.getByRole('button', { name, exact: true });

  /** Whoever is in is greeted, and the modal is gone. */
  async function isIn(name = ''): Promise<void> {
    await modal.waitFor({ state: 'hidden' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: `Meu perfil, ${name}` })
      .waitFor();
  }

  /** Opens the modal for nobody in particular and waits until the provider's client is there. */
  async function arrive(screen: 'login' | 'register' = 'login'): Promise<void> {
    await atRest(visitor);
    await modalOn(page).open();
    await page.locator('[data-social="ready"]').waitFor();
    // A window that was closed on the way is missed a moment later, and holds everything until then.
    await modal.locator('[data-social] [aria-busy="true"]').waitFor({ state: 'detached' });
    if (screen === 'login') return;
    await button('Cadastre-se').click();
    await button('Cadastrar com Google').waitFor();
  }

  async function press(label: string): Promise<Page> {
    const [popup] = await Promise.all([page.waitForEvent('popup'), button(label).click()]);
    await popup.getByRole('heading', { level: 1 }).waitFor();
    return popup;
  }

  /** Types an identity into the window, which may be open already, and lets it answer. */
  async function signAs(at: string | Page, { email = '', name = 'Lia Fontes', uid = '', verified = true }: Wish) {
    const popup = typeof at === 'string' ? await press(at) : at;
    if (email) await popup.getByLabel('E-mail').fill(email);
    if (name) await popup.getByLabel('Nome').fill(name);
    if (uid) await popup.getByLabel('uid', { exact: true }).fill(uid);
    if (!verified) await popup.getByLabel('Indirizzo verificato').uncheck();
    await pressToClose(popup, popup.getByRole('button', { name: 'Continua' }));
  }

  const said = (text: string | RegExp) => page.locator('[data-toast]').filter({ hasText: text });
  return { modal, button, arrive, isIn, press, signAs, said };
}

/** Presses what closes the window: it may be gone before the press is acknowledged. */
export async function pressToClose(popup: Page, button: Locator): Promise<void> {
  const closed = popup.waitForEvent('close');
  await button.click().catch((error) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
}
