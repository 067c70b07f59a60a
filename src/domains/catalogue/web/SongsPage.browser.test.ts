import { expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';

const asked: string[] = [];
const station = await openTestStation();
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const page = visitor.page;
page.on('request', (request) => request.url().includes('MusicData') && asked.push(request.url()));
await page.clock.install();
function startAfresh(): void {
  visitor.complaints.length = 0;
  asked.length = 0;
}

const list = () => page.getByRole('list', { name: 'Elenco delle canzoni' });
const rows = () => list().getByRole('listitem');
const field = () => page.getByLabel('Titolo, artista o album');
const wish = (name: string) => page.getByRole('button', { name, exact: true });
const address = () => page.evaluate(() => location.pathname + location.search);

const reading = journey(async (part) => {
  await visitor.open('/canzoni');
  startAfresh();
  await part('broken', async () => {
    await page.route('**/api/v1/getMusicData/30/20', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Carica altre canzoni' }).click();
    await page.getByText('Le canzoni non sono arrivate. Riprova tra qualche istante.').waitFor();
    expect(await rows().count()).toBe(30);
    await page.getByRole('button', { name: 'Carica altre canzoni' }).click();
    await eventually(() => rows().count()).toBe(50);
  });
  await part('list', async () => {
    await page.getByRole('button', { name: 'Carica altre canzoni' }).click();
    await eventually(() => rows().count()).toBe(70);
    expect(asked.map((one) => new URL(one).pathname)).toEqual([
      '/api/v1/getMusicData/30/20',
      '/api/v1/getMusicData/30/20',
      '/api/v1/getMusicData/50/20',
    ]);
    const titles = await list()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const songs = titles.filter((href) => href?.startsWith('/canzoni/'));
    expect(new Set(songs).size).toBe(70);
  });
  await part('typing', async () => {
    startAfresh();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await field().pressSequentially('mare');
    await page.clock.runFor(600);
    await field().pressSequentially('a');
    await page.clock.runFor(690);
    expect(await address()).toBe('/canzoni');
    expect(asked).toEqual([]);
    await page.clock.runFor(20);
    await eventually(address).toBe('/canzoni?letra=false&traducao=false&video=false&busca=marea');
    await eventually(() => asked.length).toBe(1);
    await list().getByRole('link', { name: 'Marea di luglio' }).waitFor();
    expect(await rows().count()).toBeLessThan(30);
    await wish('Testo').click();
    await page.clock.runFor(710);
    await eventually(address).toBe('/canzoni?letra=true&traducao=false&video=false&busca=marea');
    await page.getByRole('button', { name: 'Togli i filtri' }).click();
    await page.clock.runFor(10);
    await eventually(address).toBe('/canzoni');
    await eventually(() => rows().count()).toBe(20);
    expect(asked.every((call) => /Data\/\d+\/20(?:\?|$)/.test(call))).toBe(true);
    await eventually(() => field().inputValue()).toBe('');
    await page.clock.resume();
    expect(visitor.complaints).toEqual([]);
  });
  await part('none', async () => {
    const filtered = '/canzoni?letra=false&traducao=false&video=false&busca=xyzzy';
    expect((await station.get(filtered)).body).toContain('Nessuna canzone è stata trovata per questo filtro :(');
    await goOn(page, filtered);
    await page.getByText('Nessuna canzone è stata trovata per questo filtro :(', { exact: true }).waitFor();
    const quoted = page.getByText('Não foram encontradas músicas para esse filtro', { exact: true });
    expect(await quoted.getAttribute('lang')).toBe('pt-BR');
    expect(await page.getByRole('link', { name: 'Scrivici quale canzone cercavi' }).getAttribute('href')).toBe(
      '/contatto',
    );
    // The browser speaks of every answer that says there is nothing.
    expect(visitor.complaints.filter((text) => !/404.*query=xyzzy/.test(text))).toEqual([]);
  });
  await part('end', async () => {
    await goOn(page, '/canzoni?letra=false&traducao=false&video=false&busca=montale');
    const end = page.getByText('Não foram encontradas mais músicas', { exact: true });
    await end.waitFor();
    expect(await end.getAttribute('lang')).toBe('pt-BR');
    expect(await page.getByRole('button', { name: 'Carica altre canzoni' }).count()).toBe(0);
  });
});

test(
  '[SONG-06] [SONG-09] [SONG-30] [ROUTES-04] the list comes with thirty songs, and twenty more at a time from there',
  reading('list'),
);
test(
  '[SONG-10] [SONG-11] [SONG-12] typing is let finish for 700 ms, then list and address follow; an empty filter gives the plain address back',
  reading('typing'),
);
test(
  '[SONG-14] [SONG-15] a filter without songs says so in both languages and leads to the contact page',
  reading('none'),
);
test('[SONG-16] after the last song the list says that there are no more', reading('end'));
test('songs that do not arrive leave the list standing and the button ready for another try', reading('broken'));

test('[SONG-07] an address with a filter shows that filter, and back and forward walk through it', async () => {
  await visitor.open('/canzoni?letra=true&traducao=true&video=false&busca=notte');
  expect(await field().inputValue()).toBe('notte');
  expect(await wish('Testo').getAttribute('aria-pressed')).toBe('true');
  expect(await wish('Traduzione').getAttribute('aria-pressed')).toBe('true');
  expect(await wish('Video').getAttribute('aria-pressed')).toBe('false');
  await list().getByRole('link', { name: 'Notte chiara sul lungomare' }).click();
  await page.waitForURL('**/canzoni/notte-chiara-sul-lungomare+vera-montale');
  await page.goBack();
  await eventually(address).toContain('busca=notte');
  expect(await field().inputValue()).toBe('notte');
  await list().getByRole('link', { name: 'Notte chiara sul lungomare' }).waitFor();
});

test('without scripts the search is a form that the server answers', async () => {
  const reader = await openVisitor(station.url, { javaScript: false });
  await reader.open('/canzoni');
  await reader.page.getByLabel('Titolo, artista o album').fill('marea di luglio');
  await reader.page.keyboard.press('Enter');
  await reader.page.getByRole('link', { name: 'Marea di luglio' }).waitFor();
  await reader.leave();
});
