import { expect, it } from 'vitest';
import { difference } from './colour.ts';
import { chooseColours, type Mood, palettes } from './palette.ts';
import { createRandom } from './random.ts';

const moods: readonly Mood[] = ['paper', 'soft', 'night', 'bold'];

it.each(palettes)('the inks of $name stand out on every ground', (palette) => {
  for (const mood of moods) {
    const colours = chooseColours(createRandom(mood), palette, mood);
    expect(colours.fills.length).toBeGreaterThanOrEqual(3);
    expect(difference(colours.line, colours.ground)).toBeGreaterThan(0.3);
    expect(difference(colours.sun, colours.ground)).toBeGreaterThan(0.17);
  }
});
