import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../tests/browser/find-chromium.ts';
import { startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { estimate, type Goal, median } from '../harness.ts';
import { absentRow, type Row, row } from '../rows.ts';
import type { SoundingQuestions } from '../servers/sounding-server.ts';

const clickFigure = 'click on play → playing : bare <audio>';
const clickGoal: Goal = { kind: 'at most', value: 1.15 };
const changeFigure = 'song change → shown in an open page';
const changeGoal: Goal = { kind: 'at most', value: 1_000 };
/** Served like any page, so that the connection is as warm, and nothing else is on it. */
const emptyPath = '/robots.txt';
const bareName = 'Solo audio';
/** A page goes on loading for a moment after it can be used. */
const restMs = 2_000;
const hoverMs = 300;
const pressMs = 90;
const stream = '/stream/antena_1';

/** What a listener waits for, in Chromium: sound after the click, and the new title after a song change. */
export const livePage: Figure = {
  name: 'live-page',
  async measure({ isQuick }) {
    const executablePath = findChromium();
    if (!executablePath) {
      return [
        absentRow(clickFigure, clickGoal, '×', 'no Chromium'),
        absentRow(changeFigure, changeGoal, ' ms', 'no Chromium'),
      ];
    }
    const station = await startChild<SoundingQuestions>('servers/sounding-server.ts');
    const browser = await chromium.launch({ executablePath, args: switches });
    try {
      const clicks = await compareClicks(browser, station.url, isQuick ? 3 : 20);
      return [...clicks, await songChanges(browser, station.url, isQuick ? 2 : 9)];
    } finally {
      await browser.close();
      await station.stop();
    }
  },
};

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=user-gesture-required',
];

async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // Without marketing cookies no advertisement comes before the radio.
  await context.addCookies([{ name: 'CookieConsent', value: 'rejected', url }]);
  return context;
}

/** The player of the site, and an element with nothing around it: beside that player, and on a page that is empty. */
const sides = ['player', 'bare', 'empty'] as const;
type Times = Record<(typeof sides)[number], number>;

async function compareClicks(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const context = await openContext(browser, url);
  const measured: Times[] = [];
  for (let round = -1; round < rounds; round++) {
    const times: Times = { player: 0, bare: 0, empty: 0 };
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      times[side] = await clickToPlaying(await context.newPage(), url, side);
    }
    // The first round warms up.
    if (round >= 0) measured.push(times);
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  await context.close();
  return [
    clickRow(`${clickFigure} beside it`, measured, 'bare', clickGoal),
    clickRow(`${clickFigure} on an empty page`, measured, 'empty'),
  ];
}

/** The goal speaks of medians; how far they may be off is told by the rounds. */
function clickRow(figure: string, rounds: Times[], other: keyof Times, goal?: Goal): Row {
  const ofSide = (side: keyof Times) => median(rounds.map((times) => times[side]));
  const [ours, theirs] = [ofSide('player'), ofSide(other)];
  const { low, high } = estimate(rounds.map((times) => times.player / times[other]));
  const value = ours / theirs;
  return row({
    figure: `${figure} (${ours.toFixed(0)} ms : ${theirs.toFixed(0)} ms, medians of ${rounds.length})`,
    measured: { value, low: Math.min(low, value), high: Math.max(high, value) },
    goal,
    unit: '×',
    digits: 2,
  });
}

/** Each time on a page that was just opened and has come to rest. */
async function clickToPlaying(page: Page, url: string, side: keyof Times): Promise<number> {
  await page.goto(side === 'empty' ? url + emptyPath : url);
  if (side !== 'empty') await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  if (side !== 'player') await page.evaluate(addBareAudio, { stream, name: bareName });
  await pause(restMs);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const note = (name: string) => (event: Event) => {
      dataset[name] ??= String(event.timeStamp);
    };
    document.addEventListener('click', note('clicked'), true);
    // Media events do not bubble, but they are captured.
    document.addEventListener('playing', note('sounded'), true);
  });
  const bar = page.getByRole('region', { name: 'Lettore radio' });
  const player = bar.getByRole('button', { name: 'Ascolta la diretta' });
  const button = side === 'player' ? player : page.getByRole('button', { name: bareName });
  // A hand is over a button before it presses it, and a press lasts a moment.
  await button.hover();
  await pause(hoverMs);
  await button.click({ delay: pressMs });
  await page.waitForFunction(() => document.documentElement.dataset.sounded !== undefined);
  const { clicked, sounded } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  await page.close();
  return Number(sounded) - Number(clicked);
}

function addBareAudio({ stream, name }: { stream: string; name: string }): void {
  const audio = document.createElement('audio');
  audio.preload = 'none';
  audio.src = stream;
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => void audio.play());
  Object.assign(button.style, { position: 'fixed', top: '0', left: '0', zIndex: '999999' });
  document.body.append(button, audio);
}

type Shown = { song: string; at: number };

/** From the moment that the play log names to the moment that the title stands in the bar of a page that plays nothing. */
async function songChanges(browser: Browser, url: string, times: number): Promise<Row> {
  const context = await openContext(browser, url);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  const name = page.locator('[data-heard="song"]').first();
  const read = () => name.textContent();
  const shown: Shown[] = [];
  await page.exposeFunction('noteShown', (song: string, at: number) => shown.push({ song, at }));
  await name.evaluate((element) => {
    const note = (globalThis as unknown as { noteShown(song: string, at: number): void }).noteShown;
    new MutationObserver(() => note(element.textContent, Date.now())).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  // The first change replaces the name of the station with what has long been on air.
  while (shown.length < times + 1) {
    const before = await read();
    await page.waitForFunction((text) => document.querySelector('[data-heard="song"]')?.textContent !== text, before);
  }
  const answer = await fetch(`${url}/api/v1/aovivo/getMetaHistory/antena_1`);
  const { data } = (await answer.json()) as { data: { song: string; time: string }[] };
  await context.close();
  const lateMs = shown.slice(1, times + 1).map(({ song, at }) => {
    const begun = data.filter((item) => item.song === song && Date.parse(item.time) <= at);
    return at - Math.max(...begun.map(({ time }) => Date.parse(time)));
  });
  const worst = Math.max(...lateMs);
  const figure = `${changeFigure} (the latest of ${times}: ${worst} ms)`;
  return row({ figure, measured: estimate(lateMs), goal: changeGoal, unit: ' ms' });
}
