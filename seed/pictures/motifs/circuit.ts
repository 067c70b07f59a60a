import { mix, tone } from '../colour.ts';
import { box, circle, each, rect, ring, roundRect, short, stroke, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded, stripes } from '../texture.ts';

/** A chip and the city of wires around it. */
export function circuit(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const x = width * (width > height * 1.3 ? random.pick([0.34, 0.5, 0.64]) : 0.5);
  const y = height * 0.5;
  const size = unit * random.between(34, 42);
  const inks = colours.fills.filter((ink) => ink !== colours.ink || colours.mood === 'soft');
  const board = rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze));
  const dots = halftone({
    x: 0,
    y: 0,
    width,
    height,
    step: unit * 4.2,
    colour: mix(colours.ground, colours.line, 0.25),
    weight: (across, down) => 0.5 - Math.hypot((across - x / width) * 1.3, down - 0.5) * 0.75,
  });
  const traces = each(4, (side) => traceBundle(sheet, x, y, size, side, inks));
  return board + dots + traces + chip(sheet, x, y, size);
}

/** Wires leaving one side of the chip: straight, a 45 degree step, straight again, an eyelet at the end. */
function traceBundle(sheet: Sheet, x: number, y: number, size: number, side: number, inks: readonly string[]): string {
  const { width, height, unit, random } = sheet;
  const count = 7;
  const room = side % 2 ? height : width;
  return each(count, (index) => {
    const offset = (index - (count - 1) / 2) * (size / count);
    const spread = offset * random.between(1.2, 2.6);
    const first = size / 2 + unit * random.between(4, 9) + Math.abs(offset) * 0.2;
    const last =
      first +
      Math.abs(spread - offset) +
      unit * random.between(6, 16) +
      (room > height ? unit * random.between(0, 34) : 0);
    const thickness = unit * random.pick([0.9, 0.9, 1.7]);
    const ink = inks[(index + side) % inks.length] ?? '#000000';
    const d = `M0 ${short(offset)}H${short(first)}L${short(first + Math.abs(spread - offset))} ${short(spread)}H${short(last)}`;
    const eyelet = ring(last + unit * 1.8, spread, unit * 1.8, ink, unit * 0.9);
    return `<g transform="translate(${short(x)} ${short(y)}) rotate(${[0, 90, 180, 270][side]})">${stroke(d, ink, thickness, 'stroke-linejoin="round"')}${eyelet}</g>`;
  });
}

function chip(sheet: Sheet, x: number, y: number, size: number): string {
  const { unit, random, colours } = sheet;
  const half = size / 2;
  const body = colours.mood === 'night' ? colours.paper : colours.ink;
  const face = random.pick([colours.accent, colours.second, colours.bold].filter((ink) => ink !== colours.ground));
  const inner = size * 0.62;
  const d = box(x - inner / 2, y - inner / 2, inner, inner);
  const art = random.pick([
    () => circle(x, y, inner * 0.32, colours.paper) + circle(x, y, inner * 0.17, colours.ink),
    () =>
      stripes(
        { x: x - inner / 2, y: y - inner / 2, width: inner, height: inner },
        colours.paper,
        inner / 6,
        inner / 14,
        1,
      ),
    () =>
      each(3, (index) => ring(x - inner / 2, y + inner / 2, inner * (0.3 + index * 0.26), colours.paper, inner * 0.1)),
  ])();
  return [
    roundRect(x - half + unit, y - half + unit * 1.4, size, size, unit * 2, colours.ink, 'opacity="0.3"'),
    roundRect(x - half, y - half, size, size, unit * 2, body),
    shaded(sheet, d, face, {
      x: x - inner / 2,
      y: y - inner / 2,
      width: inner,
      height: inner,
      colour: tone(face, -0.2),
      from: [1, 1, 0.2, 0.2],
      strength: 0.6,
    }),
    within(sheet, d, art),
    circle(x - half + unit * 3, y - half + unit * 3, unit * 1, face),
  ].join('');
}
