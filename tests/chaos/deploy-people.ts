import { expect } from 'vitest';
import { authCookie } from '#domains/accounts/accounts.rules.ts';
import { accountOf, keptInBrowser } from '../browser/desk.ts';
import { openVisitor } from '../browser/visitor.ts';

/** Somebody who reads an old page, hears the radio there and presses on what is fetched only then. */
export async function openReader(url: string) {
  const { page, open } = await openVisitor(url, { consent: 'rejected' });
  await open('/chi-siamo');
  const bar = page.getByRole('region', { name: 'Lettore radio' });
  await bar.getByRole('button', { name: 'Ascolta la diretta' }).click();
  const heard = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
  await expect.poll(heard).toBeGreaterThan(1);
  return {
    page,
    songs: () => bar.textContent(),
    isPlaying: async () => (await bar.getByRole('button', { name: 'Metti in pausa' }).count()) === 1,
    search: () => page.getByRole('button', { name: 'Cerca', exact: true }).click(),
    newVersion: page.getByRole('button', { name: /nuova versione/ }),
  };
}

/** Somebody in the middle of a message to the station. */
export async function openWriter(url: string) {
  const { page, open } = await openVisitor(url, { consent: 'rejected' });
  await open('/contatto');
  const form = page.getByRole('main').locator('form');
  const fill = async (answers: Record<string, string>) => {
    for (const [label, value] of Object.entries(answers)) await form.getByLabel(label).fill(value);
  };
  await form.getByLabel('Argomento').selectOption('7');
  await fill({ Nome: 'Bia Lima', 'E-mail': 'bia@posta.example', Città: 'Natal' });
  return {
    page,
    async finish(text: string): Promise<string> {
      await fill({ Regione: 'RN', Telefono: '84955550147', Messaggio: text });
      expect(await form.getByLabel('Nome').inputValue()).toBe('Bia Lima');
      await form.locator('button[type=submit]').click();
      const toast = page.locator('[data-toast]').first();
      await toast.waitFor();
      return (await toast.textContent()) ?? '';
    },
  };
}

/** An editor at an article of their own. */
export async function openEditor(url: string) {
  const call = async (path: string, body: unknown, headers = {}) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()).data;
  };
  const { email, password } = accountOf('editor');
  const { token } = await call('profile/login', { email, password });
  const headers = { authorization: `Bearer ${token}` };
  const sections = await fetch(`${url}/api/v1/staff/categories?count=1`, { headers });
  const categoryId = (await sections.json()).data.items[0].id;
  const draft = { title: 'In mezzo al cambio', content: '<p>Comincia qui.</p>', categoryId };
  const { id } = await call('staff/news', draft, headers);
  const { page, context } = await openVisitor(url, { consent: 'rejected' });
  await context.addCookies([{ name: authCookie, value: token, url, httpOnly: true }]);
  await page.goto(`${url}/redazione/news/${id}`);
  const text = page.getByRole('textbox', { name: 'Testo' });
  await text.waitFor();
  await text.focus();
  await page.keyboard.press('Control+End');
  return { id: Number(id), page, text, copies: () => keptInBrowser(page) };
}
