import { cutHard, cutOnWord } from '#kit/cut.ts';

export { defaultAppParameters } from './site.defaults.ts';

/** How many characters a title in a list may have, by the room that it has there. */
export const titleLimits = { lead: 95, column: 75, card: 65, side: 55, compact: 40 } as const;

export function cutTitle(title: string, place: keyof typeof titleLimits): string {
  return cutOnWord(title, titleLimits[place]);
}

const longestSlideTitle = 16;

export function slideTitle(title: string): string {
  return cutHard(title, longestSlideTitle);
}
