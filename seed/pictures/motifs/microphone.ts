import { mix, tone } from '../colour.ts';
import { beam } from '../scenery.ts';
import {
  circle,
  each,
  group,
  line,
  move,
  path,
  polygon,
  rect,
  ring,
  roundRect,
  sector,
  short,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded, stripes } from '../texture.ts';

/** The old studio microphone, and the voice leaving it. */
export function microphone(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const x = width * (width > height * 1.3 ? random.pick([0.32, 0.5, 0.66]) : 0.5);
  const y = height * 0.42;
  const behind = random.pick([voices, rays, block])(sheet, x, y);
  const base = rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze));
  const body = random.chance(0.5) ? classic(sheet) : capsule(sheet);
  return (
    base +
    behind +
    group(move(x, y), stand(sheet, height - y) + body, '') +
    line([x - unit * 30, height], [x + unit * 30, height], colours.line, unit * 2)
  );
}

function voices(sheet: Sheet, x: number, y: number): string {
  const { unit, colours } = sheet;
  const inks = colours.fills.filter((ink) => ink !== colours.ink);
  return (
    each(6, (index) => ring(x, y, unit * (34 + index * 13), inks[index % inks.length] ?? colours.line, unit * 6.5)) +
    circle(x, y, unit * 31, mix(colours.ground, colours.paper, colours.mood === 'night' ? 0.1 : 0.5))
  );
}

function rays(sheet: Sheet, x: number, y: number): string {
  const { width, unit, random, colours } = sheet;
  const count = random.pick([14, 18, 22]);
  const ray = mix(colours.ground, colours.fills.find((ink) => ink !== colours.ink) ?? colours.accent, 0.3);
  const slice = 360 / count;
  return (
    each(count, (index) => path(sector(x, y, width, index * slice, index * slice + slice / 2), ray)) +
    circle(x, y, unit * 32, colours.sun)
  );
}

function block(sheet: Sheet, x: number, y: number): string {
  const { width, height, unit, colours } = sheet;
  const [one = colours.bold, two = colours.accent] = colours.fills.filter((ink) => ink !== colours.ink);
  const lamp = polygon(
    [
      [x - unit * 10, 0],
      [x + unit * 10, 0],
      [x + unit * 62, height],
      [x - unit * 62, height],
    ],
    beam(sheet, two, 0.85),
  );
  const dots = halftone({
    x: 0,
    y: height * 0.5,
    width,
    height: height * 0.5,
    step: unit * 3.2,
    colour: one,
    weight: (across, down) => down * 0.9 - Math.abs(across - x / width) * 0.5,
  });
  return dots + lamp + circle(x, y, unit * 29, one);
}

function stand(sheet: Sheet, down: number): string {
  const { unit, colours } = sheet;
  const metal = colours.ink;
  return (
    rect(-unit * 1.6, unit * 20, unit * 3.2, down, metal) +
    rect(-unit * 1.6, unit * 20, unit * 1.1, down, mix(metal, colours.paper, 0.3)) +
    path(`M${short(-unit * 18)} ${short(down)}q${short(unit * 18)} ${short(-unit * 9)} ${short(unit * 36)} 0Z`, metal)
  );
}

/** The chromed one with ribs. */
function classic(sheet: Sheet): string {
  const { unit, colours } = sheet;
  const w = unit * 15;
  const d = `M${short(-w)} ${short(-unit * 12)}C${short(-w)} ${short(-unit * 33)} ${short(w)} ${short(-unit * 33)} ${short(w)} ${short(-unit * 12)}V${short(unit * 10)}C${short(w)} ${short(unit * 24)} ${short(-w)} ${short(unit * 24)} ${short(-w)} ${short(unit * 10)}Z`;
  const shell = shaded(sheet, d, colours.paper, {
    x: -w,
    y: -unit * 28,
    width: w * 2,
    height: unit * 50,
    colour: mix(colours.paper, colours.ink, 0.55),
    from: [1, 0.6, 0, 0.3],
    strength: 0.8,
  });
  const ribs = within(
    sheet,
    d,
    [-0.72, -0.4, -0.08, 0.24, 0.56].map((at) => rect(w * at, -unit * 30, w * 0.16, unit * 26, colours.ink)).join('') +
      [-0.72, -0.4, -0.08, 0.24, 0.56].map((at) => rect(w * at, unit * 5, w * 0.16, unit * 20, colours.ink)).join(''),
  );
  const band =
    rect(-w * 1.08, -unit * 4.5, w * 2.16, unit * 8, colours.bold === colours.ground ? colours.second : colours.bold) +
    rect(-w * 1.08, -unit * 1.4, w * 2.16, unit * 1.6, colours.accent);
  return group('', shell + ribs + band) + roundRect(-unit * 4, unit * 18, unit * 8, unit * 6, unit, colours.ink);
}

/** The round-headed one of the stage. */
function capsule(sheet: Sheet): string {
  const { unit, colours } = sheet;
  const r = unit * 15;
  const head = `M${short(-r)} ${short(-unit * 8)}a${short(r)} ${short(r)} 0 0 1 ${short(r * 2)} 0Z`;
  const jaw = `M${short(-r)} ${short(-unit * 4)}H${short(r)}L${short(unit * 5)} ${short(unit * 26)}H${short(-unit * 5)}Z`;
  const grille = colours.accent === colours.ground ? colours.paper : colours.accent;
  const mesh = within(
    sheet,
    head,
    stripes({ x: -r, y: -unit * 25, width: r * 2, height: unit * 18 }, tone(grille, -0.25), unit * 2, unit * 0.5, 0.6) +
      stripes(
        { x: -r, y: -unit * 25, width: r * 2, height: unit * 18 },
        tone(grille, -0.25),
        unit * 2,
        unit * 0.5,
        -0.6,
      ),
  );
  return [
    shaded(sheet, head, grille, {
      x: -r,
      y: -unit * 24,
      width: r * 2,
      height: unit * 16,
      colour: tone(grille, -0.3),
      from: [1, 1, 0.1, 0.1],
      strength: 0.7,
    }),
    mesh,
    rect(-r * 1.06, -unit * 8.4, r * 2.12, unit * 4.8, colours.paper),
    shaded(sheet, jaw, colours.ink, {
      x: -r,
      y: -unit * 4,
      width: r * 2,
      height: unit * 30,
      colour: mix(colours.ink, colours.paper, 0.4),
      from: [0, 0.4, 0.7, 0.5],
      strength: 0.5,
    }),
  ].join('');
}
