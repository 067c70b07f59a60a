import { tone } from '../colour.ts';
import { circle, disc, each, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded } from '../texture.ts';

/** Bands of colour turning round a corner or over a door. */
export function rainbow(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const size = Math.max(width, height);
  const centre = random.pick([
    { x: 0, y: height },
    { x: width, y: height },
    { x: width / 2, y: height },
    { x: 0, y: 0 },
    { x: width, y: height / 2 },
  ]);
  const inks = random.shuffle(
    [colours.bold, colours.accent, colours.second, colours.paper, colours.soft].filter((ink) => ink !== colours.ground),
  );
  const bands = random.whole(5, 7);
  const reach = size * (centre.x === width / 2 || centre.y === height / 2 ? 0.62 : 0.92);
  const drawn = each(bands, (index) => {
    const radius = reach * (1 - index / (bands + 0.4));
    const fill = inks[index % inks.length] ?? colours.bold;
    return shaded(sheet, disc(centre.x, centre.y, radius), fill, {
      x: centre.x - radius,
      y: centre.y - radius,
      width: radius * 2,
      height: radius * 2,
      colour: tone(fill, -0.2),
      from: [0.5, 0, 0.5, 0.5],
      strength: 0.4,
      grain: 0.3,
    });
  });
  const far = { x: width - centre.x, y: centre.y > height / 2 ? height * 0.18 : height * 0.82 };
  const star = circle(
    Math.min(width * 0.82, Math.max(width * 0.18, far.x)),
    far.y,
    u * random.between(6, 10),
    colours.sun,
  );
  const dots = halftone({
    x: 0,
    y: 0,
    width,
    height,
    step: u * 3,
    colour: tone(colours.ground, colours.mood === 'night' ? 0.14 : -0.1),
    weight: (across, down) => Math.hypot(across - centre.x / width, down - centre.y / height) * 0.7 - 0.4,
  });
  return rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze)) + dots + star + drawn;
}
