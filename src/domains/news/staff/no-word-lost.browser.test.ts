import { describe, expect, test } from 'vitest';
import { callAs, endSessions, keptInBrowser, openDesk, signInAs } from '../../../../tests/browser/desk.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { goToEnd, openArticles, textBox } from './article-screen.test-helper.ts';

const station = await openTestStation();
const { categoryId, categoryName, read } = await openArticles(station);

/** Somebody at one screen, from the first word of an article on: what happens happens while they write. */
const told = journey(async (part) => {
  const { page, context } = await openDesk(station, 'editor', { screen: '/news/nuovo' });
  const content = async (id: number): Promise<string> => (await read(id)).content;
  let id = 0;
  // It saves itself after a pause: asking meanwhile costs the station more than it.
  const saved = () => expect.poll(() => content(id), { interval: 250 });

  await part('new', async () => {
    await page.getByLabel('Titolo', { exact: false }).first().fill('In mezzo');
    await page.getByLabel('Categoria').click();
    await page.getByRole('option', { name: categoryName, exact: true }).click();
    await textBox(page).focus();
    await page.keyboard.type('https://a.org/ . Fine');
    for (let step = 0; step < 'Fine'.length; step++) await page.keyboard.press('ArrowLeft');
    const answer = Promise.withResolvers<void>();
    await context.route('**/api/v1/staff/news', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await page.keyboard.type('Uno ');
    answer.resolve();
    await page.waitForURL(/\/news\/\d+$/);
    id = Number(page.url().split('/').pop());
    await page.keyboard.type('due ');
    await saved().toContain('. Uno due Fine</p>');

    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const words = ['tre', 'sei', 'poi'];
    for (const word of words) {
      await page.keyboard.press('Control+s');
      await page.keyboard.type(`${word} `);
    }
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const whole = `. Uno due ${words.join(' ')} Fine`;
    expect(await textBox(page).textContent()).toContain(whole);
    await saved().toContain(`${whole}</p>`);
    expect(await page.getByText('Qualcuno ha salvato prima di te').count()).toBe(0);

    // The server spells a player and an empty line in its own way; the writer's line stays where it was.
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Video o lettore' }).click();
    await page.getByRole('dialog').getByLabel('Indirizzo').fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Inserisci' }).click();
    await page.getByText(/^Salvato · versione/).waitFor();
    await saved().toContain('</figure>');
    await page.keyboard.type('Dopo.');
    await saved().toContain('</figure><p>Dopo.</p>');
  });

  await part('two editors', async () => {
    const { version } = await read(id);
    const other = { title: 'In mezzo', content: '<p>Testo dell’altra persona.</p>', categoryId, version };
    const { headers } = await callAs(station, 'administrator');
    await station.post(`/api/v1/staff/news/${id}`, other, { method: 'PUT', headers });
    await goToEnd(page);
    await page.keyboard.type(' Mio.');
    await page.getByText('Qualcuno ha salvato prima di te').waitFor();
    await page.getByText('Testo dell’altra persona.').first().waitFor();
    await page.getByRole('button', { name: 'Tieni tutto il mio' }).click();
    await saved().toContain('Mio.');
    expect(await content(id)).not.toContain('altra persona');
  });

  await part('session', async () => {
    const before = await textBox(page).textContent();
    await goToEnd(page);
    await page.keyboard.type(' Prima');
    await endSessions(station, 'editor');
    const refused = page.waitForResponse((answer) => answer.status() === 401 && answer.request().method() === 'PUT');
    await page.keyboard.press('Control+s');
    await page.keyboard.type(' e mentre.');
    await refused;
    await page.getByRole('heading', { name: 'La sessione è scaduta' }).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('');
    await signInAs(page, 'editor');
    await page.getByRole('heading', { name: 'La sessione è scaduta' }).waitFor({ state: 'detached' });
    await page.keyboard.type(' Dopo.');
    const added = ' Prima e mentre. Dopo.';
    expect(await textBox(page).textContent()).toBe(before + added);
    await saved().toContain(`Mio.${added}</p>`);
  });

  await part('company', async () => {
    const chief = await callAs(station, 'administrator');
    const opened = { resource: 'news', id, window: 'window-of-the-chief' };
    const others = async () => (await station.post('/api/v1/staff/presence', opened, chief)).body.data.others;
    await expect.poll(others).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name: 'Notizie' }).click();
    await expect.poll(others).toEqual([]);
    await page.getByRole('link', { name: 'In mezzo' }).click();
    await textBox(page).waitFor();
    const line = page.getByText('ha questa pagina aperta');
    await line.waitFor();
    await expect.poll(others).toHaveLength(1);
    await station.post('/api/v1/staff/presence', opened, { method: 'DELETE', ...chief });
    await line.waitFor({ state: 'detached' });
  });

  await part('dead line', async () => {
    await page.clock.install();
    await context.setOffline(true);
    await goToEnd(page);
    await page.keyboard.type(' Parole');
    await page.getByText('quello che hai scritto resta in questo browser').waitFor();
    await page.clock.runFor('05:00');
    await page.keyboard.type(' senza.');
    await context.setOffline(false);
    await saved().toContain('Parole senza.');
    await page.getByText(/^Salvato · versione/).waitFor();

    await context.setOffline(true);
    await page.keyboard.insertText(' E ancora.');
    await page.getByText('quello che hai scritto resta in questo browser').waitFor();
    expect(await keptInBrowser(page)).toContain('E ancora.');
    // It goes at once: a page that is only closed is back on the line for a last moment, and saves.
    const gone = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await gone;
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(`${station.url}/redazione/news/${id}`);
    await again.getByRole('button', { name: 'Riprendi la copia' }).click();
    await textBox(again).getByText('E ancora.').waitFor();
    await saved().toContain('Parole senza. E ancora.');
  });
});

describe('[DESK-17] no word is lost', () => {
  test(
    'what is typed while a new article is made and saved stays, to the letter and at its place, on a slow machine too',
    told('new'),
  );
  test('two editors on one article see both texts and choose', told('two editors'));
  test(
    'a session that ends under a writer is renewed in place, and the sentence goes on where it was',
    told('session'),
  );
  test(
    'a line that is dead for five minutes, and a browser that goes away, leave the copy to be taken up again',
    told('dead line'),
  );
  test('whoever else has the article open is named, until they leave', told('company'));
});
