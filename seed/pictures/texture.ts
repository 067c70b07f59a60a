import { path, rect, short, within } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** Tiled SVG patterns take librsvg over a second at full size; dots drawn as round-capped strokes take milliseconds. */
const dots = (marks: string, colour: string, diameter: number, opacity: number): string =>
  marks &&
  `<path d="${marks}" fill="none" stroke="${colour}" stroke-width="${short(diameter)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HalftoneOptions extends Area {
  step: number;
  colour: string;
  /** How heavy the dot is at this spot of the area (0..1 both ways): 0 is none, 1 touches its neighbours. */
  weight: (across: number, down: number) => number;
  opacity?: number;
}

const dotSizes = 9;

/** A printer's screen turned by 45 degrees, the dots growing with the weight. */
export function halftone({ x, y, width, height, step, colour, weight, opacity = 1 }: HalftoneOptions): string {
  const marks: string[] = new Array(dotSizes + 1).fill('');
  const rows = Math.ceil(height / (step / 2));
  const columns = Math.ceil(width / step);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const dotX = x + (column + (row % 2) / 2) * step;
      const dotY = y + (row * step) / 2;
      const level = Math.round(Math.min(1, Math.max(0, weight((dotX - x) / width, (dotY - y) / height))) * dotSizes);
      if (level > 0) marks[level] += `M${short(dotX)} ${short(dotY)}h.01`;
    }
  }
  return marks.map((mark, level) => dots(mark, colour, (level / dotSizes) * step * 0.72, opacity)).join('');
}

export interface StippleOptions extends Area {
  colour: string;
  /** Dots thrown; those that fall where the weight is low are dropped. */
  count: number;
  size: number;
  weight: (across: number, down: number) => number;
  opacity?: number;
}

/** Sprayed ink: grain that thickens where the weight grows. */
export function stipple(
  sheet: Sheet,
  { x, y, width, height, colour, count, size, weight, opacity = 1 }: StippleOptions,
): string {
  let fine = '';
  let coarse = '';
  for (let index = 0; index < count; index++) {
    const across = sheet.random.next();
    const down = sheet.random.next();
    if (sheet.random.next() > weight(across, down)) continue;
    const mark = `M${Math.round(x + across * width)} ${Math.round(y + down * height)}h`;
    if (index % 3 === 0) coarse += `${mark}${short(size * 1.5)}`;
    else fine += `${mark}${short(size)}`;
  }
  return specks(fine, colour, size, opacity) + specks(coarse, colour, size * 1.5, opacity);
}

/** Short butt-ended strokes: at this size nobody sees corners, and they draw five times faster than round dots. */
const specks = (marks: string, colour: string, size: number, opacity: number): string =>
  marks &&
  `<path d="${marks}" fill="none" stroke="${colour}" stroke-width="${short(size)}" stroke-opacity="${short(opacity)}"/>`;

/** Direction of a blend: from one corner of the unit square to another. */
export type Direction = readonly [fromX: number, fromY: number, toX: number, toY: number];
export const downward: Direction = [0, 0, 0, 1];
export const upward: Direction = [0, 1, 0, 0];
export const rightward: Direction = [0, 0, 1, 0];
export const leftward: Direction = [1, 0, 0, 0];

export interface Stop {
  at: number;
  colour: string;
  opacity?: number;
}

export function blend(sheet: Sheet, direction: Direction, stops: readonly Stop[]): string {
  const [x1, y1, x2, y2] = direction;
  const id = sheet.define(
    (name) =>
      `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMark).join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

const stopMark = ({ at, colour, opacity = 1 }: Stop) =>
  `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** Two flat inks melting into each other. */
export const fade = (sheet: Sheet, direction: Direction, from: string, to: string): string =>
  blend(sheet, direction, [
    { at: 0, colour: from },
    { at: 1, colour: to },
  ]);

/** An ink that thins out to nothing. */
export const veil = (sheet: Sheet, direction: Direction, colour: string, opacity: number, reach = 1): string =>
  blend(sheet, direction, [
    { at: 0, colour, opacity },
    { at: reach, colour, opacity: 0 },
  ]);

export interface ShadeOptions extends Area {
  colour: string;
  from: Direction;
  strength?: number;
  grain?: number;
}

/**
 * A filled outline with sprayed shadow growing out of one side: what makes flat shapes feel printed.
 * The area is the outline's box; the shadow's side is where the direction begins.
 */
export function shaded(sheet: Sheet, d: string, fill: string, options: ShadeOptions): string {
  const { x, y, width, height, colour, from, strength = 0.5, grain = 1 } = options;
  const [x1, y1, x2, y2] = from;
  const along = (across: number, down: number) => {
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    return ((across - x1) * (x2 - x1) + (down - y1) * (y2 - y1)) / length;
  };
  const count = Math.min(2600, Math.round(((width * height) / (sheet.height * sheet.height)) * 4200 * grain));
  const size = sheet.height * 0.0026;
  const spray = stipple(sheet, {
    x,
    y,
    width,
    height,
    colour,
    count,
    size,
    opacity: Math.min(1, strength * 1.1),
    weight: (across, down) => Math.max(0, 1 - along(across, down) * 1.35) ** 1.7,
  });
  return (
    path(d, fill) +
    within(sheet, d, rect(x, y, width, height, veil(sheet, straightened(from), colour, strength * 0.6, 0.8)) + spray)
  );
}

/** librsvg paints upright and level blends five times faster than slanted ones; the spray keeps the slant. */
function straightened([x1, y1, x2, y2]: Direction): Direction {
  if (Math.abs(x2 - x1) > Math.abs(y2 - y1)) return x2 > x1 ? rightward : leftward;
  return y2 > y1 ? downward : upward;
}

/** Parallel strokes across an area, for cloth, fields, rain and light. */
export function stripes(area: Area, colour: string, step: number, thickness: number, slant = 0): string {
  let d = '';
  const reach = Math.abs(slant) * area.height;
  for (let at = area.x - reach; at < area.x + area.width + reach; at += step) {
    d += `M${short(at)} ${short(area.y)}L${short(at + slant * area.height)} ${short(area.y + area.height)}`;
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(thickness)}"/>`;
}
