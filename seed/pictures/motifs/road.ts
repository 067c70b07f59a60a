import { mix, tone } from '../colour.ts';
import { backdrop, hill, rolling, sun } from '../scenery.ts';
import {
  circle,
  each,
  ellipse,
  group,
  line,
  move,
  path,
  polygon,
  rect,
  ring,
  roundRect,
  short,
  stroke,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, shaded } from '../texture.ts';

/** A small car, a long road. */
export function road(sheet: Sheet): string {
  return sheet.random.chance(0.6) ? passing(sheet) : ahead(sheet);
}

/** The car seen from the side, going somewhere. */
function passing(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const floor = height * 0.8;
  const far = rolling(sheet, height * 0.6, unit * 9, 4);
  const near = rolling(sheet, height * 0.7, unit * 5, 5);
  const asphalt = colours.mood === 'night' ? mix(colours.ink, colours.soft, 0.25) : colours.ink;
  const dashes = each(Math.ceil(width / (unit * 16)), (index) =>
    rect(index * unit * 16 + unit * 3, height * 0.905, unit * 9, unit * 1.3, colours.accent),
  );
  const posts = each(
    Math.ceil(width / (unit * 34)),
    (index) =>
      rect(unit * (12 + index * 34), floor - unit * 9, unit * 1.6, unit * 9, colours.paper) +
      rect(unit * (12 + index * 34), floor - unit * 6.5, unit * 1.6, unit * 2, colours.bold),
  );
  const wind = each(4, (index) =>
    line(
      [width * 0.5 - unit * (46 + index * 7), floor - unit * (10 + index * 6.5)],
      [width * 0.5 - unit * (31 + index * 1.5), floor - unit * (10 + index * 6.5)],
      colours.paper,
      unit * 0.9,
      'stroke-linecap="round"',
    ),
  );
  return [
    backdrop(sheet),
    sun(sheet, width * random.pick([0.25, 0.7]), height * 0.36, unit * 18),
    hill(sheet, far, mix(colours.haze, colours.sea, 0.45)),
    hill(sheet, near, colours.sea),
    posts,
    rect(0, floor, width, height - floor, fade(sheet, downward, asphalt, tone(asphalt, 0.07))),
    rect(0, floor, width, unit * 1, colours.paper),
    dashes,
    wind,
    group(move(width * 0.54, floor + unit * 3), car(sheet)),
  ].join('');
}

function car(sheet: Sheet): string {
  const { unit: u, random, colours } = sheet;
  const paint = random.pick(
    [colours.bold, colours.second, colours.accent].filter((ink) => ink !== colours.ground && ink !== colours.sea),
  );
  const shell = `M${short(-u * 30)} ${short(-u * 4)}C${short(-u * 32)} ${short(-u * 14)} ${short(-u * 29)} ${short(-u * 17)} ${short(-u * 22)} ${short(-u * 18.5)}C${short(-u * 17)} ${short(-u * 30)} ${short(-u * 9)} ${short(-u * 31)} ${short(u * 2)} ${short(-u * 31)}C${short(u * 12)} ${short(-u * 31)} ${short(u * 15)} ${short(-u * 24)} ${short(u * 19)} ${short(-u * 18.5)}C${short(u * 27)} ${short(-u * 17.5)} ${short(u * 31)} ${short(-u * 14)} ${short(u * 31)} ${short(-u * 4)}Z`;
  const glass = `M${short(-u * 17)} ${short(-u * 18.5)}C${short(-u * 14)} ${short(-u * 26.5)} ${short(-u * 9)} ${short(-u * 27.6)} ${short(-u * 2)} ${short(-u * 27.6)}V${short(-u * 18.5)}ZM${short(u * 0.6)} ${short(-u * 18.5)}V${short(-u * 27.6)}C${short(u * 8)} ${short(-u * 27.8)} ${short(u * 10.5)} ${short(-u * 24)} ${short(u * 14)} ${short(-u * 18.5)}Z`;
  const wheel = (x: number) =>
    circle(x, -u * 3.6, u * 8.4, colours.ink) +
    circle(x, -u * 3.6, u * 6.6, tone(colours.ink, 0.1)) +
    circle(x, -u * 3.6, u * 4.2, colours.paper) +
    ring(x, -u * 3.6, u * 2.2, colours.ink, u * 0.7);
  return [
    ellipse(0, u * 4.4, u * 36, u * 2, colours.ink, 'opacity="0.45"'),
    shaded(sheet, shell, paint, {
      x: -u * 31,
      y: -u * 31,
      width: u * 62,
      height: u * 27,
      colour: tone(paint, -0.24),
      from: [0.4, 1, 0.5, 0.1],
      strength: 0.75,
    }),
    path(glass, mix(colours.soft, colours.paper, 0.3)),
    line([-u * 29, -u * 11], [u * 30, -u * 11], colours.paper, u * 0.8),
    line([-u * 0.6, -u * 18], [-u * 0.6, -u * 5], tone(paint, -0.14), u * 0.5),
    rect(-u * 7, -u * 15.4, u * 4, u * 1.1, colours.paper),
    circle(u * 28.4, -u * 13, u * 2.2, colours.paper),
    rect(-u * 31, -u * 14.5, u * 2, u * 3.4, colours.accent),
    roundRect(-u * 33, -u * 6, u * 66, u * 2.6, u * 1.2, colours.paper),
    wheel(-u * 18),
    wheel(u * 18.5),
  ].join('');
}

/** The road itself, running to the horizon. */
function ahead(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const horizon = height * 0.48;
  const x = width * random.pick([0.4, 0.5, 0.6]);
  const asphalt = colours.mood === 'night' ? mix(colours.ink, colours.soft, 0.28) : colours.ink;
  const field = colours.sea;
  const fields = shaded(sheet, `M0 ${short(horizon)}H${short(width)}V${short(height)}H0Z`, field, {
    x: 0,
    y: horizon,
    width,
    height: height - horizon,
    colour: tone(field, -0.18),
    from: [0.5, 1, 0.5, 0],
    strength: 0.5,
  });
  const rows = each(12, (index) =>
    stroke(
      `M${short(x)} ${short(horizon)}L${short(x + (index < 6 ? -1 : 1) * width * (0.32 + (index % 6) * 0.22))} ${short(height)}`,
      tone(field, 0.12),
      unit * 0.8,
    ),
  );
  const lane = polygon(
    [
      [x - unit * 0.7, horizon],
      [x + unit * 0.7, horizon],
      [x + unit * 46, height],
      [x - unit * 46, height],
    ],
    asphalt,
  );
  const dashes = each(6, (index) => {
    const from = (index / 6) ** 1.9;
    const to = ((index + 0.5) / 6) ** 1.9;
    const y = (share: number) => horizon + (height - horizon) * share;
    return polygon(
      [
        [x - unit * 2.4 * from, y(from)],
        [x + unit * 2.4 * from, y(from)],
        [x + unit * 2.4 * to, y(to)],
        [x - unit * 2.4 * to, y(to)],
      ],
      colours.accent,
    );
  });
  const peaks = each(5, (index) =>
    polygon(
      [
        [width * (index * 0.25 - 0.16), horizon],
        [width * (index * 0.25), horizon - unit * random.between(14, 30)],
        [width * (index * 0.25 + 0.16), horizon],
      ],
      mix(colours.haze, colours.second, 0.4 + (index % 2) * 0.25),
    ),
  );
  return backdrop(sheet) + sun(sheet, x, horizon - unit * 6, unit * 24) + peaks + fields + rows + lane + dashes;
}
