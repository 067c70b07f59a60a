import { cutHard, cutOnWord } from '#kit/cut.ts';

/** How many characters a title in a list may have, by the size in which it stands there. */
const longestTitles = { lead: 95, large: 95, card: 75, text: 75, row: 65, line: 65 } as const;
export type ListTitleSize = keyof typeof longestTitles;

const longestSlideTitle = 16;

export function listTitle(title: string, size: ListTitleSize): string {
  return cutOnWord(title, longestTitles[size]);
}

/** Titles and names below the pictures of a slider, which are narrow. */
export function slideTitle(title: string): string {
  return cutHard(title, longestSlideTitle);
}
