import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How somebody works at a screen. */
export type Hand = {
  press(target: Locator): Promise<void>;
  /** Types behind what stands there. */
  write(field: Locator, words: string, first?: string): Promise<void>;
  /** In a field that finds things by their name. */
  choose(field: Locator, name: string): Promise<void>;
  /** What has a key of its own; who has no keys presses it. */
  pressOrKey(target: Locator, key: string): Promise<void>;
  /** In a field for a day and an hour (`2026-11-16T09:30`). */
  setTime(field: Locator, wall: string): Promise<void>;
};

const thumbPx = 40;

/** What was typed has been looked for. */
async function onlyOption(page: Page, name: string): Promise<Locator> {
  await expect.poll(() => page.locator('[role=option]').allTextContents()).toEqual([name]);
  return page.getByRole('option', { name, exact: true });
}

/** Whether a touch at its middle reaches it. */
const isOnTop = (target: Locator) =>
  target.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** How much of it a thumb can reach at its narrowest; a round choice is pressed by its words too. */
function roomFor(target: Element): number {
  const isRadio = target.getAttribute('type') === 'radio';
  const { width = 0, height = 0 } = (isRadio ? target.closest('label') : target)?.getBoundingClientRect() ?? {};
  return Math.min(width, height);
}

/** Without bringing it into sight first, as `tap` does: a page that is scrolled closes its lists. */
async function tapInPlace(target: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  expect(Math.min(width, height), String(target)).toBeGreaterThanOrEqual(thumbPx);
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

/** A mouse, or a thumb, which needs room. */
export function pointerOn(page: Page, { touch = false } = {}): Hand {
  async function press(target: Locator): Promise<void> {
    if (!touch) return target.click();
    expect(await target.evaluate(roomFor), String(target)).toBeGreaterThanOrEqual(thumbPx);
    await target.tap();
  }
  return {
    press,
    pressOrKey: press,
    async write(field, words, first) {
      await press(field);
      if (first) await page.keyboard.press(first);
      await page.keyboard.type(words);
    },
    async choose(field, name) {
      await press(field);
      await page.keyboard.type(name);
      const option = await onlyOption(page, name);
      if (!touch) return option.click();
      // A list that was just found anew slides to its place, and for a moment a thumb would reach what lies below it.
      await expect.poll(() => isOnTop(option)).toBe(true);
      await tapInPlace(option);
    },
    // What opens here is the system's own calendar, out of a page's reach.
    setTime: (field, wall) => field.fill(wall),
  };
}

const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);

/** How many arrows lead to it inside its bar or group, and which ones; none once it is reached. */
const arrowsTo = (target: Locator) =>
  target.evaluate((it) => {
    const isRadio = it.getAttribute('type') === 'radio';
    const group = `input[type=radio][name="${it.getAttribute('name')}"]`;
    const bar = it.closest('[role=toolbar]') ?? document;
    const stops = [...bar.querySelectorAll(isRadio ? group : 'button:not(:disabled)')];
    const now = document.activeElement ?? document.body;
    const steps = it === now ? 0 : stops.indexOf(it) - stops.indexOf(now);
    const [back, on] = isRadio ? (['ArrowUp', 'ArrowDown'] as const) : (['ArrowLeft', 'ArrowRight'] as const);
    return { key: steps < 0 ? back : on, count: Math.abs(steps), isRadio };
  });

/** How many times Tab is pressed until it is there, by what a browser lets it stop at; for a bar or a group, until it is within. */
const stepsTo = (target: Locator) =>
  target.evaluate((it) => {
    const bar = it.closest('[role=toolbar]');
    const isRadio = (one: Element | null) =>
      one instanceof HTMLInputElement && one.type === 'radio' && one.name === it.getAttribute('name');
    const isHere = (one: Element | null) => one === it || (isRadio(it) && isRadio(one)) || bar?.contains(one) === true;
    const now = document.activeElement;
    if (isHere(now)) return 0;
    const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    // What had the focus is gone: Tab goes on from where it was, and only then shows where that is.
    if (now === document.body) return 1;
    const all = 'a[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable=true]';
    const stops = [...room.querySelectorAll<HTMLElement>(all)].filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility() && !one.matches(':disabled'),
    );
    const from = now && room.contains(now) ? stops.lastIndexOf(now as HTMLElement) : -1;
    return stops.findIndex(isHere) - from;
  });

/** Tab from where one is, the arrows inside a bar or a group, Enter: as somebody without a mouse. */
export function keysOn(page: Page): Hand {
  const { keyboard } = page;
  /** Whether it is a choice that the way to it has made already. */
  async function reach(target: Locator): Promise<boolean> {
    await target.waitFor();
    for (let round = 0; ; round++) {
      const steps = await stepsTo(target);
      if (steps === 0) break;
      if (round === 12) throw new Error(`Tab does not come to ${target}`);
      for (let step = 0; step < Math.abs(steps); step++) await keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
    }
    for (let round = 0; ; round++) {
      const { key, count, isRadio } = await arrowsTo(target);
      if (count === 0) return isRadio;
      if (round === 3) throw new Error(`no arrow comes to ${target}`);
      for (let step = 0; step < count; step++) await keyboard.press(key);
    }
  }
  return {
    async press(target) {
      if (!(await reach(target))) await keyboard.press('Enter');
    },
    async write(field, words, first) {
      await reach(field);
      if (first) await keyboard.press(first);
      await keyboard.type(words);
    },
    async choose(field, name) {
      await reach(field);
      await keyboard.type(name);
      await onlyOption(page, name);
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
    pressOrKey: (_, key) => keyboard.press(key),
    async setTime(field, wall) {
      await reach(field);
      const [year = '', month = '', day = '', hour = '', minute = ''] = wall.split(/[-T:]/);
      const twelfth = String(Number(hour) % 12 || 12).padStart(2, '0');
      const byDate = [day + month + year, hour + minute] as const;
      const byMonth = [month + day + year, `${twelfth}${minute}${Number(hour) < 12 ? 'a' : 'p'}`] as const;
      // In which order day and month stand is the browser's own affair.
      for (const [date, time] of [byDate, byMonth]) {
        // From its last part, the calendar, no arrow leads to the others: it is left backwards and entered at its first.
        while (await isFocused(field)) await keyboard.press('Shift+Tab');
        await keyboard.press('Tab');
        await keyboard.type(date);
        // A year may have more than four digits.
        await keyboard.press('ArrowRight');
        await keyboard.type(time);
        if ((await field.inputValue()) === wall) return;
      }
      throw new Error(`${wall} was typed, and the field says ${await field.inputValue()}`);
    },
  };
}
