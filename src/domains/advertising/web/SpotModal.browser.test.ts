import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { putOnAir, soundSeconds } from '#domains/player/on-air.test-helper.ts';
import { openAdStation } from '#domains/player/preroll.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { holdBack } from '../../../../tests/browser/hold-back.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const spotCall = '**/api/v1/getSpotData/**';
const station = await openAdStation({ onAir: false, isPreroll: false });

beforeAll(async () => {
  const spot = { kind: 'spot', artist: '' } as const;
  await putOnAir(station, {
    ...spot,
    itemId: 'spot-gelateria-polo',
    title: 'Gelateria Polo',
    startsAt: minutesAgo(40),
  });
  await putOnAir(station, { ...spot, itemId: 'spot-ignoto', title: 'Spot ignoto', startsAt: minutesAgo(30) });
  await putOnAir(station, { startsAt: minutesAgo(20) });
  await putOnAir(station, {
    ...spot,
    itemId: 'spot-caffe-miravalle',
    title: 'Caffè Miravalle',
    startsAt: minutesAgo(1),
  });
});

let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await openVisitor(station.url, { consent: 'accepted', pictures: true });
  page = visitor.page;
});

/** The listen page without the modal; one that stands there already only has it closed. */
async function arrive(): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (!page.url().endsWith('/ascolta-la-radio')) return visitor.open('/ascolta-la-radio');
  if ((await modal(page).count()) > 0) await page.keyboard.press('Escape');
  await eventually(() => modal(page).count()).toBe(0);
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'Detalhes do spot' });
const openFromPanel = (page: Page) =>
  page.getByRole('region', { name: 'Caffè Miravalle' }).getByRole('button', { name: 'Dettagli dello spot' }).click();
const openSlide = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}\\s*Pubblicità\\s*apri i dettagli$`) })
    .first()
    .click();
const titlesOf = (page: Page) => modal(page).locator('summary').allInnerTexts();
const openSections = (page: Page) => modal(page).locator('details[open] summary').allInnerTexts();
const section = (page: Page, title: string) =>
  modal(page).locator('details', { has: page.getByText(title, { exact: true }) });
const press = (page: Page, title: string) => section(page, title).locator('summary').click();
/** A station without a stream and without pictures: only these are missing. */
const besidesMedia = (complaints: string[]) => complaints.filter((text) => !/503|404/.test(text));

const opened = journey(async (part) => {
  // A document that has shown the spot before would not ask for its picture again.
  await visitor.open('/ascolta-la-radio');
  visitor.complaints.length = 0;
  const tracked = trackedOn(page, new Date().toISOString());
  const picture = page.waitForRequest(/\/media\/100x100\/comerciais\/[\da-f]{16}\.png$/);
  const head = modal(page).locator('header');
  await part('head', async () => {
    await openFromPanel(page);
    await head.getByText('Il trio al banco', { exact: true }).waitFor();
    await picture;
    expect(await modal(page).getAttribute('lang')).toBe('pt-BR');
  });
  await part('client', async () => {
    const client = head.getByRole('link', { name: 'Caffè Miravalle' });
    expect(await client.getAttribute('href')).toBe('/clientes/caffe-miravalle');
  });
  const titles = ['Praça', 'Transcrito', 'Informações adicionais', 'Áudio', 'Anuncie conosco'];
  await part('sections', async () => {
    expect(await titlesOf(page)).toEqual(titles);
    expect(await openSections(page)).toEqual(['Transcrito']);
  });
  await part('transcript', async () => {
    const transcript = section(page, 'Transcrito');
    expect(await transcript.locator('em').first().textContent()).toContain('Due tazzine si sfiorano');
    const more = transcript.getByRole('link', { name: 'Saiba mais' });
    expect([await more.getAttribute('href'), await more.getAttribute('rel')]).toEqual([
      'https://caffemiravalle.example/bottega',
      'noopener noreferrer sponsored',
    ]);
  });
  await part('one at a time', async () => {
    for (const title of [...titles.filter((one) => one !== 'Transcrito'), 'Transcrito']) {
      await press(page, title);
      await eventually(() => openSections(page)).toEqual([title]);
    }
  });
  await part('place', async () => {
    await press(page, 'Praça');
    expect(await section(page, 'Praça').getByRole('listitem').allInnerTexts()).toEqual(['Roma']);
  });
  await part('about', async () => {
    await press(page, 'Informações adicionais');
    const about = section(page, 'Informações adicionais');
    expect(await about.getByText('Torrefazione a Testaccio dal 1951').isVisible()).toBe(true);
    expect(await about.getByRole('link').getAttribute('href')).toBe('https://caffemiravalle.example');
  });
  await part('audio', async () => {
    await press(page, 'Áudio');
    expect(await section(page, 'Áudio').getByRole('button', { name: 'Ouvir o spot' }).isVisible()).toBe(true);
  });
  await part('advertise', async () => {
    await press(page, 'Anuncie conosco');
    expect(await section(page, 'Anuncie conosco').getByRole('link').getAttribute('href')).toBe('/anuncie-conosco');
  });
  await part('quiet', async () => expect(besidesMedia(visitor.complaints)).toEqual([]));
  await part('heard', async () => {
    const audio = () =>
      page.evaluate(() => {
        const element = document.querySelector('audio');
        return [element?.getAttribute('src') ?? '', element?.paused];
      });
    await press(page, 'Áudio');
    await modal(page).getByRole('button', { name: 'Ouvir o spot' }).click();
    await eventually(() => soundSeconds(page)).toBeGreaterThan(0.3);
    expect(await audio()).toEqual([expect.stringMatching(/^\/media\/480p\/comerciais\/[\da-f]{16}\.mp3$/), false]);
    const pause = modal(page).getByRole('button', { name: 'Pausar o spot' });
    await pause.click();
    await eventually(async () => (await audio())[1]).toBe(true);
    const at = await soundSeconds(page);
    await modal(page).getByRole('button', { name: 'Continuar o spot' }).click();
    await eventually(() => soundSeconds(page)).toBeGreaterThan(at);
    await pause.click();
  });
  await part('counted', async () => {
    const { context } = visitor;
    await context.route('https://caffemiravalle.example/**', (route) => route.fulfill({ body: 'bottega' }));
    const leaveFor = async (link: string) => {
      const [other] = await Promise.all([
        context.waitForEvent('page'),
        modal(page).getByRole('link', { name: link }).click(),
      ]);
      await other.close();
    };
    await press(page, 'Transcrito');
    await leaveFor('Saiba mais');
    await press(page, 'Informações adicionais');
    await leaveFor('Visite o site do cliente');
    // Left, and shown again out of the browser's memory.
    await page.evaluate(() => ['pagehide', 'pageshow'].map((name) => dispatchEvent(new Event(name))));
    await eventually(() => tracked).toEqual(
      ['spot_modal_opened', 'spot_audio_play', 'spot_link_clicked', 'client_link_clicked'].map(
        (name) => `${name} | Caffè Miravalle | Il trio al banco`,
      ),
    );
  });
});

/** What is counted of spots from then on. */
function trackedOn(on: Page, since: string): string[] {
  type Event = { name: string; at: string; labels: Record<string, string> };
  const tracked: string[] = [];
  on.on('request', (request) => {
    if (!request.url().endsWith('/tracking/events')) return;
    for (const { name, at, labels } of request.postDataJSON().events as Event[]) {
      if (at >= since && /^(?:spot|client)_/.test(name)) tracked.push([name, labels.client, labels.spot].join(' | '));
    }
  });
  return tracked;
}

test('[NOWPLAYING-20] [SPOT-03] the break’s button opens the spot with its name and picture', opened('head'));
test('[SPOT-04] the client’s name leads to the client', opened('client'));
test('[SPOT-05] [SPOT-07] a spot has five sections, and the transcript is open', opened('sections'));
test('[SPOT-09] [SPOT-10] the transcript keeps its form and leads on to the client’s page', opened('transcript'));
test('[SPOT-06] one section is open at a time', opened('one at a time'));
test('[SPOT-08] a spot of one place names it', opened('place'));
test('[SPOT-11] who the client is stands there, with a way to their site', opened('about'));
test('[SPOT-12] the spot can be heard', opened('audio'));
test('[SPOT-13] whoever wants to advertise is shown where', opened('advertise'));
test('a spot is looked at without a complaint of the browser', opened('quiet'));
test('the spot is heard through the player, pauses and goes on', opened('heard'));
test('[SPOT-25] [SPOT-26] [SPOT-27] [SPOT-28] what is done with a spot is counted', opened('counted'));

test('[NOWPLAYING-24] [SPOT-08] [SPOT-14] [SPOT-16] an ad among the last played opens its spot, after a loader; it leaves within 250 ms', async () => {
  await arrive();
  onTestFinished(() => page.emulateMedia({ reducedMotion: 'reduce' }));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const letThrough = await holdBack(page, spotCall);
  await openSlide(page, 'Gelateria Polo');
  await modal(page).getByText('Carregando, aguarde...', { exact: true }).waitFor();
  letThrough();
  await modal(page).getByText('Il carretto alle quattro', { exact: true }).waitFor();
  expect((await titlesOf(page))[0]).toBe('Praças');
  await press(page, 'Praças');
  expect(await section(page, 'Praças').getByRole('listitem').allInnerTexts()).toEqual(['Roma', 'Maceió', 'Vitória']);
  // Its own: a player that looks for its stream turns for ever.
  await modal(page).evaluate((dialog) => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)));
  const leaving = await page.evaluate(() => {
    const dialog = document.querySelector('dialog:has([data-spot-modal])');
    dialog?.querySelector<HTMLElement>('button[aria-label=Fechar]')?.click();
    return new Promise<unknown[]>((resolve) =>
      requestAnimationFrame(() =>
        resolve(
          (dialog?.getAnimations() ?? []).flatMap((one) =>
            one instanceof CSSTransition && one.transitionProperty === 'opacity'
              ? [one.effect?.getTiming().duration]
              : [],
          ),
        ),
      ),
    );
  });
  expect(leaving).toEqual([250]);
  await eventually(() => modal(page).count()).toBe(0);
});

test('[A11Y-01] an ad among the last played is called what stands on it', async () => {
  await arrive();
  await page
    .getByRole('button', { name: /^Gelateria Polo/ })
    .first()
    .waitFor();
  expect(await violationsOn(page, 'main [aria-roledescription]')).toEqual([]);
});

test('the way out of a spot stays where it is while the spot comes', async () => {
  await arrive();
  const letThrough = await holdBack(page, spotCall);
  await openSlide(page, 'Gelateria Polo');
  await modal(page).getByText('Carregando, aguarde...', { exact: true }).waitFor();
  const wayOut = modal(page).getByRole('button', { name: 'Fechar' });
  const before = await wayOut.boundingBox();
  letThrough();
  await modal(page).getByText('Il carretto alle quattro', { exact: true }).waitFor();
  expect(await wayOut.boundingBox()).toEqual(before);
});

test('[SPOT-15] a spot that nobody knows, or that has no name, is not found; one that does not arrive can be asked for again', async () => {
  await arrive();
  const notFound = modal(page).getByText('Spot não encontrado', { exact: true });
  await openSlide(page, 'Spot ignoto');
  await notFound.waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => modal(page).count()).toBe(0);
  await page.route(spotCall, (route) => route.abort());
  await openFromPanel(page);
  await modal(page).getByRole('alert').filter({ hasText: 'O spot não chegou.' }).waitFor();
  await page.unroute(spotCall);
  await page.route(spotCall, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, name: '' } } });
  });
  await modal(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await notFound.waitFor();
});

test('[SPOT-04] [SPOT-18] a spot without a client names one all the same, and leads nowhere', async () => {
  await arrive();
  await page.route(spotCall, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const nobody = { clientName: '', spotClientName: '', clientSlug: '', clientColor: '' };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...nobody } } });
  });
  await openFromPanel(page);
  const head = modal(page).locator('header');
  await head.getByText('Cliente da rádio', { exact: true }).waitFor();
  expect(await head.getByRole('link').count()).toBe(0);
  expect(await head.evaluate((one) => getComputedStyle(one).borderBottomColor)).toBe('rgb(216, 216, 216)');
});
