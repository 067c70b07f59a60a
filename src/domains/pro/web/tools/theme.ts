import { isDark, parseTheme, type ThemeChoice, themeKey } from '../../theme.rules.ts';
import { createPersistedStore } from './persisted-store.ts';

export const themeChoice = createPersistedStore<ThemeChoice>(themeKey, parseTheme, (choice) => choice);

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

/** Puts the choice on the page and follows it, also when the system changes its mind. Returns how to take it off. */
export function wearTheme(): () => void {
  const system = darkSystem();
  const follow = () => paint(isDark(themeChoice.get(), system.matches));
  const onPaper = () => paint(false);
  // Written even where nothing was chosen: the next page then wears it from its first paint on.
  themeChoice.set(themeChoice.get());
  follow();
  const leave = themeChoice.subscribe(follow);
  system.addEventListener('change', follow);
  addEventListener('beforeprint', onPaper);
  addEventListener('afterprint', follow);
  return () => {
    leave();
    system.removeEventListener('change', follow);
    removeEventListener('beforeprint', onPaper);
    removeEventListener('afterprint', follow);
    takeOffTheme();
  };
}

/** The page is as light or dark again as it is by itself. */
export function takeOffTheme(): void {
  paint(false);
}

function paint(dark: boolean): void {
  const root = document.documentElement;
  if (dark) root.dataset.dark = 'true';
  else delete root.dataset.dark;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
}
