import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { tone } from '#domains/live/tone.test-helper.ts';
import { eventually, setParameters } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import { bar, soundSeconds } from '../../on-air.test-helper.ts';
import {
  adHost,
  inlineVast,
  openAdServer,
  openAdStation,
  reportsOf,
  signIn,
  wrapperVast,
} from '../../preroll.test-helper.ts';

const station = await openAdStation();
const adServer = await openAdServer();
/** Long enough for a hand that is slow to click. */
const sound = await tone(880, 4);
beforeEach(() => setParameters(station, {}));

const outside = (path: string) => `${adHost}${path}`;
const askOutside = (adManager = '/manager', targetSpot = '/target') =>
  setParameters(station, { prerollAdTags: { adManager: outside(adManager), targetSpot: outside(targetSpot) } });

const play = (page: Page) => bar(page).getByRole('button', { name: 'Ascolta la diretta' });
const pause = (page: Page) => bar(page).getByRole('button', { name: 'Metti in pausa' });
const label = (page: Page) => bar(page).locator('[data-preroll]');
const source = (page: Page) => page.evaluate(() => document.querySelector('audio')?.getAttribute('src') ?? '');
const heardFrom = (page: Page) =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    return (audio && audio.currentTime > 0.1 && audio.getAttribute('src')) || '';
  });
/** Sound needs its time: looking more often costs more than it does. */
const seldom = { interval: 200 };
const hears = (page: Page, what: string) => expect.poll(() => heardFrom(page), seldom).toContain(what);
const secondsLeft = async (page: Page) =>
  Number(/0:(\d\d)/.exec((await label(page).getByRole('timer').textContent()) ?? '')?.[1]);

async function arrive(consent: 'accepted' | 'rejected' = 'accepted', signedIn?: 'listener' | 'pro') {
  const visitor = await openVisitor(station.url, { consent });
  const { page } = visitor;
  await adServer.reach(page);
  const asked: string[] = [];
  const tracked: string[] = [];
  page.on('request', (request) => {
    const address = request.url().replace(station.url, '');
    if (/^\/(?:vast|getUserInfos)|preroll-ads/.test(address)) asked.push(address);
    if (!address.endsWith('/tracking/events')) return;
    for (const { name, labels } of request.postDataJSON().events) tracked.push([name, labels?.reason].join(' ').trim());
  });
  const profiles: { user: { userId: number } }[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/profile/getProfile')) profiles.push((await response.json()).data);
  });
  if (signedIn) await signIn(page, station, signedIn);
  const isKnown = () => eventually(() => profiles.length).toBe(1);
  const hasAsked = (what: string) => asked.some((address) => address.includes(what));
  return { ...visitor, asked, hasAsked, tracked, profiles, isKnown };
}

/** Counted events travel some seconds later; a page that is left sends them at once. */
const flush = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

const consenting = journey(async (part) => {
  const { page, context, open, asked, hasAsked, complaints, strangers, leave } = await arrive('rejected');
  const before = await reportsOf(station);
  const choose = async (value: string) => {
    await context.addCookies([{ name: 'CookieConsent', value: encodeURIComponent(value), url: station.url }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const hearsTheRadio = async () => {
    // What lies ready for the first press has not been heard yet; every other press connects anew.
    const before = (await soundSeconds(page)) > 0 ? await source(page) : null;
    await play(page).click();
    await eventually(async () => (await source(page)) === before).toBe(false);
    await hears(page, '/stream/antena_1');
    expect(asked).toEqual([]);
    await pause(page).click();
    await play(page).waitFor();
  };
  await context.clearCookies({ name: 'CookieConsent' });
  await open('/cookie-policy');
  await part('nothing', hearsTheRadio);
  await part('statistics', async () => {
    await choose('custom:statistics');
    await hearsTheRadio();
  });
  await part('rejected', async () => {
    await choose('rejected');
    await hearsTheRadio();
  });
  const ownTitle = await page.title();
  await part('accepted', async () => {
    await choose('accepted');
    await eventually(() => hasAsked('/vast/house?')).toBe(true);
    expect(asked[0]).toMatch(/^\/assets\/preroll-ads/);
    expect(asked).toContain('/getUserInfos');
    expect(asked.at(-1)).toMatch(/^\/vast\/house\?uid=&ip=127\.0\.0\.1&cb=\d{8}$/);
    await play(page).click();
    await label(page).waitFor();
  });
  await part('house', async () => {
    expect(await label(page).textContent()).toContain('Pubblicità');
    // The song on air is neither heard nor shown meanwhile.
    for (const name of ['Mi piace', 'Non mi piace']) {
      expect(await bar(page).getByRole('button', { name, exact: true }).getAttribute('aria-disabled')).toBe('true');
    }
    await hears(page, '/media/480p/comerciais/');
    const left = await secondsLeft(page);
    const timer = label(page).getByRole('timer');
    expect([await timer.getAttribute('aria-live'), left]).toEqual(['off', expect.any(Number)]);
    await expect.poll(() => secondsLeft(page), seldom).toBeLessThan(left);
    expect(await page.title()).toBe(ownTitle);
    const link = label(page).getByRole('link');
    expect(await link.getAttribute('href')).toBe('https://caffemiravalle.example/bottega');
    await hears(page, '/stream/antena_1');
    await eventually(() => label(page).count()).toBe(0);
    const events = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];
    const onceMore = events.map((event) => [event, (before[event] ?? 0) + 1]);
    await eventually(() => reportsOf(station)).toMatchObject(Object.fromEntries(onceMore));
    await pause(page).click();
    await play(page).click();
    await hears(page, '/stream/antena_1');
    expect(asked.filter((address) => address.startsWith('/vast/house?'))).toHaveLength(1);
    // This station has no pictures: only they are missing.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    expect(strangers).toEqual([]);
  });
  await leave();
});

test('[ADS-01] who chose nothing hears no ad', consenting('nothing'));
test('[ADS-01] who chose statistics alone hears no ad', consenting('statistics'));
test('[ADS-03] [ADS-13] without consent nobody hears an ad, and not even its code is loaded', consenting('rejected'));
test('[ADS-03] [ADS-13] consent given later counts', consenting('accepted'));
test(
  '[ADS-06] [ADS-10] [ADS-13] the house ad is really heard, counts down, reports each event once, and the radio follows',
  consenting('house'),
);

test('[ADS-02] [PRO-22] a PRO listener hears no ad, and none is fetched', async () => {
  const { page, open, asked, isKnown, leave } = await arrive('accepted', 'pro');
  await open('/cookie-policy');
  await isKnown();
  await play(page).click();
  await hears(page, '/stream/antena_1');
  expect(asked).toEqual([]);
  await leave();
});

test('[ADS-08] [ADS-09] for who is signed in the ad is asked for on play, with the prefixed id', async () => {
  const { page, open, asked, profiles, isKnown, leave } = await arrive('accepted', 'listener');
  await open('/cookie-policy');
  await isKnown();
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(asked).toEqual([]);
  await play(page).click();
  await hears(page, '/media/480p/comerciais/');
  expect(asked.find((address) => address.startsWith('/vast'))).toContain(`uid=a1_${profiles[0]?.user.userId}&`);
  await leave();
});

const fromOutside = journey(async (part) => {
  adServer.answer({
    '/manager': wrapperVast(outside('/manager')),
    '/target': wrapperVast(outside('/second'), 'primo'),
    '/second': wrapperVast(outside('/inline'), 'secondo'),
    '/inline': inlineVast({ id: 'dentro' }),
    '/spot.mp3': sound,
  });
  await askOutside();
  const { page, context, open, tracked, leave } = await arrive();
  await context.route('https://cliente.example/**', (route) => route.fulfill({ body: 'cliente' }));
  const told = (event: string) =>
    adServer
      .asked()
      .filter((path) => path.endsWith(`/${event}`))
      .sort();
  await part('circle', async () => {
    await open('/cookie-policy');
    await play(page).click();
    await hears(page, outside('/spot.mp3'));
    expect(await label(page).textContent()).toContain('Pubblicità');
    const order = adServer.asked().filter((path) => /^\/(?:manager|target)$/.test(path));
    expect([order[0], order.at(-1)]).toEqual(['/manager', '/target']);
    expect(order.length).toBeLessThanOrEqual(7);
  });
  await part('click', async () => {
    const [client] = await Promise.all([context.waitForEvent('page'), label(page).getByRole('link').click()]);
    await client.waitForURL('https://cliente.example/');
    await eventually(() => told('click')).toEqual(['/dentro/click']);
    await client.close();
  });
  await part('told', async () => {
    await hears(page, '/stream/antena_1');
    expect(told('impression')).toEqual(['/dentro/impression', '/primo/impression', '/secondo/impression']);
    expect(told('start')).toEqual(['/dentro/start', '/primo/start', '/secondo/start']);
    await flush(page);
    await eventually(() => tracked).toContain('ad_error vast: too many wrappers');
  });
  await leave();
});

test('[ADS-11] an ad manager with a circle of wrappers is passed by for the target-spot tag', fromOutside('circle'));
test('a click on an ad is told once', fromOutside('click'));
test(
  '[ADS-05] an ad behind two wrappers is heard and everybody on the way told, once; the error before it is counted',
  fromOutside('told'),
);

test('[ADS-05] [ADS-12] an ad manager with broken XML and a target-spot tag without sound bring the radio, and both errors are counted', async () => {
  adServer.answer({
    '/manager': '<VAST><Ad><InLine></VAST>',
    '/target': inlineVast({ id: 'film', type: 'video/mp4' }),
  });
  await askOutside();
  const { page, open, tracked, leave } = await arrive();
  await open('/cookie-policy');
  await play(page).click();
  await hears(page, '/stream/antena_1');
  expect(adServer.asked().filter((path) => /^\/(?:manager|target)$/.test(path))).toEqual(['/manager', '/target']);
  await flush(page);
  await eventually(() => tracked).toEqual(
    expect.arrayContaining(['ad_error vast: not XML', 'ad_error vast: no sound among the media']),
  );
  await leave();
});

test('[ADS-04] [ADS-05] an ad whose sound is missing gives way to the radio at once, and its server is told', async () => {
  adServer.answer({ '/manager': inlineVast({ media: '/lost.mp3' }) });
  await askOutside();
  const { page, open, tracked, leave } = await arrive();
  await open('/cookie-policy');
  await play(page).click();
  await hears(page, '/stream/antena_1');
  await eventually(() => adServer.asked()).toContain('/fuori/error?code=405');
  await flush(page);
  await eventually(() => tracked).toContain('ad_error media');
  expect(adServer.asked()).not.toContain('/fuori/impression');
  await leave();
});

test('[ADS-07] ad servers that never answer are waited for seven seconds, then the radio plays', async () => {
  adServer.answer({ '/manager': 'silence', '/target': 'silence' });
  await askOutside();
  const { page, open, tracked, isKnown, leave } = await arrive('accepted', 'listener');
  await page.clock.install();
  await open('/cookie-policy');
  await isKnown();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await play(page).click();
  await eventually(() => adServer.asked()).toContain('/manager');
  await page.clock.fastForward(100);
  await bar(page).getByText('Connessione in corso', { exact: true }).waitFor();
  await page.clock.fastForward(3_900);
  await eventually(() => adServer.asked()).toContain('/target');
  await page.clock.fastForward(2_999);
  expect(await source(page)).toBe('');
  await page.clock.fastForward(1);
  await hears(page, '/stream/antena_1');
  await flush(page);
  await eventually(() => tracked).toContain('ad_error timeout');
  await leave();
});
