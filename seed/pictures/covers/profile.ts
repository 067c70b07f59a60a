import { difference, mix, tone } from '../colour.ts';
import { circle, each, group, land, move, type Point, rect, ring, times, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded, stripes } from '../texture.ts';

/** A head in profile, looking right, in a square of a hundred; the neck leaves by the foot. */
const head =
  'M32 102C33 92 32 86 28 78C20 70 16 58 18 44C20 26 34 14 52 14C66 14 76 22 79 33C80 37 79 40 80 43C81 47 86 52 87 55C88 57.5 84 58 83 59.5C82.6 61 84.6 62.4 84 64C83.6 65 82.4 65.4 82.4 66C82.6 67 83.6 68 83 69.6C82.4 71 81 71.4 81 73C81.4 77 80 80.6 73 81C68 81.2 64 81 63 86C62.4 91 64 97 66 102Z';

/** Somebody whose thoughts we can see. */
export function profile(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const scale = Math.min(width, height) / 100;
  const skin = random.pick(
    [colours.bold, colours.second, colours.accent, colours.ink].filter((ink) => difference(ink, colours.ground) > 0.24),
  );
  const left = random.chance(0.5);
  const place = left
    ? `translate(${width / 2 + 50 * scale} ${height - 100 * scale}) scale(${-scale} ${scale})`
    : `translate(${width / 2 - 50 * scale} ${height - 100 * scale}) scale(${scale})`;
  const inside = random.pick([thoughts, landscape, rays])({ ...sheet, width: 100, height: 100, unit: 1 }, skin);
  const mind = group(
    place,
    shaded({ ...sheet, height: 100 }, head, skin, {
      x: 16,
      y: 14,
      width: 72,
      height: 88,
      colour: tone(skin, skin === colours.ink ? 0.2 : -0.2),
      from: [0, 1, 0.6, 0.3],
      strength: 0.6,
      grain: 0.35,
    }) + within(sheet, head, inside),
  );
  const behind = circle(
    width * (left ? 0.42 : 0.58),
    height * 0.44,
    u * 38,
    mix(colours.ground, colours.fills.find((ink) => ink !== skin && ink !== colours.ink) ?? colours.soft, 0.7),
  );
  return rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze)) + behind + mind;
}

function thoughts({ colours }: Sheet, skin: string): string {
  const inks = [colours.paper, colours.accent, colours.second, colours.soft].filter(
    (ink) => difference(ink, skin) > 0.2,
  );
  return each(5, (index) => ring(46, 42, 5 + index * 6, inks[index % inks.length] ?? colours.paper, 3));
}

function landscape(sheet: Sheet, skin: string): string {
  const { colours, random } = sheet;
  const inks = [colours.soft, colours.accent, colours.second, colours.paper].filter(
    (ink) => difference(ink, skin) > 0.15,
  );
  const slopes = times(3, (row) =>
    land(
      times(6, (step): Point => [10 + step * 16, 56 + row * 13 + random.between(-4, 4)]),
      104,
    ),
  );
  return (
    circle(50, 36, 11, inks[0] ?? colours.paper) +
    slopes.map((d, index) => `<path d="${d}" fill="${inks[(index + 1) % inks.length] ?? colours.soft}"/>`).join('')
  );
}

function rays({ colours }: Sheet, skin: string): string {
  const ink = [colours.paper, colours.accent].find((one) => difference(one, skin) > 0.25) ?? colours.paper;
  return (
    group(move(0, 0), stripes({ x: 10, y: 10, width: 40, height: 95 }, ink, 5, 1.6, 0.35)) +
    halftone({ x: 50, y: 12, width: 40, height: 92, step: 3.4, colour: ink, weight: (across) => 0.8 - across })
  );
}
