import { difference, mix, tone } from '../colour.ts';
import { backdrop, sun } from '../scenery.ts';
import {
  archway,
  box,
  circle,
  each,
  group,
  line,
  move,
  path,
  polygon,
  rect,
  roundRect,
  short,
  stroke,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { fade, shaded, upward } from '../texture.ts';

/** A tram climbing between houses, or rails running to the horizon. */
export function tram(sheet: Sheet): string {
  return sheet.random.chance(0.68) ? climbing(sheet) : rails(sheet);
}

function climbing(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const mirrored = random.chance(0.5);
  const rise = height * 0.2;
  const at = (x: number) => height * 0.9 - (x / width) * rise;
  const slope = (-Math.atan2(rise, width) * 180) / Math.PI;
  const street = mix(colours.ground, colours.ink, colours.mood === 'night' ? 0 : 0.75);
  const road = polygon(
    [
      [0, at(0)],
      [width, at(width)],
      [width, height],
      [0, height],
    ],
    colours.mood === 'night' ? mix(colours.ink, colours.soft, 0.22) : street,
  );
  const track = [2.6, 6]
    .map((down) => line([0, at(0) + u * down], [width, at(width) + u * down], colours.accent, u * 0.7))
    .join('');
  const x = width * 0.52;
  const wire = line([0, at(0) - u * 58], [width, at(width) - u * 58], colours.line, u * 0.5);
  const scene =
    sun(sheet, width * random.pick([0.2, 0.5, 0.8]), height * 0.24, u * 16) +
    houses(sheet, at) +
    road +
    track +
    wire +
    group(move(x, at(x) + u * 3, slope), carriage(sheet));
  return backdrop(sheet) + (mirrored ? group(`translate(${short(width)} 0) scale(-1 1)`, scene) : scene);
}

function houses(sheet: Sheet, at: (x: number) => number): string {
  const { width, unit: u, random, colours } = sheet;
  const count = Math.round(width / (u * 27));
  const w = width / count;
  const tints = [
    colours.soft,
    colours.paper,
    colours.accent,
    colours.second,
    mix(colours.soft, colours.bold, 0.4),
  ].filter((ink) => difference(ink, colours.ground) > 0.08);
  return each(count, (index) => {
    const x = index * w;
    const foot = at(x) + u;
    const tall = u * random.between(34, 52);
    const tint = mix(tints[index % tints.length] ?? colours.soft, colours.ground, 0.25);
    const panes = each(6, (pane) =>
      path(
        archway(
          x + w * (0.16 + (pane % 3) * 0.26),
          foot - tall + u * (15 + Math.floor(pane / 3) * 15),
          w * 0.15,
          u * 9,
        ),
        mix(tint, colours.ink, 0.6),
      ),
    );
    const roof = polygon(
      [
        [x - u, foot - tall],
        [x + w / 2, foot - tall - u * random.between(4, 10)],
        [x + w + u, foot - tall],
      ],
      mix(colours.bold, colours.ground, 0.2),
    );
    return (
      shaded(sheet, box(x, foot - tall, w + 1, tall + u * 8), tint, {
        x,
        y: foot - tall,
        width: w,
        height: tall,
        colour: tone(tint, -0.16),
        from: [0.5, 1, 0.5, 0],
        strength: 0.5,
        grain: 0.5,
      }) +
      roof +
      panes
    );
  });
}

function carriage(sheet: Sheet): string {
  const { unit: u, colours } = sheet;
  const paint =
    [colours.bold, colours.second, colours.accent].find((ink) => difference(ink, colours.ground) > 0.22) ??
    colours.bold;
  const lower = `M${short(-u * 33)} ${short(-u * 22)}H${short(u * 33)}V${short(-u * 7)}q0 ${short(u * 2)} ${short(-u * 2)} ${short(u * 2)}H${short(-u * 31)}q${short(-u * 2)} 0 ${short(-u * 2)} ${short(-u * 2)}Z`;
  const upper = `M${short(-u * 33)} ${short(-u * 21)}V${short(-u * 34)}q0 ${short(-u * 6)} ${short(u * 6)} ${short(-u * 6)}H${short(u * 27)}q${short(u * 6)} 0 ${short(u * 6)} ${short(u * 6)}V${short(-u * 21)}Z`;
  const cream =
    difference(colours.paper, colours.ground) > 0.08 ? colours.paper : mix(colours.paper, colours.soft, 0.5);
  const glass = each(5, (index) =>
    roundRect(
      -u * 29.4 + index * u * 12,
      -u * 36,
      u * 10.6,
      u * 12,
      u * 1.2,
      index === 3 ? colours.accent : mix(colours.ink, colours.sea, 0.35),
    ),
  );
  const wheels = [-21, -11, 11, 21]
    .map((x) => circle(u * x, -u * 3.6, u * 3.7, colours.ink) + circle(u * x, -u * 3.6, u * 1.5, cream))
    .join('');
  const pole = stroke(
    `M${short(-u * 4)} ${short(-u * 42)}L${short(u * 6)} ${short(-u * 51)}L${short(-u * 1)} ${short(-u * 60)}M${short(-u * 7)} ${short(-u * 60.6)}h${short(u * 13)}`,
    colours.line,
    u * 0.9,
    'stroke-linejoin="round"',
  );
  return [
    pole,
    rect(-u * 26, -u * 5.4, u * 52, u * 3, colours.ink),
    wheels,
    path(upper, cream),
    roundRect(-u * 30, -u * 42.6, u * 60, u * 3.4, u * 1.6, tone(paint, -0.14)),
    glass,
    shaded(sheet, lower, paint, {
      x: -u * 33,
      y: -u * 22,
      width: u * 66,
      height: u * 17,
      colour: tone(paint, -0.22),
      from: [0.5, 1, 0.5, 0],
      strength: 0.7,
    }),
    rect(-u * 33, -u * 22, u * 66, u * 1.4, cream),
    rect(-u * 33, -u * 12, u * 66, u * 0.8, cream),
    circle(u * 30, -u * 15.6, u * 2, colours.accent),
    roundRect(-u * 6, -u * 19, u * 12, u * 5, u, cream),
  ].join('');
}

function rails(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const horizon = height * 0.5;
  const x = width * random.pick([0.38, 0.5, 0.62]);
  const field = colours.sea;
  const plain = rect(
    0,
    horizon,
    width,
    height - horizon,
    fade(sheet, upward, tone(field, -0.08), mix(field, colours.haze, 0.35)),
  );
  const sleepers = each(13, (index) => {
    const share = ((index + 1) / 13) ** 2;
    const y = horizon + (height - horizon) * share;
    const half = u * 34 * share;
    return rect(x - half, y, half * 2, u * (0.5 + share * 3.2), tone(colours.ink, 0.04));
  });
  const steel = [-1, 1]
    .map((side) =>
      polygon(
        [
          [x + side * u * 0.2, horizon],
          [x + side * u * 0.5, horizon],
          [x + side * u * 24, height],
          [x + side * u * 21, height],
        ],
        colours.paper,
      ),
    )
    .join('');
  const poles = each(4, (index) => {
    const share = ((index + 1) / 4) ** 1.8;
    const px = x + u * (8 + share * 78);
    const foot = horizon + (height - horizon) * share * 0.66;
    const tall = u * (8 + share * 62);
    return (
      rect(px, foot - tall, u * (0.5 + share * 1.3), tall, colours.line) +
      rect(px - tall * 0.13, foot - tall * 0.93, tall * 0.26, u * (0.3 + share * 0.9), colours.line)
    );
  });
  const peaks = each(4, (index) =>
    polygon(
      [
        [width * (index * 0.3 - 0.2), horizon],
        [width * (index * 0.3), horizon - u * random.between(10, 22)],
        [width * (index * 0.3 + 0.2), horizon],
      ],
      mix(colours.haze, colours.second, 0.45),
    ),
  );
  return backdrop(sheet) + sun(sheet, x, horizon - u * 8, u * 22) + peaks + plain + sleepers + steel + poles;
}
