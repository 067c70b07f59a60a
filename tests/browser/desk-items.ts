import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Resource } from '#contract/resource.ts';
import type { TestStation } from '../test-station.ts';
import { openDesk } from './desk.ts';

type Role = Parameters<typeof openDesk>[1];

/** What differs from one kind of item to the next, on the way that all of them go through the generic list and form. */
export type ItemJourney = {
  role: Role;
  resource: Resource;
  /** What an empty form says, by the label of the field. */
  missing: Record<string, string>;
  /** Writes the new item into the form; what is refused on the way is written rightly afterwards. */
  write(page: Page): Promise<void>;
  title: string;
  /** Finds the item and those that were there before it. */
  search: string;
  /** Each with the choice that finds the item and the one that does not. */
  filters: [label: string, finds: string, misses: string][];
  /** The columns that are pressed one after the other, and what then stands in the list. */
  sorts: [column: string, titles: string[]][];
  /** What must happen elsewhere before readers can see the item. */
  show?(id: number): Promise<unknown>;
  change(page: Page): Promise<void>;
  changed: string;
  /** Whether readers see it under this title. */
  isOnSite(title: string): Promise<boolean>;
  /** What is said of those that speak of it when it is deleted. */
  referredBy?: string;
};

/** Somebody makes an item, sees what is wrong, finds it again, sorts, changes, deletes it and takes that back. */
export async function workThrough(station: TestStation, way: ItemJourney): Promise<void> {
  const { resource, title, changed, isOnSite } = way;
  const { page, complaints } = await openDesk(station, way.role, { screen: `/${resource.name}` });
  const main = page.getByRole('main');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const isThere = (name: string) => expect.poll(() => isOnSite(name), { message: `${name} on the site` });

  await main.getByRole('link', { name: resource.texts.create }).first().click();
  await press('Crea');
  for (const [label, fault] of Object.entries(way.missing)) await sees(page, label, fault);
  await way.write(page);
  await press('Crea');
  await page.getByText(`«${title}» è creato.`).waitFor();
  await page.waitForURL(new RegExp(`/redazione/${resource.name}/\\d+$`));
  const id = Number(page.url().split('/').pop());

  await main.getByRole('link', { name: resource.texts.many }).click();
  await page.waitForURL(new RegExp(`/redazione/${resource.name}$`));
  await narrowAndSort(page, way);

  await way.show?.(id);
  await isThere(title).toBe(true);
  await page.getByRole('link', { name: title }).click();
  await way.change(page);
  await page.keyboard.press('Control+s');
  await page.getByText(`«${changed}» è salvato.`).waitFor();
  await isThere(changed).toBe(true);

  await press('Elimina');
  const said = [`«${changed}» è nel cestino.`, way.referredBy].filter(Boolean).join(' ');
  await page.getByText(said, { exact: true }).waitFor();
  await page.waitForURL(new RegExp(`/redazione/${resource.name}$`));
  await isThere(changed).toBe(false);
  await searchFor(page, changed);
  await page.getByText('Niente corrisponde a questa ricerca.').waitFor();
  await press('Annulla');
  await page.getByText(`«${changed}» è ripristinato.`).waitFor();
  await lists(page, [changed]);
  await isThere(changed).toBe(true);
  // What the station refuses, the browser notes by itself.
  expect(complaints.filter((one) => !/status of 400/.test(one))).toEqual([]);
}

/** In the list: found by its title, by each filter, and standing where the sorted column puts it. */
export async function narrowAndSort(
  page: Page,
  { title, search, filters, sorts }: Pick<ItemJourney, 'title' | 'search' | 'filters' | 'sorts'>,
): Promise<void> {
  await searchFor(page, title);
  await lists(page, [title]);
  const filter = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  for (const [label, finds, misses] of filters) {
    await filter(label).selectOption({ label: misses });
    await page.getByText('Niente corrisponde a questa ricerca.').waitFor();
    // It stays: all filters together find it in the end.
    await filter(label).selectOption({ label: finds });
    await lists(page, [title]);
  }
  for (const [label] of filters) await filter(label).selectOption({ index: 0 });
  await searchFor(page, search);
  for (const [column, titles] of sorts) {
    await page.getByRole('columnheader', { name: column }).getByRole('button').click();
    await lists(page, titles);
  }
}

/** A field of the form by its whole label, with or without the mark of what is required. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}(?: \\*|$)`));
}

/** What is said at a field: its help, or what is wrong with it. */
export async function sees(page: Page, label: string, words: string): Promise<void> {
  const said = () =>
    field(page, label)
      .or(page.getByRole('group', { name: new RegExp(`^${label}(?: ?,|$)`) }))
      .first()
      .evaluate((element) => {
        if (element.tagName === 'FIELDSET') return [...element.querySelectorAll('p')].map((note) => note.textContent);
        const notes = element.getAttribute('aria-describedby')?.split(' ') ?? [];
        return notes.map((id) => document.getElementById(id)?.textContent);
      });
  await expect.poll(said, { message: label }).toContain(words);
}

/** What the list shows, in its order. */
export async function lists(page: Page, titles: string[]): Promise<void> {
  const shown = () =>
    page.locator('[data-row-link]').evaluateAll((links) => links.map((link) => link.firstChild?.textContent));
  await expect.poll(shown).toEqual(titles);
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
}

/** A picture of the library, found by its name and taken for the field of this label. */
export async function choosePicture(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `${label}: scegli dalla libreria` }).click();
  const dialog = page.getByRole('dialog', { name: 'Scegli un’immagine' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('list').getByRole('button', { name }).click();
  await page.getByRole('img', { name: `${label}: quella scelta` }).waitFor();
}
