import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../../../../../tests/browser/visitor.ts';

type Wish = { email?: string; name?: string; uid?: string; verified?: boolean };

/** A visitor at the profile modal, who signs in through the stand-in's real window. */
export function atModal({ page, open }: Visitor) {
  const modal = page.getByRole('dialog');
  const button = (name: string) => modal.getByRole('button', { name, exact: true });

  /** Opens the modal on a fresh page and waits until the provider's client is there. */
  async function arrive(screen: 'login' | 'register' = 'login'): Promise<void> {
    await open('/chi-siamo');
    await page.getByRole('banner').getByRole('button', { name: 'Entrar', exact: true }).click();
    await button('Entrar com Google').waitFor();
    if (screen === 'register') await button('Cadastre-se').click();
    await page.locator('[data-social="ready"]').waitFor();
  }

  async function press(label: string): Promise<Page> {
    const [popup] = await Promise.all([page.waitForEvent('popup'), button(label).click()]);
    await popup.getByRole('heading', { level: 1 }).waitFor();
    return popup;
  }

  /** Types an identity into the window and lets it answer. */
  async function signAs(label: string, { email = '', name = 'Lia Fontes', uid = '', verified = true }: Wish) {
    const popup = await press(label);
    await popup.getByLabel('E-mail').fill(email);
    await popup.getByLabel('Nome').fill(name);
    await popup.getByLabel('uid', { exact: true }).fill(uid);
    await popup.getByLabel('Indirizzo verificato').setChecked(verified);
    await pressToClose(popup, popup.getByRole('button', { name: 'Continua' }));
  }

  /** Chooses one of the ready answers of the window. */
  async function choose(label: string, choice: RegExp): Promise<void> {
    const popup = await press(label);
    await pressToClose(popup, popup.getByRole('button', { name: choice }));
  }

  const said = (text: string | RegExp) => page.locator('[data-toast]').filter({ hasText: text });
  return { modal, button, arrive, press, signAs, choose, said };
}

/** Presses what closes the window: it may be gone before the press is acknowledged. */
export async function pressToClose(popup: Page, button: Locator): Promise<void> {
  const closed = popup.waitForEvent('close');
  await button.click().catch((error) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
}
