import { expect, test } from 'vitest';
import { authCookie } from '#domains/accounts/accounts.rules.ts';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { signIn } from '../../../tests/sign-in.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { newsPath, openArticleDesk } from './server/newsroom/article-desk.test-helper.ts';

const station = await openTestStation();
const desk = await openArticleDesk(station);

test('[DESK-04] the preview of a PRO article shows what everybody reads, and to the newsroom on request the whole', async () => {
  const content = ['uno', 'due', 'tre', 'quattro'].map((word) => `<p>Paragrafo ${word}.</p>`).join('');
  const draft = await desk.write({ pro: true, content });
  const { address } = (await desk.get(`${newsPath}/${draft.id}/preview`)).body.data;
  const { page, context, open } = await openVisitor(station.url, { consent: 'rejected' });
  await open(address);
  const gate = page.getByRole('heading', { name: 'Questo articolo continua con PRO' });
  const rest = page.getByText('Paragrafo quattro.');
  await gate.waitFor();

  await page.getByRole('button', { name: 'Mostra come la legge chi è PRO' }).click();
  await page.getByText('Il testo intero si vede solo dalla redazione').waitFor();
  expect(await rest.count()).toBe(0);

  const token = (await signIn(station, 'editor')).headers.authorization.replace('Bearer ', '');
  await context.addCookies([{ name: authCookie, value: token, url: station.url, httpOnly: true }]);
  await page.getByRole('button', { name: 'Mostra come la legge chi è PRO' }).click();
  await rest.waitFor();
  expect(await gate.count()).toBe(0);
  await page.getByRole('button', { name: 'Mostra come la leggono tutti' }).click();
  await gate.waitFor();
  expect(await rest.count()).toBe(0);
});
