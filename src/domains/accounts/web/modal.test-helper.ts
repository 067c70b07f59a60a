import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { headerMessages } from '#domains/site/site.messages.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import type { Visitor } from '../../../../tests/browser/visitor.ts';

const api = '**/api/v1/profile/';

/** The modal as a listener meets it. */
export function modalOn(page: Page) {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  /** A label may carry a mark for what must be filled in. */
  const field = (label: string) => dialog.getByLabel(new RegExp(`^${label}( \\*, obrigatório)?$`));
  /** What is heard of a field beside its label. */
  const describedBy = (label: string) =>
    field(label).evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  return {
    dialog,
    button,
    field,
    describedBy,
    /** The field says what is wrong with it, and the keyboard is there. */
    async expectFocusOn(label: string, error: string) {
      await eventually(() => describedBy(label)).toContain(error);
      expect(await field(label).getAttribute('aria-invalid')).toBe('true');
      await eventually(() => field(label).evaluate((input) => input === document.activeElement)).toBe(true);
    },
    title: (name: string): Locator => dialog.getByRole('heading', { level: 2, name, exact: true }),
    /** What is said about a form as a whole. */
    failure: (text: string) => dialog.getByRole('alert').getByText(text, { exact: true }),
    toast: (text: string) => page.locator('[data-toast]', { hasText: text }),
    account: page.getByRole('banner').getByRole('button', { name: headerMessages.enter, exact: true }),
    async open() {
      await page.getByRole('banner').getByRole('button', { name: headerMessages.enter, exact: true }).click();
      await dialog.waitFor();
    },
    async fill(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    },
    /** Holds a call back until it is let go, and counts how often it was made. */
    async hold(call: string) {
      let calls = 0;
      let letGo: () => void = () => undefined;
      const isFree = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(api + call, async (route) => {
        calls++;
        await isFree;
        await route.continue();
      });
      return { count: () => calls, letGo };
    },
    /** The next calls get this answer, or none at all. */
    async answer(call: string, status: number, message: string, data: unknown = null) {
      await page.unroute(api + call);
      await page.route(api + call, (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: { status, message, data } }),
      );
    },
    letThrough: (call: string) => page.unroute(api + call),
  };
}

/** Nobody that the browser knows, before a light page: one that stands there already is put back instead of loaded anew. */
export async function atRest(visitor: Visitor): Promise<void> {
  const { page, context } = visitor;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies({ name: /auth_jwt|a1_signed_in|a1_device/ });
  if (!(await isPutBack(visitor))) await visitor.open('/chi-siamo');
}

async function isPutBack({ page, context }: Visitor): Promise<boolean> {
  const { dialog } = modalOn(page);
  const banner = page.getByRole('banner');
  const enter = banner.getByRole('button', { name: headerMessages.enter, exact: true, includeHidden: true });
  const isThere = page.url().endsWith('/chi-siamo') && context.pages().length === 1;
  if (!isThere || (await enter.count()) === 0) return false;
  await dismissToasts(page);
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return true;
}

/** What was said before is not mistaken for what is said next. */
export async function dismissToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('[data-toast] > button')) close.click();
  });
  await page.locator('[data-toast]').first().waitFor({ state: 'detached' });
}

/** A failure without a word of its own; that all of them have the same words is told by the test of `failureText`. */
export const unexpected = [500, 'internal error'] as const;

export type Modal = ReturnType<typeof modalOn>;
