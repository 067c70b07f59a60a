import { mix } from '../colour.ts';
import { sun } from '../scenery.ts';
import { land, type Point, path, rect, smooth, stroke, times } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade } from '../texture.ts';

/** A song drawn as mountains: one line per bar, quiet at the edges, loud in the middle. */
export function ridges(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const rows = random.whole(13, 19);
  const top = height * 0.34;
  const middle = random.between(0.38, 0.62);
  const [from = colours.line, to = colours.accent] = random.shuffle(
    colours.fills.filter((ink) => ink !== colours.ink && ink !== colours.ground),
  );
  const solid = random.chance(0.5);
  const inset = width * (solid ? -0.02 : 0.1);
  const lines = times(rows, (row) => {
    const y = top + ((height * 0.9 - top) * row) / (rows - 1);
    const points = times(26, (step): Point => {
      const share = step / 25;
      const swell = Math.exp(-((share - middle) ** 2) / 0.028);
      return [inset + (width - inset * 2) * share, y - (swell * u * random.between(3, 17) + u * random.between(0, 1))];
    });
    const ink = mix(from, to, row / (rows - 1));
    const body = path(
      land(points, solid ? height * 1.02 : y + u),
      solid ? ink : mix(colours.ground, colours.haze, row / rows),
    );
    return body + stroke(smooth(points), solid ? mix(ink, colours.ground, 0.5) : ink, u * (solid ? 0.45 : 0.75));
  });
  const sky = rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze));
  const star =
    solid || random.chance(0.4) ? sun(sheet, width * random.pick([0.3, 0.5, 0.7]), height * 0.24, u * 12) : '';
  return sky + star + lines.join('');
}
