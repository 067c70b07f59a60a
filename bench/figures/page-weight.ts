import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../tests/browser/find-chromium.ts';
import type { Figure } from '../figure.ts';
import { exact, type Goal } from '../harness.ts';
import { type Visit, visit } from '../load/visit.ts';
import { absentRow, row } from '../rows.ts';

const path = '/';
const width = 360;
const weightGoal: Goal = { kind: 'at most', value: 260 };
const requestsGoal: Goal = { kind: 'at most', value: 24 };

/** What a phone that was never here receives for the home page, in bytes on the wire. */
export const pageWeight: Figure = {
  name: 'page-weight',
  async measure({ station }) {
    const executablePath = findChromium();
    if (!executablePath) return [absentRow(`weight of the home at ${width} px`, weightGoal, ' KB', 'no Chromium')];
    const browser = await chromium.launch({ executablePath, args: switches });
    try {
      const first = await settledVisit(browser, station.url + path, false);
      const read = await settledVisit(browser, station.url + path, true);
      return [
        row({ figure: `weight of the home at ${width} px`, measured: kilobytes(first), goal: weightGoal, unit: ' KB' }),
        row({ figure: `requests of the home at ${width} px`, measured: exact(first.requests), goal: requestsGoal }),
        row({ figure: 'weight after scrolling to its end', measured: kilobytes(read), unit: ' KB' }),
        row({ figure: 'requests after scrolling to its end', measured: exact(read.requests) }),
      ];
    } finally {
      await browser.close();
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
];

function kilobytes({ bytes }: Visit) {
  return exact(bytes / 1000);
}

/** Pictures are sent in a stand-in until their own size is made, so the page counts once its weight stands still. */
async function settledVisit(browser: Browser, url: string, toTheEnd: boolean): Promise<Visit> {
  let before = await visit(browser, { url, width, toTheEnd });
  for (let attempt = 0; attempt < 5; attempt++) {
    const now = await visit(browser, { url, width, toTheEnd });
    if (now.requests === before.requests && Math.abs(now.bytes - before.bytes) < 1000) return now;
    before = now;
  }
  throw new Error(`${url} weighs something else at every visit`);
}
