import { mix, tone } from '../colour.ts';
import { circle, disc, each, polygon, rect, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, shaded } from '../texture.ts';

/** A sun cut in slices over its own reflection. */
export function horizon(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const level = height * random.between(0.52, 0.6);
  const x = width * random.pick([0.5, 0.5, 0.36, 0.64]);
  const radius = u * random.between(26, 32);
  const star = colours.sun;
  const sea = colours.sea;
  const sky = rect(0, 0, width, level, fade(sheet, downward, colours.ground, mix(colours.haze, star, 0.25)));
  const slices = each(5, (index) =>
    rect(0, level - u * (3 + index * 4.6), width, u * (2 - index * 0.32), mix(colours.haze, star, 0.2)),
  );
  const body = within(
    sheet,
    disc(x, level - u * 4, radius),
    circle(x, level - u * 4, radius, fade(sheet, downward, tone(star, 0.05), star)) + slices,
  );
  const glitter = each(9, (index) => {
    const wide = radius * (1.7 - index * 0.16) * random.between(0.7, 1.1);
    return rect(
      x - wide / 2 + u * random.between(-3, 3),
      level + u * (2.4 + index * 4.4),
      wide,
      u * (1.5 - index * 0.08),
      star,
      `rx="${u.toFixed(1)}"`,
    );
  });
  const water = shaded(sheet, `M0 ${level}H${width}V${height}H0Z`, sea, {
    x: 0,
    y: level,
    width,
    height: height - level,
    colour: tone(sea, -0.2),
    from: [0.5, 1, 0.5, 0],
    strength: 0.6,
  });
  const shore = random.chance(0.6)
    ? polygon(
        [
          [0, level],
          [0, level - u * 9],
          [width * 0.16, level - u * 5],
          [width * 0.34, level],
        ],
        mix(sea, colours.ink, 0.4),
      ) +
      polygon(
        [
          [width, level],
          [width, level - u * 13],
          [width * 0.8, level - u * 6],
          [width * 0.66, level],
        ],
        mix(sea, colours.ink, 0.55),
      )
    : '';
  return sky + body + water + shore + glitter;
}
