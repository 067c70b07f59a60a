import { type TestFlags, testFlagsOf } from '#domains/accounts/profile-link.rules.ts';
import { createStore } from '../shell/store.ts';

/** What this visit tries out. Only names that the station has enabled ever get here, so no link can switch on anything else. */
const testFlags = createStore<TestFlags>({});

/** The flags also stand on the root element, where styles see them. */
export function startTestFlags(search: string, enabledTests: readonly string[]): void {
  const flags = testFlagsOf(search, enabledTests);
  if (Object.keys(flags).length === 0) return;
  testFlags.set(flags);
  document.documentElement.dataset.tests = Object.entries(flags)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
