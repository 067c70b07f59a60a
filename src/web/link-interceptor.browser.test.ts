import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../tests/test-station.ts';

let station: TestStation;
let visitor: Visitor;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
});
/** A page whose document is marked; whoever was not led away goes on in it. */
beforeEach(async () => {
  const isThere = await visitor.page.evaluate(() => {
    document.querySelector('[data-written]')?.remove();
    return location.pathname === '/chi-siamo' && !location.hash && document.documentElement.dataset.mark === 'here';
  });
  if (isThere) return;
  await visitor.open('/chi-siamo');
  await visitor.page.evaluate(() => {
    document.documentElement.dataset.mark = 'here';
  });
});

type Given = { href: string; target?: string; download?: string };

/** Into the content, as an editor would. */
async function writeLink(given: Given): Promise<void> {
  await visitor.page.evaluate((attributes) => {
    const link = Object.assign(document.createElement('a'), { textContent: 'scritto da chi scrive' });
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.dataset.written = '';
    document.querySelector('main')?.prepend(link);
  }, given);
}

const written = () => visitor.page.getByRole('link', { name: 'scritto da chi scrive' });
const isSameDocument = () => visitor.page.evaluate(() => document.documentElement.dataset.mark === 'here');

test('a link that an editor wrote leads to the page without leaving the document', async () => {
  await writeLink({ href: '/notizie/mondo?pagina=2' });
  await written().click();
  await visitor.page.getByRole('heading', { level: 1, name: /Mondo/ }).waitFor();
  expect(visitor.page.url()).toBe(`${station.url}/notizie/mondo?pagina=2`);
  expect(await isSameDocument()).toBe(true);
});

test('a link to the page at hand leaves no second entry in the history', async () => {
  const { page } = visitor;
  const before = await page.evaluate(() => history.length);
  await writeLink({ href: '/chi-siamo' });
  await written().click();
  await page.getByRole('banner').getByRole('link', { name: 'Ascolta la radio', exact: true }).click();
  await page.waitForURL('**/ascolta-la-radio');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a pointer on a link is enough to fetch the code of its page', async () => {
  const fetching = visitor.page.waitForRequest(/\/assets\/CareersPage-/);
  await writeLink({ href: '/lavora-con-noi' });
  await written().hover();
  await fetching;
});

describe('what is no page of ours stays with the browser', () => {
  test('a file', async () => {
    await writeLink({ href: '/feed/json/tudo' });
    await written().click();
    await visitor.page.waitForURL('**/feed/json/tudo');
    expect(await isSameDocument()).toBe(false);
  });

  test('a file below the address of a page', async () => {
    await writeLink({ href: '/podcasts/nessuno/feed.xml' });
    await written().click();
    await visitor.page.waitForURL('**/feed.xml');
    expect(await isSameDocument()).toBe(false);
  });

  test('a place on the page at hand', async () => {
    await writeLink({ href: '#contenuto' });
    await written().click();
    expect(new URL(visitor.page.url()).hash).toBe('#contenuto');
    expect(await isSameDocument()).toBe(true);
  });

  test.each([
    ['a link for another tab', { href: '/contatto', target: '_blank' }, undefined],
    ['a click with the control key', { href: '/contatto' }, 'Control' as const],
  ])('%s', async (_, given, key) => {
    await writeLink(given);
    const opened = visitor.context.waitForEvent('page');
    await written().click({ modifiers: key ? [key] : [] });
    const other = await opened;
    await other.waitForURL('**/contatto');
    expect(visitor.page.url()).toBe(`${station.url}/chi-siamo`);
    await other.close();
  });

  test('what is downloaded', async () => {
    await writeLink({ href: '/contatto', download: '' });
    const downloading = visitor.page.waitForEvent('download');
    await written().click();
    await downloading;
    expect(visitor.page.url()).toBe(`${station.url}/chi-siamo`);
  });
});

test('a link whose click somebody kept for themselves is not followed', async () => {
  await writeLink({ href: '/contatto' });
  await written().evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await written().click();
  expect(visitor.page.url()).toBe(`${station.url}/chi-siamo`);
});
