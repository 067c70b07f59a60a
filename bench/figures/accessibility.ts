import { chromium } from 'playwright-core';
import { violationsOn } from '../../tests/browser/axe.ts';
import { findChromium } from '../../tests/browser/find-chromium.ts';
import type { Figure } from '../figure.ts';
import { exact, type Goal } from '../harness.ts';
import { addressesOfPages } from '../load/page-addresses.ts';
import { absentRow, row } from '../rows.ts';

const widths = [360, 1280];
const goal: Goal = { kind: 'exactly', value: 0 };

/** What axe objects to on every page that a link leads to, on a phone and on a desk. */
export const accessibility: Figure = {
  name: 'accessibility',
  async measure({ station, isQuick }) {
    const executablePath = findChromium();
    if (!executablePath) return [absentRow('axe', goal, '', 'no Chromium')];
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'it-IT' });
      const paths = (await addressesOfPages(station.url)).flatMap(({ path }) => path ?? []);
      const found = new Map(widths.map((width) => [width, 0]));
      for (const path of isQuick ? paths.slice(0, 3) : paths) {
        await page.goto(station.url + path);
        await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const violations = await violationsOn(page);
          found.set(width, (found.get(width) ?? 0) + violations.length);
          for (const violation of violations) console.error(`${path} at ${width} px: ${violation}`);
        }
        process.stderr.write('.');
      }
      process.stderr.write('\n');
      return widths.map((width) =>
        row({
          figure: `axe violations at ${width} px, ${paths.length} pages`,
          measured: exact(found.get(width) ?? 0),
          goal,
        }),
      );
    } finally {
      await browser.close();
    }
  },
};
