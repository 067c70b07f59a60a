import { mix, tone } from './colour.ts';
import { circle, disc, each, land, type Point, rect, ring, smooth, stroke, times, within } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { blend, downward, fade, halftone, shaded } from './texture.ts';

/** Draws a whole picture on the sheet. */
export type Motif = (sheet: Sheet) => string;

/** The ground of the sheet, lightened towards the horizon, with a printed screen creeping in from one corner. */
export function backdrop(sheet: Sheet, screen = true): string {
  const { width, height, unit, colours, random } = sheet;
  const base = rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze));
  if (!screen || random.chance(0.35)) return base;
  const fromRight = random.chance(0.5);
  const dots = halftone({
    x: 0,
    y: 0,
    width,
    height: height * 0.6,
    step: unit * 3.1,
    colour: mix(
      colours.ground,
      colours.mood === 'night' ? colours.bold : colours.line,
      colours.mood === 'night' ? 0.5 : 0.22,
    ),
    weight: (across, down) => 0.62 - Math.hypot((fromRight ? 1 - across : across) * 1.5, down * 1.1) * 0.75,
  });
  return base + dots;
}

/** The sun of all our posters: plain, sliced by haze, haloed, or half in dots. */
export function sun(sheet: Sheet, x: number, y: number, radius: number, colour = sheet.colours.sun): string {
  const { random, unit } = sheet;
  const area = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  const style = random.pick(['sprayed', 'sprayed', 'sliced', 'haloed', 'dotted'] as const);
  if (style === 'sliced') {
    const cuts = each(5, (index) => {
      const top = y + radius * (0.1 + index * 0.19);
      return rect(
        area.x,
        top,
        area.width,
        radius * (0.03 + index * 0.022),
        mix(sheet.colours.ground, sheet.colours.haze, 0.4),
      );
    });
    return within(
      sheet,
      disc(x, y, radius),
      circle(x, y, radius, fade(sheet, downward, tone(colour, 0.05), colour)) + cuts,
    );
  }
  if (style === 'haloed') {
    const halo = each(3, (index) =>
      circle(x, y, radius * (1.75 - index * 0.25), colour, `opacity="${0.12 + index * 0.06}"`),
    );
    return halo + circle(x, y, radius, colour);
  }
  if (style === 'dotted') {
    const dots = halftone({
      ...area,
      step: unit * 2,
      colour: mix(colour, sheet.colours.ink, 0.35),
      weight: (across, down) => (across + down) * 0.62 - 0.42,
    });
    return circle(x, y, radius, colour) + within(sheet, disc(x, y, radius), dots);
  }
  return shaded(sheet, disc(x, y, radius), colour, {
    ...area,
    colour: tone(colour, -0.22),
    from: [0.9, 1, 0.25, 0.1],
    strength: 0.75,
  });
}

/** A rolling edge from left to right, a little beyond both margins. */
export function rolling(sheet: Sheet, level: number, swing: number, steps: number): Point[] {
  const { width, random } = sheet;
  return times(steps + 1, (index) => [
    (width * 1.16 * index) / steps - width * 0.08,
    level + random.between(-swing, swing) * (index % 2 ? 1 : 0.6),
  ]);
}

export function hill(sheet: Sheet, edge: readonly Point[], fill: string, strength = 0.45): string {
  const top = Math.min(...edge.map(([, y]) => y));
  const { width, height } = sheet;
  return shaded(sheet, land(edge, height * 1.02), fill, {
    x: 0,
    y: top,
    width,
    height: height - top,
    colour: tone(fill, -0.18),
    from: [0.2, 1, 0.1, 0],
    strength,
    grain: 0.6,
  });
}

export const bird = (x: number, y: number, span: number, colour: string): string =>
  stroke(
    smooth([
      [x - span, y - span * 0.15],
      [x - span * 0.45, y - span * 0.42],
      [x, y],
      [x + span * 0.45, y - span * 0.42],
      [x + span, y - span * 0.15],
    ]),
    colour,
    span * 0.13,
    'stroke-linecap="round"',
  );

/** Sound leaving a point: arcs of one stroke each, thinner with distance. */
export function soundArcs(
  x: number,
  y: number,
  from: number,
  step: number,
  count: number,
  colour: string,
  thickness: number,
): string {
  return each(count, (index) => ring(x, y, from + index * step, colour, thickness * (1 - index / (count * 1.6))));
}

/** Light leaving a lamp. */
export const beam = (sheet: Sheet, colour: string, opacity: number): string =>
  blend(sheet, downward, [
    { at: 0, colour, opacity },
    { at: 1, colour, opacity: opacity * 0.15 },
  ]);
