import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { openMember } from '../../../../tests/browser/member.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { completeProfile, openHunt } from '../hunt.test-helper.ts';

const station = await openTestStation();
const { context } = station;
let visitor: Visitor;

const banner = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('complementary', { name: 'Caccia al tesoro' });
const profileModal = ({ page }: Pick<Visitor, 'page'>) => page.locator('[data-profile-modal]');

beforeAll(async () => {
  await openHunt(context, {
    title: 'Il tesoro del molo',
    bannerMessage: 'Corri, il forziere non aspetta.',
    rules: '<h3>Regola prima</h3><p>Si gioca sfogliando.</p>',
    prizes: [
      { name: 'Un giradischi', quantity: 1 },
      { name: 'Una tazza', quantity: 4 },
    ],
  });
  visitor = await openVisitor(station.url, { consent: 'rejected', pictures: true });
});

const start = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('link', { name: 'Inizia la caccia' });

const visit = journey(async (part) => {
  const { page, open } = visitor;
  await part('tabs', async () => {
    await open('/caca-ao-tesouro');
    await page.getByRole('heading', { level: 1, name: 'Caccia al tesoro' }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Sezioni della caccia' }).getByRole('link');
    expect(await tabs.allTextContents()).toEqual(['Inizio', 'Regulamento', 'Premios']);
    expect(await tabs.first().getAttribute('aria-current')).toBe('page');
    await page.getByRole('heading', { name: 'Registrati e compila TUTTI i dati' }).waitFor();
    expect(await violationsOn(page, 'main')).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
  await part('start', async () => {
    await start(visitor).click();
    await profileModal(visitor).waitFor();
    expect(new URL(page.url()).pathname).toBe('/caca-ao-tesouro');
    await page.keyboard.press('Escape');
    await profileModal(visitor).waitFor({ state: 'detached' });
  });
  await part('rules', async () => {
    await page.getByRole('link', { name: 'Regulamento' }).click();
    await page.getByRole('heading', { name: 'Regola prima' }).waitFor();
    await page.getByText('Si gioca sfogliando.').waitFor();
    await page.getByRole('link', { name: 'Premios' }).click();
    const prizes = page.locator('[data-prize]');
    await prizes.first().waitFor();
    expect(await prizes.getByRole('heading').allTextContents()).toEqual(['Un giradischi', 'Una tazza']);
    await prizes.last().getByText('Ne restano 4 di 4').waitFor();
    await prizes.last().getByText('Che cos’è: una tazza.').waitFor();
    const bottle = prizes.last().locator('[data-bottle]');
    expect(await bottle.getAttribute('data-bottle')).toBe('4');
    await expect.poll(() => bottle.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await violationsOn(page, 'main')).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { name: 'Regola prima' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
  await part('banner', async () => {
    await goOn(page, '/parceiros');
    await banner(visitor).getByText('Corri, il forziere non aspetta.').waitFor();
    await banner(visitor).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Caccia al tesoro' }).waitFor();
    expect(await banner(visitor).count()).toBe(0);
    await page.goBack();
    await banner(visitor).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
  await part('places', async () => {
    const places = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [main, strip, footer] = ['main', '[data-hunt-banner]', 'footer'].map(box);
        return { main: main?.bottom, from: strip?.top, to: strip?.bottom, footer: footer?.top };
      });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const y of [0, 300]) {
        await page.evaluate((top) => scrollTo(0, top), y);
        const { main = 0, from = 0, to = 0, footer = 0 } = await places();
        expect(from).toBeGreaterThanOrEqual(main);
        expect(to).toBeGreaterThan(from);
        expect(footer).toBeGreaterThanOrEqual(to);
      }
    }
    await goOn(page, '/ascolta-la-radio');
    await expect.poll(() => banner(visitor).count()).toBe(0);
    await goOn(page, '/parceiros');
    await banner(visitor).waitFor();
    visitor.complaints.length = 0;
  });
  await part('dismissed', async () => {
    await banner(visitor).getByRole('button', { name: 'Nascondi l’avviso della caccia al tesoro' }).click();
    await expect.poll(() => banner(visitor).count()).toBe(0);
    await page.getByRole('link', { name: 'Musica', exact: true }).first().click();
    await page.waitForURL((url) => url.pathname !== '/parceiros');
    expect(await banner(visitor).count()).toBe(0);
    expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContain('huntBanner');
    const asked = page.waitForResponse('**/checkInfoActiveHunt');
    await visitor.open('/parceiros');
    await asked;
    expect(await banner(visitor).count()).toBe(0);
  });
});

describe('the hunt’s page', () => {
  test(
    '[HUNT-04] [HUNT-06] stands at /caca-ao-tesouro with three tabs, and tells to register and fill in ALL data',
    visit('tabs'),
  );
  test('[HUNT-09] [HUNT-10] shows the rules and the prizes in their tabs, and back leads back', visit('rules'));

  test('is whole before any script runs, each tab at its own address', async () => {
    const mainOf = async (path: string) => /<main[\s>].*<\/main>/s.exec((await station.get(path)).body)?.[0] ?? '';
    const rules = await mainOf('/caca-ao-tesouro?aba=regulamento');
    expect(rules).toContain('Si gioca sfogliando.');
    const address = /href="([^"]+)"[^>]*>Premios</.exec(rules)?.[1] ?? '';
    expect(address).toBe('/caca-ao-tesouro?aba=premios');
    const prizes = await mainOf(address);
    for (const name of ['Un giradischi', 'Il sigillo']) expect(prizes).toMatch(new RegExp(`<h[23][^>]*>${name}<`));
  });
});

const joining = journey(async (part) => {
  const member = await openMember(station);
  const checks: string[] = [];
  member.page.on('request', (request) => {
    const call = /checkSomeReservedPrize|setPageViewAndCheckWin/.exec(request.url())?.[0];
    if (call) checks.push(call);
  });
  await part('half', async () => {
    await member.open('/caca-ao-tesouro');
    await start(member).click();
    await profileModal(member).waitFor();
    expect(new URL(member.page.url()).pathname).toBe('/caca-ao-tesouro');
  });
  await part('checks', async () => {
    expect(checks).toEqual([]);
    await member.person.change(completeProfile());
    await member.open('/caca-ao-tesouro');
    await expect.poll(() => checks).toEqual(['checkSomeReservedPrize', 'setPageViewAndCheckWin']);
  });
  await part('whole', async () => {
    await start(member).click();
    await member.page.waitForURL('**/ascolta-la-radio');
    expect(await profileModal(member).count()).toBe(0);
    expect(member.complaints).toEqual([]);
  });
  await member.leave();
});

describe('the start button', () => {
  test('[HUNT-08] opens the profile modal for a visitor', visit('start'));
  test('[HUNT-08] opens the profile modal for somebody whose registration is not complete', joining('half'));
  test('[HUNT-07] leads to the listening page whoever is signed in with a complete registration', joining('whole'));
});

test('[HUNT-33] a page asks for a win only for whoever is signed in with a complete registration', joining('checks'));

describe('the banner', () => {
  test(
    '[HUNT-27] [HUNT-05] says the hunt’s message on other pages and leads to the hunt, where it is hidden',
    visit('banner'),
  );
  test(
    '[HUNT-28] [HUNT-29] can be dismissed and stays away for the visit, over a reload too, and no cookie is left of it',
    visit('dismissed'),
  );

  test(
    'stands in the page after its content and lies over nothing, at any width, and not on the listen page',
    visit('places'),
  );

  test('waits for whoever has not answered the cookie bar', async () => {
    const newcomer = await openVisitor(station.url, { width: 360 });
    await newcomer.open('/parceiros');
    await newcomer.page.getByRole('button', { name: 'Rifiuta tutti' }).waitFor();
    expect(await banner(newcomer).count()).toBe(0);
    await newcomer.page.getByRole('button', { name: 'Rifiuta tutti' }).click();
    await banner(newcomer).waitFor();
    await newcomer.leave();
  });
});

describe('without an active hunt', () => {
  test('[HUNT-12] [HUNT-13] the page says so, shows how the last one was sealed and lets anybody check it', async () => {
    const empty = await openTestStation({ content: 'empty' });
    const past = await openHunt(empty.context, { title: 'La caccia di ieri', window: [-5, -1] });
    const { page, open, complaints, leave } = await openVisitor(empty.url, { consent: 'rejected' });
    await open('/caca-ao-tesouro');
    const none = page.getByText('Non há prêmios no momento');
    expect(await none.getAttribute('lang')).toBe('pt-BR');
    await page.getByText('Fique antenado e não perca a PRÓXIMA caça ao tesouro!').waitFor();
    await page.getByRole('heading', { name: past.title }).waitFor();
    await page.getByRole('button', { name: 'Verifica il sigillo' }).click();
    await page.getByText('Il sigillo è intatto: l’impronta nasce da questo seme.').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
