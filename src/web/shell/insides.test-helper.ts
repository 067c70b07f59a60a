import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AppParameters } from '#domains/site/site.contract.ts';
import type { TestStation } from '../../../tests/test-station.ts';
import type { ToastKind } from '../toasts/toasts.ts';
import type { NewsFilter } from './news-filter.ts';

type ToastWish = { action?: string; persist?: boolean; lang?: 'pt-BR' };

/** Waits for what is true sooner or later, also on a machine that is busy with other things. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read);
}

/**
 * React has rendered what was asked of it so far and run its effects: its turns come before these. For a page whose clock stands
 * still, which must not be moved before the page has set its timers.
 */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      const come = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage('turn');
      await come;
      port1.close();
    }
  });
}

/** What the newsroom changed about the shell, seen by whoever comes next. */
export async function setParameters(station: TestStation, changed: Partial<AppParameters>): Promise<void> {
  await writeParameters(station, JSON.stringify(changed));
}

export async function writeParameters(station: TestStation, data: string): Promise<void> {
  await station.context.db.execute(
    sql`insert into site_parameters (id, data) values (1, ${data}::jsonb) on conflict (id) do update set data = excluded.data`,
  );
  await station.context.invalidateTags(station.context.db, 'site');
}

/** The very module that the visitor's browser has loaded, by what one of its exports can do. Runs in the page. */
const findExport = `async (ability) => {
  const { assets } = JSON.parse(document.getElementById('state').textContent);
  const shell = await import(assets[0]);
  return Object.values(shell).find((one) => one && typeof one[ability] === 'function');
}`;

/** Speaks as a page of the site would. A pressed button leaves its label on the document. */
export async function raiseToast(page: Page, kind: ToastKind, text: string, wish: ToastWish = {}): Promise<void> {
  await page.evaluate(`(async () => {
    const { action, ...options } = ${JSON.stringify(wish)};
    const run = () => { document.documentElement.dataset.pressed = action; };
    if (action) options.action = { label: action, run };
    (await (${findExport})('toast')).toast(${JSON.stringify(kind)}, ${JSON.stringify(text)}, options);
  })()`);
}

/** What the news list would show, after an optional change. */
export function newsListState(page: Page, change: Partial<NewsFilter> = {}): Promise<NewsFilter> {
  return page.evaluate(`(async () => {
    const newsFilter = await (${findExport})('reset');
    newsFilter.change(${JSON.stringify(change)});
    return newsFilter.get();
  })()`);
}
