export const themeChoices = ['system', 'paper', 'night'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** In this browser's storage; the entry of every page reads it before the first paint. */
export const themeKey = 'theme';

export function parseTheme(text: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === text) ?? 'system';
}

/** Whether a page that is paper by itself is worn dark. */
export function isDark(choice: ThemeChoice, isSystemDark: boolean): boolean {
  return choice === 'night' || (choice === 'system' && isSystemDark);
}
