export const panelId = 'promotion-info';

/** What had the focus is gone with the form it stood in: the panel takes it, so that the keyboard goes on from there. */
export function focusPanel(): void {
  document.getElementById(panelId)?.focus({ preventScroll: true });
}
