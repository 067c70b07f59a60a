import type { BrowserContext, Page } from 'playwright-core';

/** Nothing comes from these addresses until the returned word is given. */
export async function holdBack(asked: Page | BrowserContext, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await asked.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
