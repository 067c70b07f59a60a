import type { Locator, Page } from 'playwright-core';

/** How somebody uses the page: by what they point at, or by the keyboard alone. */
export type Hand = {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator, option: string): Promise<void>;
  tick(target: Locator): Promise<void>;
};

export const mouse: Hand = {
  press: (target) => target.click(),
  async write(target, text) {
    await target.click();
    await target.fill(text);
  },
  choose: async (target, label) => void (await target.selectOption({ label })),
  tick: (target) => target.click(),
};

/** Tab, Enter, Space and letters: nothing is clicked, and nothing is focused but by going there. */
export const keyboard: Hand = {
  press: async (target) => (await reach(target)).keyboard.press('Enter'),
  async write(target, text) {
    const { keyboard: keys } = await reach(target);
    const isDate = (await target.getAttribute('type')) === 'date';
    if (!isDate) await keys.press('Control+A');
    // A date is written part by part, as Chromium's English field asks for it.
    await keys.type(isDate ? text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1') : text);
  },
  async choose(target, option) {
    const { keyboard: keys } = await reach(target);
    // The first word is enough; a space would open the list.
    await keys.type(option.split(' ')[0] ?? '');
  },
  tick: async (target) => (await reach(target)).keyboard.press('Space'),
};

const mostTabs = 150;

async function reach(target: Locator): Promise<Page> {
  await target.waitFor();
  const page = target.page();
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return page;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not get to ${target}`);
}
