import { mix, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import {
  circle,
  disc,
  each,
  ellipse,
  group,
  line,
  move,
  path,
  polar,
  rect,
  ring,
  roundRect,
  short,
  stroke,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded } from '../texture.ts';

/** The world as a ball of coloured paper, with its traffic. */
export function globe(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const x = width * (width > height * 1.3 ? random.pick([0.36, 0.5, 0.64]) : 0.5);
  const y = height * random.between(0.48, 0.54);
  const radius = unit * random.between(33, 38);
  const orbits = each(2, (index) =>
    group(
      move(x, y, index ? 24 : -20),
      ellipse(
        0,
        0,
        radius * (1.55 + index * 0.25),
        radius * (0.34 + index * 0.12),
        'none',
        `stroke="${colours.fills[index] ?? colours.line}" stroke-width="${short(unit * 0.9)}" stroke-dasharray="${index ? `${short(unit * 0.1)} ${short(unit * 2.6)}` : 'none'}" stroke-linecap="round"`,
      ),
    ),
  );
  const stars = each(26, () =>
    circle(
      random.between(0, width),
      random.between(0, height),
      unit * random.between(0.3, 0.8),
      colours.line,
      'opacity="0.6"',
    ),
  );
  const stand = random.chance(0.35);
  return (
    backdrop(sheet) +
    (stand ? '' : stars + orbits) +
    (stand ? desk(sheet, x, y, radius) : '') +
    ball(sheet, x, y, radius) +
    (stand ? '' : plane(sheet, x, y, radius))
  );
}

function ball(sheet: Sheet, x: number, y: number, r: number): string {
  const { unit, random, colours } = sheet;
  const water = colours.sea;
  const earth = [colours.accent, colours.soft, colours.paper].find((ink) => ink !== colours.ground) ?? colours.accent;
  const turn = random.between(-0.3, 0.3) * r;
  const lands = continents.map((d) => group(`${move(x + turn, y)} scale(${short(r / 10)})`, path(d, earth))).join('');
  const grid =
    [0.38, 0.78]
      .map((share) =>
        ellipse(
          x,
          y,
          r * share,
          r,
          'none',
          `stroke="${mix(water, colours.paper, 0.55)}" stroke-width="${short(unit * 0.5)}" opacity="0.7"`,
        ),
      )
      .join('') +
    [-0.62, -0.3, 0, 0.3, 0.62]
      .map((level) =>
        line(
          [x - r, y + r * level],
          [x + r, y + r * level],
          mix(water, colours.paper, 0.55),
          unit * 0.5,
          'opacity="0.7"',
        ),
      )
      .join('');
  const night = halftone({
    x: x - r,
    y: y - r,
    width: r * 2,
    height: r * 2,
    step: unit * 2.4,
    colour: colours.ink,
    opacity: 0.75,
    weight: (across, down) => (across * 0.8 + down * 0.7 - 0.78) * 1.3,
  });
  const body = shaded(sheet, disc(x, y, r), water, {
    x: x - r,
    y: y - r,
    width: r * 2,
    height: r * 2,
    colour: tone(water, 0.2),
    from: [0, 0, 0.6, 0.7],
    strength: 0.5,
  });
  return body + within(sheet, disc(x, y, r), lands + grid + night);
}

/** Simplified lands in a circle of radius ten, Europe and Africa facing us. */
const continents = [
  'M-1.6-8.2C.4-9.2 3.6-8.8 5.4-7.4L7.4-4.6L5.2-3.4L3.2-4.2L1.8-2.8L.4-4.4L-1.2-3L-3.4-3.4L-2.6-5.2L-3.6-6.4Z',
  'M-2.8-2.2L.6-2.6L3.6-1.8L5.2.4L4.6 2.2L2.8 4.4L2 7L.4 8.2L-.8 6.2L-.6 3L-2.2 1.2L-4.2.4Z',
  'M-9.6-3.4L-7.8-4.6L-7 -1.2L-6.2.8L-7.2 4L-8.2 6L-9.8 2Z',
  'M7.2 1.4L8.8-.2L9.8 1.4L8.2 3.6Z',
];

/** A school globe on its foot. */
function desk({ width, height, unit: u, colours }: Sheet, x: number, y: number, r: number): string {
  const wood = colours.second === colours.ground ? colours.bold : colours.second;
  const table = rect(0, height * 0.93, width, height * 0.07, mix(colours.ground, colours.ink, 0.5));
  const foot = path(
    `M${short(x - u * 20)} ${short(height * 0.94)}q${short(u * 20)} ${short(-u * 10)} ${short(u * 40)} 0Z`,
    wood,
  );
  const [fromX, fromY] = polar(x, y, r * 1.12, -70);
  const [toX, toY] = polar(x, y, r * 1.12, 110);
  return (
    table +
    foot +
    stroke(
      `M${short(fromX)} ${short(fromY)}A${short(r * 1.12)} ${short(r * 1.12)} 0 0 1 ${short(toX)} ${short(toY)}`,
      wood,
      u * 2.6,
      'stroke-linecap="round"',
    ) +
    rect(x - u * 1.6, y + r, u * 3.2, height * 0.93 - y - r, wood) +
    roundRect(x - u * 5, y + r * 1.06, u * 10, u * 3, u, wood)
  );
}

function plane({ unit: u, colours }: Sheet, x: number, y: number, r: number): string {
  const [px, py] = polar(x, y, r * 1.32, -38);
  const ink = colours.line;
  const body = `M${short(u * 9)} 0C${short(u * 9)} ${short(-u * 1.6)} ${short(u * 5)} ${short(-u * 1.6)} ${short(u * 4)} ${short(-u * 1.6)}L${short(-u * 1)} ${short(-u * 9)}H${short(-u * 3.6)}L${short(-u * 1.4)} ${short(-u * 1.5)}H${short(-u * 6)}L${short(-u * 8)} ${short(-u * 4)}H${short(-u * 9.6)}L${short(-u * 8.4)} 0L${short(-u * 9.6)} ${short(u * 4)}H${short(-u * 8)}L${short(-u * 6)} ${short(u * 1.5)}H${short(-u * 1.4)}L${short(-u * 3.6)} ${short(u * 9)}H${short(-u * 1)}L${short(u * 4)} ${short(u * 1.6)}C${short(u * 5)} ${short(u * 1.6)} ${short(u * 9)} ${short(u * 1.6)} ${short(u * 9)} 0Z`;
  return (
    ring(x, y, r * 1.32, ink, u * 0.6, `stroke-dasharray="${short(u * 3)} ${short(u * 2.4)}" opacity="0.7"`) +
    group(move(px, py, 52), path(body, ink))
  );
}
