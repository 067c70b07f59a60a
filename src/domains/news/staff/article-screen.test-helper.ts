import type { Page } from 'playwright-core';
import { callAs, openDesk } from '../../../../tests/browser/desk.ts';
import type { TestStation } from '../../../../tests/test-station.ts';

export const textBox = (page: Page) => page.getByRole('textbox', { name: 'Testo' });

export async function goToEnd(page: Page): Promise<void> {
  await textBox(page).focus();
  await page.keyboard.press('Control+End');
}

/** Articles of the demo's editor: made and read by calls, opened on their screen. */
export async function openArticles(station: TestStation) {
  const editor = () => callAs(station, 'editor');
  const { body } = await station.get('/api/v1/staff/categories?count=1', await editor());
  const { id: categoryId, name: categoryName }: { id: number; name: string } = body.data.items[0];
  return {
    categoryId,
    categoryName,
    async draft(title: string, content = '<p>Prima riga.</p>'): Promise<{ id: number; version: number }> {
      const { body } = await station.post('/api/v1/staff/news', { title, content, categoryId }, await editor());
      return body.data;
    },
    read: async (id: number) => (await station.get(`/api/v1/staff/news/${id}`, await editor())).body.data,
    async openArticle(id: number, arrival: Parameters<typeof openDesk>[2] = {}) {
      const visitor = await openDesk(station, 'editor', { screen: `/news/${id}`, ...arrival });
      await textBox(visitor.page).waitFor();
      return visitor;
    },
  };
}
