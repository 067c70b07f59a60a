import type { Page } from 'playwright-core';

/** The page of a promotion as somebody meets it. */
export function promotionOn(page: Page) {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  return {
    takePart: button('Partecipa'),
    rules: button('Regolamento'),
    winners: button('Vincitori'),
    send: button('Enviar'),
    edit: button('Editar Resposta'),
    answer: page.getByLabel(/^A sua resposta/),
    accept: page.getByRole('checkbox', { name: 'Li e aceito o regulamento' }),
    info: page.locator('[data-info]'),
    toast: (text: string) => page.locator('[data-toast]', { hasText: text }),
    words: (text: string) => page.getByText(text, { exact: true }),
    mode: () => page.locator('[data-info]').getAttribute('data-info'),
  };
}
