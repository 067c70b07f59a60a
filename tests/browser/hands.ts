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
  for (let tabs = 0; tabs < mostTabs; ) {
    // A date takes several presses: what is still ahead is counted again.
    const ahead = await target.evaluate(stopsAhead);
    if (ahead === 0) return page;
    for (let press = 0; press < Math.abs(ahead); press++, tabs++) {
      await page.keyboard.press(ahead > 0 ? 'Tab' : 'Shift+Tab');
    }
  }
  throw new Error(`the keyboard does not get to ${target}`);
}

/** How many stops Tab has to make from where the keyboard is until it is there; negative for a way back. */
function stopsAhead(element: Element): number {
  const now = document.activeElement ?? document.body;
  if (element === now) return 0;
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const stops = [...room.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary')].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility() && !one.matches(':disabled'),
  );
  const isBefore = (one: Element) => (one.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const from = stops.includes(now as HTMLElement)
    ? stops.indexOf(now as HTMLElement)
    : stops.filter(isBefore).length - 1;
  return stops.indexOf(element as HTMLElement) - (now.contains(room) ? -1 : from) || 1;
}
