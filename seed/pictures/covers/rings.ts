import { mix } from '../colour.ts';
import { circle, each, rect, ring } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade } from '../texture.ts';

/** Two stones thrown into the same water. */
export function rings(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const [one = colours.line, two = colours.accent] = random.shuffle(colours.fills.filter((ink) => ink !== colours.ink));
  const gap = u * random.between(4, 5.4);
  const centres = [
    { x: width * random.between(0.2, 0.42), y: height * random.between(0.28, 0.5), ink: one },
    { x: width * random.between(0.58, 0.8), y: height * random.between(0.5, 0.74), ink: two },
  ];
  const sets = centres.map(({ x, y, ink }) =>
    each(22, (index) => ring(x, y, gap * (index + 1), mix(ink, colours.ground, index / 30), gap * 0.42)),
  );
  const stones = centres.map(({ x, y }, index) => circle(x, y, gap * 0.5, index ? one : two)).join('');
  return rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze)) + sets.join('') + stones;
}
