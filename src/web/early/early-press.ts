/** Buttons whose press is kept until their code is here: they carry `data-early` and take `replayEarlyPress` as a ref. */
export type EarlyButton = 'play' | 'rate' | 'menu' | 'search' | 'login';

/** The button answers for itself from now on, and does what was pressed before it could. */
export function replayEarlyPress(button: HTMLElement | null): void {
  if (takeEarlyPress(button)) button?.click();
}

/** Whether the button was pressed before it could answer. It is told once. */
export function takeEarlyPress(button: HTMLElement | null): boolean {
  if (!button || !('early' in button.dataset)) return false;
  const isHeard = 'pressed' in button.dataset;
  delete button.dataset.early;
  if (isHeard) settle(button);
  return isHeard;
}

/** Takes the press over from a button that is not hydrated yet; it looks heard until it is settled. */
export function takeOver(name: EarlyButton): HTMLElement | null {
  const button = document.querySelector<HTMLElement>(`[data-early=${name}][data-pressed]`);
  if (button) delete button.dataset.early;
  return button;
}

/** The press is done, or cannot be done. */
export function settle(button: HTMLElement): void {
  delete button.dataset.pressed;
  button.removeAttribute('aria-busy');
  document.querySelector('[data-early-words]')?.remove();
}
