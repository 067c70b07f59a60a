import { difference, mix, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import {
  box,
  circle,
  each,
  ellipse,
  group,
  move,
  path,
  rect,
  ring,
  roundRect,
  short,
  stroke,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded, stripes } from '../texture.ts';

/** Things on a table: coffee, fruit, a bottle, the light from the left. */
export function table(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const top = height * 0.68;
  const cloth = random.pick(
    [colours.paper, colours.soft, colours.bold].filter((ink) => difference(ink, colours.ground) > 0.12),
  );
  const check = mix(cloth, cloth === colours.bold ? colours.paper : colours.bold, 0.75);
  const pattern = random.pick([
    () => stripes({ x: 0, y: top, width, height: height - top }, check, unit * 7, unit * 2.4, 0.5),
    () => each(4, (index) => rect(0, top + unit * (3 + index * 8), width, unit * 3, check, 'opacity="0.85"')),
    () => halftone({ x: 0, y: top, width, height: height - top, step: unit * 4.6, colour: check, weight: () => 0.55 }),
  ])();
  const cover = shaded(sheet, box(0, top, width, height - top), cloth, {
    x: 0,
    y: top,
    width,
    height: height - top,
    colour: tone(cloth, -0.16),
    from: [0.5, 1, 0.5, 0],
    strength: 0.5,
  });
  const places = width > height * 1.3 ? [0.16, 0.36, 0.56, 0.78] : [0.2, 0.5, 0.8];
  const things = random.shuffle([moka, cup, bottle, bowl, carafe]).slice(0, places.length);
  const lamp = mix(
    colours.ground,
    [colours.soft, colours.paper, colours.accent].find((ink) => difference(ink, colours.ground) > 0.15) ??
      colours.paper,
    0.6,
  );
  const disc = random.chance(0.6)
    ? circle(width * random.pick([0.3, 0.5, 0.68]), height * 0.4, unit * 30, lamp)
    : window(sheet);
  const lemonSpots = random.shuffle([0.27, 0.46, 0.67, 0.89]).slice(0, 2);
  return (
    backdrop(sheet, false) +
    disc +
    cover +
    pattern +
    things
      .map(
        (thing, index) =>
          shadowUnder(sheet, width * (places[index] ?? 0.5), top + unit * 10) +
          group(move(width * (places[index] ?? 0.5), top + unit * 10), thing(sheet)),
      )
      .join('') +
    lemonSpots
      .map((share) => group(move(width * share, top + unit * 17, random.between(-25, 25)), lemon(sheet)))
      .join('')
  );
}

const shadowUnder = (sheet: Sheet, x: number, y: number): string =>
  ellipse(x + sheet.unit * 8, y, sheet.unit * 17, sheet.unit * 2.6, sheet.colours.ink, 'opacity="0.28"');

function window(sheet: Sheet): string {
  const { width, height, unit, colours } = sheet;
  const x = width * 0.3;
  const pane = mix(colours.haze, colours.soft, 0.5);
  return (
    rect(x, 0, unit * 60, height * 0.6, tone(pane, 0.03)) +
    rect(x + unit * 29, 0, unit * 2, height * 0.6, colours.line) +
    rect(x, height * 0.28, unit * 60, unit * 2, colours.line) +
    circle(x + unit * 44, height * 0.16, unit * 9, colours.sun)
  );
}

function solid(sheet: Sheet, d: string, fill: string, half: number, tall: number): string {
  return shaded(sheet, d, fill, {
    x: -half,
    y: -tall,
    width: half * 2,
    height: tall,
    colour: tone(fill, fill === sheet.colours.ink ? 0.25 : -0.24),
    from: [1, 0.6, 0.1, 0.4],
    strength: 0.7,
  });
}

/** An ink for an object, never that of the wall behind it. */
function inkFor(sheet: Sheet, ...wanted: readonly string[]): string {
  return wanted.find((ink) => difference(ink, sheet.colours.ground) > 0.2) ?? sheet.colours.line;
}

function moka(sheet: Sheet): string {
  const { unit: u, colours } = sheet;
  const metal = inkFor(sheet, mix(colours.paper, colours.ink, 0.12), colours.second);
  const lower = `M${short(-u * 9)} 0L${short(-u * 7)} ${short(-u * 15)}H${short(u * 7)}L${short(u * 9)} 0Z`;
  const upper = `M${short(-u * 6.5)} ${short(-u * 17.5)}L${short(-u * 9.5)} ${short(-u * 34)}H${short(u * 9)}L${short(u * 6.5)} ${short(-u * 17.5)}Z`;
  const spout = path(
    `M${short(-u * 8.8)} ${short(-u * 30)}L${short(-u * 13)} ${short(-u * 34)}H${short(-u * 8)}Z`,
    metal,
  );
  const handle = stroke(
    `M${short(u * 8)} ${short(-u * 31)}h${short(u * 7)}l${short(-u * 1.5)} ${short(u * 13)}`,
    colours.ink,
    u * 2.6,
    'stroke-linejoin="round" stroke-linecap="round"',
  );
  const lid =
    path(
      `M${short(-u * 9.5)} ${short(-u * 34)}L0 ${short(-u * 40)}L${short(u * 9)} ${short(-u * 34)}Z`,
      tone(metal, -0.08),
    ) + circle(0, -u * 41, u * 2, colours.ink);
  return (
    handle +
    spout +
    solid(sheet, lower, metal, u * 9, u * 15) +
    solid(sheet, upper, metal, u * 9.5, u * 34) +
    rect(-u * 7.6, -u * 18, u * 15.2, u * 3.2, colours.ink) +
    lid
  );
}

function cup(sheet: Sheet): string {
  const { unit: u, colours } = sheet;
  const glaze = inkFor(sheet, colours.accent, colours.paper);
  const body = `M${short(-u * 9)} ${short(-u * 15)}H${short(u * 9)}C${short(u * 9)} ${short(-u * 5)} ${short(u * 6)} ${short(-u * 1)} 0 ${short(-u * 1)}C${short(-u * 6)} ${short(-u * 1)} ${short(-u * 9)} ${short(-u * 5)} ${short(-u * 9)} ${short(-u * 15)}Z`;
  const steam = [-3, 3]
    .map((x) =>
      stroke(
        `M${short(x * u)} ${short(-u * 19)}q${short(u * 3)} ${short(-u * 4)} 0 ${short(-u * 8)}t0 ${short(-u * 8)}`,
        colours.line,
        u * 0.8,
        'stroke-linecap="round" opacity="0.6"',
      ),
    )
    .join('');
  return (
    steam +
    ring(u * 10, -u * 9.5, u * 4, glaze, u * 1.8) +
    ellipse(0, 0, u * 15, u * 2.2, tone(glaze, -0.12)) +
    ellipse(0, -u * 0.7, u * 13, u * 1.5, tone(glaze, 0.05)) +
    solid(sheet, body, glaze, u * 9, u * 15) +
    ellipse(0, -u * 15, u * 9, u * 1.8, tone(glaze, -0.14)) +
    ellipse(0, -u * 14.7, u * 7.6, u * 1.2, colours.ink)
  );
}

function bottle(sheet: Sheet): string {
  const { unit: u, colours } = sheet;
  const glass = inkFor(sheet, colours.second, colours.bold);
  const body = `M${short(-u * 7)} 0V${short(-u * 28)}C${short(-u * 7)} ${short(-u * 36)} ${short(-u * 2.6)} ${short(-u * 36)} ${short(-u * 2.6)} ${short(-u * 44)}V${short(-u * 52)}H${short(u * 2.6)}V${short(-u * 44)}C${short(u * 2.6)} ${short(-u * 36)} ${short(u * 7)} ${short(-u * 36)} ${short(u * 7)} ${short(-u * 28)}V0Z`;
  const label = rect(-u * 7, -u * 23, u * 14, u * 13, colours.paper) + circle(0, -u * 16.5, u * 3.6, colours.accent);
  return (
    solid(sheet, body, glass, u * 7, u * 52) +
    within(sheet, body, label) +
    rect(-u * 3.2, -u * 55, u * 6.4, u * 5, colours.ink) +
    rect(-u * 5, -u * 40, u * 1.1, u * 12, colours.paper, 'opacity="0.45"')
  );
}

function bowl(sheet: Sheet): string {
  const { unit: u, colours } = sheet;
  const clay = inkFor(sheet, colours.bold, colours.second);
  const body = `M${short(-u * 17)} ${short(-u * 13)}H${short(u * 17)}C${short(u * 15)} ${short(-u * 3)} ${short(u * 8)} 0 0 0C${short(-u * 8)} 0 ${short(-u * 15)} ${short(-u * 3)} ${short(-u * 17)} ${short(-u * 13)}Z`;
  const fruit = [
    [-9, -15, 6],
    [0, -17, 7],
    [9, -15, 6.4],
  ]
    .map(([x = 0, y = 0, r = 0], index) => {
      const skin = [colours.accent, colours.second, tone(colours.accent, -0.1)][index] ?? colours.accent;
      return shaded(
        sheet,
        `M${short((x - r) * u)} ${short(y * u)}a${short(r * u)} ${short(r * u)} 0 1 1 ${short(r * 2 * u)} 0a${short(r * u)} ${short(r * u)} 0 1 1 ${short(-r * 2 * u)} 0Z`,
        skin,
        {
          x: (x - r) * u,
          y: (y - r) * u,
          width: r * 2 * u,
          height: r * 2 * u,
          colour: tone(skin, -0.22),
          from: [1, 1, 0.2, 0.2],
          strength: 0.7,
        },
      );
    })
    .join('');
  const leaf = path(
    `M${short(u * 1)} ${short(-u * 24)}q${short(u * 7)} ${short(-u * 7)} ${short(u * 12)} ${short(-u * 1)}q${short(-u * 7)} ${short(u * 4)} ${short(-u * 12)} ${short(u * 1)}Z`,
    inkFor(sheet, colours.sea, colours.second),
  );
  return (
    fruit + leaf + solid(sheet, body, clay, u * 17, u * 13) + rect(-u * 6, -u * 0.8, u * 12, u * 1.8, tone(clay, -0.15))
  );
}

function carafe(sheet: Sheet): string {
  const { unit: u, colours } = sheet;
  const glaze = inkFor(sheet, colours.paper, colours.soft, colours.ink);
  const body = `M${short(-u * 5)} ${short(-u * 36)}H${short(u * 5)}L${short(u * 4)} ${short(-u * 27)}C${short(u * 13)} ${short(-u * 18)} ${short(u * 11)} ${short(-u * 3)} ${short(u * 7)} 0H${short(-u * 7)}C${short(-u * 11)} ${short(-u * 3)} ${short(-u * 13)} ${short(-u * 18)} ${short(-u * 4)} ${short(-u * 27)}Z`;
  const belt = within(
    sheet,
    body,
    rect(-u * 14, -u * 17, u * 28, u * 2.4, colours.bold) + rect(-u * 14, -u * 12.6, u * 28, u * 1.2, colours.bold),
  );
  return (
    stroke(
      `M${short(u * 5)} ${short(-u * 33)}c${short(u * 12)} ${short(-u * 1)} ${short(u * 12)} ${short(u * 12)} ${short(u * 5)} ${short(u * 15)}`,
      glaze,
      u * 2.2,
    ) +
    solid(sheet, body, glaze, u * 11, u * 36) +
    belt +
    roundRect(-u * 5.6, -u * 37, u * 11.2, u * 2, u * 0.8, tone(glaze, -0.1))
  );
}

function lemon(sheet: Sheet): string {
  const { unit: u, colours } = sheet;
  const peel = colours.accent;
  const d = `M${short(-u * 8)} 0C${short(-u * 6)} ${short(-u * 7)} ${short(u * 6)} ${short(-u * 7)} ${short(u * 8.4)} 0C${short(u * 6)} ${short(u * 7)} ${short(-u * 6)} ${short(u * 7)} ${short(-u * 8)} 0Z`;
  return shaded(sheet, d, peel, {
    x: -u * 8,
    y: -u * 6,
    width: u * 16,
    height: u * 12,
    colour: tone(peel, -0.22),
    from: [0.9, 1, 0.2, 0.1],
    strength: 0.8,
  });
}
