import { describe, expect, test } from 'vitest';
import {
  accountOf,
  callAs,
  endSessions,
  goToScreen,
  keptInBrowser,
  openDesk,
  signInAs,
} from '../../tests/browser/desk.ts';
import { narrowAndSort } from '../../tests/browser/desk-items.ts';
import { openVisitor } from '../../tests/browser/visitor.ts';
import { journey } from '../../tests/journey.ts';
import { openTestStation } from '../../tests/test-station.ts';

const station = await openTestStation();

async function categoryNamed(name: string, slug: string): Promise<{ id: number; version: number }> {
  const { body } = await station.post('/api/v1/staff/categories', { name, slug }, await callAs(station, 'editor'));
  return body.data;
}

describe('[DESK-01] at the door of the desk', () => {
  test('an editor signs in in place and finds the navigation of their role', async () => {
    const { page, open, complaints, strangers } = await openVisitor(station.url, { consent: 'rejected' });
    await open('/redazione');
    await signInAs(page, 'editor');
    const navigation = page.getByRole('navigation', { name: 'La redazione' });
    await navigation.getByRole('link', { name: 'Categorie' }).waitFor();
    expect(await navigation.getByRole('link', { name: 'Registro' }).count()).toBe(0);
    await expect.poll(() => page.title()).toContain('Cruscotto');
    expect([complaints, strangers]).toEqual([[], []]);
  });

  test('a listener who signs in there stands before the site’s own 404', async () => {
    const { page, open } = await openVisitor(station.url, { consent: 'rejected' });
    await open('/redazione/categories');
    const { email } = accountOf('listener');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await page.getByRole('alert').getByText('E-mail o password non corrispondono.').waitFor();
    const arrival = page.waitForResponse(
      (answer) => answer.url().endsWith('/redazione/categories') && answer.status() === 404,
    );
    await signInAs(page, 'listener');
    await arrival;
    await page.getByRole('navigation', { name: 'La redazione' }).waitFor({ state: 'detached' });
  });
});

/** The pages hear of a change through the database, a moment after whoever made it. */
const isOnSite = (name: string) => expect.poll(async () => String((await station.get('/notizie')).body).includes(name));

/** One editor at the desk's categories, the simplest list and form. */
const told = journey(async (part) => {
  const { page, complaints } = await openDesk(station, 'editor', { screen: '/categories' });
  await part('category', async () => {
    await page.getByRole('link', { name: 'Nuova categoria' }).click();
    await page.getByRole('button', { name: 'Crea' }).click();
    await page.getByText('Questo campo serve.').first().waitFor();
    expect(await page.getByLabel('Nome').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Nome').fill('Città & Mare');
    expect(await page.getByLabel('Indirizzo').inputValue()).toBe('citta-mare');
    await page.getByRole('button', { name: 'Crea' }).click();
    await page.getByText('«Città & Mare» è creato.').waitFor();
    await page.waitForURL(/\/redazione\/categories\/\d+$/);
    await isOnSite('Città &amp; Mare').toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Categorie' }).click();
    await narrowAndSort(page, {
      title: 'Città & Mare',
      search: 'it',
      filters: [['Uso', 'Mai usate', 'Usate']],
      sorts: [
        ['Nome', ['Città & Mare', 'Politica']],
        ['Nome', ['Politica', 'Città & Mare']],
      ],
    });
    await page.getByRole('link', { name: 'Città & Mare' }).click();

    await page.getByLabel('Nome').fill('Città e Mare');
    await page.keyboard.press('Control+s');
    await page.getByText('«Città e Mare» è salvato.').waitFor();
    await isOnSite('Città e Mare').toBe(true);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByText('«Città & Mare» è tornato com’era.').waitFor();
    expect(await page.getByLabel('Nome').inputValue()).toBe('Città & Mare');

    await page.getByRole('button', { name: /^2/ }).click();
    await page.getByRole('dialog').locator('del', { hasText: 'e' }).first().waitFor();
    await page.getByRole('button', { name: 'Torna a questa' }).click();
    await page.getByText('«Città e Mare» è salvato.').waitFor();

    await page.getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('«Città e Mare» è nel cestino.').waitFor();
    await page.waitForURL(/\/redazione\/categories$/);
    await isOnSite('Città e Mare').toBe(false);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByText('«Città e Mare» è ripristinato.').waitFor();
    await isOnSite('Città e Mare').toBe(true);
    expect(complaints).toEqual([]);
  });
  await part('list', async () => {
    await page.getByRole('searchbox').fill('musica');
    await page.waitForURL(/search=musica/);
    await expect.poll(() => page.locator('[data-row]').count()).toBe(1);
    await page.getByRole('button', { name: 'Togli i filtri' }).click();
    await page.getByRole('button', { name: 'Nome' }).click();
    await page.waitForURL(/sort=name/);
    await expect.poll(() => page.locator('[data-row-link]').first().textContent()).toMatch(/^Altri/);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('1 scelto').waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.getByLabel('Nome').waitFor();
    expect(await page.getByLabel('Nome').inputValue()).toBe('Altri');
  });
  await part('palette', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('econom');
    await page.getByRole('option', { name: /Economia/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/redazione\/categories\/\d+$/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('nuova cat');
    await page.getByRole('option', { name: 'Nuova categoria' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/categories\/nuovo$/);
  });
});

describe('a list and a form made of a declaration', () => {
  test(
    '[DESK-11] [DESK-03 categories] an editor makes a category, sees it on the site at once, takes a change back, deletes it and takes that back',
    told('category'),
  );
  test('a list is searched, sorted and walked through by keyboard, and its address says what it shows', told('list'));
  test('Ctrl-K leads to an item, a page and an act without a mouse', told('palette'));
});

/** One editor whose words are in danger, one danger after the other. */
const kept = journey(async (part) => {
  const calls = '**/api/**';
  const { page, context, complaints } = await openDesk(station, 'editor');
  await part('conflict', async () => {
    const made = await categoryNamed('Viaggi lenti', 'viaggi-lenti');
    await goToScreen(page, `/categories/${made.id}`);
    await page.getByLabel('Nome').fill('Viaggi a piedi');
    const other = await callAs(station, 'administrator');
    const theirs = {
      name: 'Viaggi lenti',
      slug: 'viaggi-lenti',
      description: 'Treni e biciclette',
      version: made.version,
    };
    await station.post(`/api/v1/staff/categories/${made.id}`, theirs, { method: 'PUT', ...other });
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByRole('heading', { name: 'Qualcuno ha salvato prima di te' }).waitFor();
    await page.locator('ins', { hasText: 'Treni e biciclette' }).waitFor();
    await page.locator('del', { hasText: 'piedi' }).waitFor();
    await page.getByRole('button', { name: 'Continua con le scelte' }).click();
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('«Viaggi a piedi» è salvato.').waitFor();
    const { body } = await station.get(`/api/v1/staff/categories/${made.id}`, other);
    expect(body.data).toMatchObject({ name: 'Viaggi a piedi', description: 'Treni e biciclette' });
    // The refusal itself is the one thing that the browser notes.
    expect(complaints.filter((one) => !one.includes('409'))).toEqual([]);
  });
  await part('session', async () => {
    const made = await categoryNamed('Notturno', 'notturno');
    await goToScreen(page, `/categories/${made.id}`);
    await page.getByLabel('Descrizione').fill('Tutto quello che succede dopo mezzanotte.');
    await endSessions(station, 'editor');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByRole('heading', { name: 'La sessione è scaduta' }).waitFor();
    await signInAs(page, 'editor');
    await page.getByText('«Notturno» è salvato.').waitFor();
    const { body } = await station.get(`/api/v1/staff/categories/${made.id}`, await callAs(station, 'editor'));
    expect(body.data.description).toBe('Tutto quello che succede dopo mezzanotte.');
  });
  await part('copy', async () => {
    const made = await categoryNamed('Mattino', 'mattino');
    await goToScreen(page, `/categories/${made.id}`);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByLabel('Descrizione').waitFor();
    await context.route(calls, (call) => call.abort());
    await page.getByLabel('Descrizione').fill('Caffè, giornali e');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('quello che hai scritto resta in questo browser').waitFor();
    await page.getByLabel('Descrizione').pressSequentially(' radio');
    await expect.poll(() => keptInBrowser(page)).toContain('Caffè, giornali e radio');
    await context.unroute(calls);
    await page.reload();
    await page.getByText('C’è una copia non salvata in questo browser').waitFor();
    await page.getByRole('button', { name: 'Riprendi la copia' }).click();
    expect(await page.getByLabel('Descrizione').inputValue()).toBe('Caffè, giornali e radio');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('«Mattino» è salvato.').waitFor();
    const { body } = await station.get(`/api/v1/staff/categories/${made.id}`, await callAs(station, 'editor'));
    expect(body.data.description).toBe('Caffè, giornali e radio');
    await expect.poll(() => keptInBrowser(page)).not.toContain('Caffè');
  });
  await part('no room', async () => {
    const made = await categoryNamed('Disco pieno', 'disco-pieno');
    await goToScreen(page, `/categories/${made.id}`);
    await page.getByLabel('Descrizione').waitFor();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await context.route(calls, (call) => call.abort());
    await page.getByLabel('Descrizione').fill('Nessuno la tiene.');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('questo browser non può tenere quello che hai scritto').waitFor();
    expect(await page.getByLabel('Descrizione').inputValue()).toBe('Nessuno la tiene.');
  });
});

describe('no typed word is lost', () => {
  test('[DESK-13] a save over somebody’s newer version shows both texts, and neither is lost', kept('conflict'));
  test('a session that ends in the middle is renewed in place, and the save goes through', kept('session'));
  test(
    'what was typed is offered after a reload, a dead line costs nothing, and the copy goes once it is saved',
    kept('copy'),
  );
  test('[DESK-17] a browser that cannot keep the words owns up to it', kept('no room'));
});

test('[DESK-10] the administrator reads in the register who changed what, before and after side by side', async () => {
  const made = await categoryNamed('Prima parola', 'prima-parola');
  const editor = await callAs(station, 'editor');
  const change = { name: 'Ultima parola', slug: 'prima-parola', version: made.version };
  await station.post(`/api/v1/staff/categories/${made.id}`, change, { method: 'PUT', ...editor });
  const { page, complaints } = await openDesk(station, 'administrator', { screen: '/registro' });
  await page.getByLabel('Numero').fill(String(made.id));
  await page.getByLabel('Che cosa').selectOption('Categorie');
  await page.waitForURL(/resource=categories/);
  await page.getByRole('button', { name: /^Ultima parola/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('del', { hasText: 'Prima' }).waitFor();
  await dialog.locator('ins', { hasText: 'Ultima' }).waitFor();
  expect(complaints).toEqual([]);
});
