import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually, raiseToast, setParameters } from './insides.test-helper.ts';

let station: TestStation;
let desk: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openTestStation();
  desk = await openVisitor(station.url, { width: 1280, consent: 'rejected' });
  page = desk.page;
});
beforeEach(() => {
  desk.complaints.length = 0;
});

const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = () => page.getByRole('heading', { level: 1 });

/** Loads it only for whoever is elsewhere, or left something open. */
async function beOnAbout(): Promise<void> {
  const isHere = await page.evaluate(
    () => location.pathname === '/chi-siamo' && !document.querySelector('[data-toast], [aria-expanded=true]'),
  );
  if (!isHere) await desk.open('/chi-siamo');
}
/** Without another load. */
async function comeBack(): Promise<void> {
  await page.goBack();
  await page.waitForURL('**/chi-siamo');
  await eventually(() => page.title()).toMatch(/^Chi siamo/);
}

test('[SHELL-34] the layout changes at 576, 768, 992 and 1200 px and nowhere else', async () => {
  await beOnAbout();
  const widths = await page.evaluate(() => {
    const found = new Set<number>();
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        const text = rule instanceof CSSMediaRule ? rule.conditionText : '';
        for (const [, px] of text.matchAll(/width[^\d]*([\d.]+)px/g)) found.add(Number(px));
        if ('cssRules' in rule) look(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules);
    return [...found].sort((a, b) => a - b);
  });
  // The lists of closed promotions (up to 768 px) and of videos (from 993 px) have edges of their own in the specification.
  expect(widths.filter((width) => width !== 769 && width !== 993)).toEqual([576, 768, 992, 1200]);
});

test('a page is drawn before its code is fetched', async () => {
  await desk.open('/programacao');
  const { drawn, fetched } = await page.evaluate(() => {
    const code = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?:react|hydrate)-/.test(name));
    return {
      drawn: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      fetched: code.map(({ startTime }) => startTime),
    };
  });
  expect(fetched).toHaveLength(2);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(drawn);
});

describe('a navigation in the browser', () => {
  test('[SHELL-27] [SHELL-30] [SHELL-31] brings the head of the new page', async () => {
    await beOnAbout();
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        address: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
        counts: [
          'link[rel=canonical]',
          'meta[name=description]',
          'meta[name=keywords]',
          'meta[property="og:title"]',
        ].map((tag) => document.querySelectorAll(tag).length),
      }));
    const before = await head();
    expect(before.title).toMatch(/ \| Antena 1$/);
    await footerLink('I programmi').click();
    await eventually(async () => (await head()).title).not.toBe(before.title);
    const after = await head();
    expect(after.title).toMatch(/ \| Antena 1$/);
    expect(after.canonical).toBe(before.canonical?.replace('/chi-siamo', '/programacao'));
    expect(after.address).toBe(after.canonical);
    expect(after.counts).toEqual([1, 1, 1, 1]);
    expect(desk.complaints).toEqual([]);
    await comeBack();
  });

  test('puts the focus at the beginning of the new page and says its title; the first page says nothing', async () => {
    await desk.open('/chi-siamo');
    const said = page.locator('p[aria-live=polite]:not([data-announces])');
    expect(await said.textContent()).toBe('');
    await footerLink('I programmi').click();
    await page.waitForURL('**/programacao');
    await eventually(() => page.title()).toMatch(/^Programmi/);
    await eventually(() => said.textContent()).toBe(await page.title());
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  test('[SHELL-38] one that takes long says so', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/assets/ProgrammesPage*', async (route) => {
      await held;
      await route.continue();
    });
    await desk.open('/chi-siamo');
    await footerLink('I programmi').click();
    await page.getByRole('status').getByText('Caricamento in corso, attendere...', { exact: true }).waitFor();
    go();
    await page.waitForURL('**/programacao');
    await eventually(() => page.getByText('Caricamento in corso').count()).toBe(0);
    await page.unrouteAll();
  });

  test('[PAGES-07] one whose code does not come ends on the error page, in the shell', async () => {
    await page.route('**/assets/PartnersPage*', (route) => route.abort());
    await beOnAbout();
    await footerLink('Partner').click();
    await eventually(() => heading().textContent()).toBe('Erro do servidor');
    expect(await heading().evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe('pt-BR');
    expect(await page.title()).toBe('Erro do servidor | Antena 1');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Voltar à página inicial' }).click();
    await page.waitForURL(`${station.url}/`);
  });
});

test('the first Tab offers to skip to the content', async () => {
  await desk.open('/chi-siamo');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Vai al contenuto');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(page.url()).toBe(`${station.url}/chi-siamo`);
});

test("[ROUTES-01] an unknown address shows 'Pagina non trovata' with a real 404 and a way back to the start", async () => {
  const answer = await page.goto(`${station.url}/non-esiste/affatto`);
  expect(answer?.status()).toBe(404);
  expect(await heading().textContent()).toBe('Pagina non trovata');
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL(`${station.url}/`);
});

test('[SHELL-43] [A11Y-02] the interface is Italian, and every Portuguese text in it is marked as such', async () => {
  await setParameters(station, { maintenance: true });
  await desk.open('/chi-siamo');
  await raiseToast(page, 'info', 'Essa página ainda não foi implementada :/', { lang: 'pt-BR', persist: true });
  await page.locator('[data-toast]').waitFor();
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; lang: string | null | undefined }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, main')) continue;
      const text = node.textContent?.trim();
      if (text) found.push({ text, lang: element.closest('[lang]')?.getAttribute('lang') });
    }
    return found;
  });
  const portuguese = texts.filter(({ lang }) => lang === 'pt-BR').map(({ text }) => text);
  expect(portuguese.sort()).toEqual([
    'Entrar',
    'Essa página ainda não foi implementada :/',
    'Estamos em manutenção. Em Breve todas as funcionalidades voltarão ao normal.',
    'Interativo',
  ]);
  const rest = texts.filter(({ lang }) => lang === 'it').map(({ text }) => text);
  expect(rest.length + portuguese.length).toBe(texts.length);
  for (const words of ['Vai al contenuto', 'Altre categorie', 'Linea ascoltatori', 'Torna su'])
    expect(rest).toContain(words);
  expect(rest.filter((text) => /ção|ções|[ãõ]|página|você|notícia/i.test(text))).toEqual([]);
  await setParameters(station, {});
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Axe = { run(what: object, how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe objects to around the content, or only in a part that has come since. */
async function faults(of: Page, what: object = { exclude: ['main'] }): Promise<string[]> {
  if (await of.evaluate(() => !('axe' in window))) await of.evaluate(axe);
  return of.evaluate(async (context) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(context, { resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, what);
}

test('the shell has nothing that axe finds fault with, whatever is open', async () => {
  await desk.open('/chi-siamo');
  await raiseToast(page, 'info', 'Un messaggio', { action: 'Accedi', persist: true });
  await raiseToast(page, 'error', 'Un errore');
  await page.getByRole('button', { name: 'Altre categorie' }).click();
  await page.locator('[data-toast]').nth(1).waitFor();
  expect(await faults(page)).toEqual([]);

  const phone = await openVisitor(station.url, { width: 360 });
  await phone.open('/chi-siamo');
  await phone.page.getByRole('button', { name: 'Accetta tutti' }).waitFor();
  await phone.page.getByRole('contentinfo').getByRole('button', { name: 'Altro' }).click();
  expect(await faults(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: 'Personalizza' }).click();
  await phone.page.getByRole('dialog').waitFor();
  expect(await faults(phone.page, { include: ['dialog[open]'] })).toEqual([]);
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Rifiuta tutti' }).click();
  await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await phone.page.getByRole('button', { name: 'Apri il menu' }).click();
  await phone.page.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await faults(phone.page, { include: ['header', '#menu'] })).toEqual([]);
  await phone.leave();
});
