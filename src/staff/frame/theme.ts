import { createStore } from '#web/shell/store.ts';

export type Theme = 'paper' | 'night';
const key = 'desk.theme';

function chosen(): Theme | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'paper' || kept === 'night' ? kept : null;
  } catch {
    return null;
  }
}

/** Whoever never chose gets what their system wears. */
export const theme = createStore<Theme>('paper');

export function applyTheme(): void {
  const wanted = chosen() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'paper');
  wear(wanted);
}

export function chooseTheme(next: Theme): void {
  wear(next);
  try {
    localStorage.setItem(key, next);
  } catch {
    // Where nothing may be kept, it holds until the window closes.
  }
}

function wear(next: Theme): void {
  theme.set(next);
  document.documentElement.toggleAttribute('data-dark', next === 'night');
}
