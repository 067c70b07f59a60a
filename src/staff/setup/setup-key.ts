import { staffPath } from '../staff-path.ts';

/** The key of the one-time address that the start has printed, while it stands in the browser's address. */
export function setupKeyInAddress(): string | null {
  if (location.pathname !== `${staffPath}/inizio`) return null;
  return /^#([\w-]{20,100})$/.exec(location.hash)?.[1] ?? null;
}

/** A key that was used has no business in the history. */
export function forgetSetupKey(): void {
  history.replaceState(history.state, '', location.pathname);
}
