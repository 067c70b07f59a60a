import { difference, mix, tone } from '../colour.ts';
import { archway, disc, each, path, polygon, rect, ring, sector } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded, stripes } from '../texture.ts';

/** The poster behind the face: one big idea, quiet enough to leave the face alone. */
export function posterBehind(sheet: Sheet): string {
  const { width, height, random, colours } = sheet;
  const shapes = colours.fills.filter((ink) => ink !== colours.ink && difference(ink, colours.ground) > 0.14);
  const [one = colours.accent, two = colours.soft] = shapes;
  const base = rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze));
  const big = random.pick([halo, target, fan, door, split, dots, sunrise, bands]);
  return base + big(sheet, one, two);
}

type Backing = (sheet: Sheet, one: string, two: string) => string;

const halo: Backing = (sheet, one) =>
  shaded(sheet, disc(500, 430, 350), one, {
    x: 150,
    y: 80,
    width: 700,
    height: 700,
    colour: tone(one, -0.18),
    from: [1, 1, 0.2, 0.2],
    strength: 0.5,
  });

const target: Backing = (_, one, two) =>
  each(6, (index) => ring(500, 430, 250 + index * 84, index % 2 ? two : one, 42));

const fan: Backing = ({ colours }, one) =>
  each(9, (index) => path(sector(0, 1000, 1500, 270 + index * 10, 275 + index * 10), mix(colours.ground, one, 0.4)));

const door: Backing = (sheet, one, two) =>
  path(archway(110, 1000, 780, 930), two) +
  shaded(sheet, archway(190, 1000, 620, 830), one, {
    x: 190,
    y: 170,
    width: 620,
    height: 830,
    colour: tone(one, -0.16),
    from: [0.5, 1, 0.5, 0],
    strength: 0.5,
  });

const split: Backing = (sheet, one) =>
  shaded(sheet, 'M500 0H1000V1000H500Z', one, {
    x: 500,
    y: 0,
    width: 500,
    height: 1000,
    colour: tone(one, -0.16),
    from: [0.5, 1, 0.5, 0],
    strength: 0.5,
  });

const dots: Backing = ({ width, height }, one) =>
  halftone({
    x: 0,
    y: 0,
    width,
    height,
    step: 40,
    colour: one,
    weight: (across, down) => 1.02 - Math.hypot(across - 0.5, down - 0.44) * 1.25,
  });

const sunrise: Backing = (sheet, one, two) =>
  path(sector(500, 780, 640, 180, 360), two) +
  shaded(sheet, sector(500, 780, 480, 180, 360), one, {
    x: 20,
    y: 300,
    width: 960,
    height: 480,
    colour: tone(one, -0.16),
    from: [0.5, 1, 0.5, 0],
    strength: 0.5,
  });

const bands: Backing = ({ width, height }, one, two) =>
  stripes({ x: 0, y: 0, width, height }, one, 96, 44, -0.35) +
  polygon(
    [
      [0, height],
      [0, height * 0.72],
      [width, height * 0.5],
      [width, height],
    ],
    two,
  );
