import { difference, mix, tone } from '../colour.ts';
import { circle, disc, each, line, rect, ring, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded } from '../texture.ts';

/** One disc passing before another. */
export function eclipse(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const x = width / 2;
  const y = height * random.between(0.46, 0.54);
  const radius = Math.min(width, height) * random.between(0.32, 0.37);
  const [light = colours.sun, dark = colours.line] = random.shuffle(
    colours.fills.filter((ink) => difference(ink, colours.ground) > 0.24),
  );
  const shift = radius * random.between(0.34, 0.6) * (random.chance(0.5) ? 1 : -1);
  const rise = radius * random.between(-0.4, 0.4);
  const moon = disc(x + shift, y - rise, radius * 0.82);
  const area = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  const star = shaded(sheet, disc(x, y, radius), light, {
    ...area,
    colour: tone(light, -0.2),
    from: [0.5, 1, 0.5, 0],
    strength: 0.7,
  });
  const halo = random.pick([
    () =>
      each(5, (index) =>
        ring(x, y, radius * (1.1 + index * 0.11), mix(colours.ground, light, 0.75 - index * 0.14), u * 0.7),
      ),
    () =>
      halftone({
        x: 0,
        y: 0,
        width,
        height,
        step: u * 2.8,
        colour: mix(colours.ground, light, 0.6),
        weight: (across, down) => 0.95 - Math.hypot(across - x / width, down - y / height) * 1.7,
      }),
    () =>
      each(48, (index) => {
        const angle = (index / 48) * Math.PI * 2;
        const from = radius * 1.1;
        const to = radius * (index % 2 ? 1.24 : 1.36);
        return line(
          [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
          [x + Math.cos(angle) * to, y + Math.sin(angle) * to],
          light,
          u * 0.9,
          'stroke-linecap="round"',
        );
      }),
  ])();
  const shadow = shaded(sheet, moon, dark, {
    x: x + shift - radius * 0.82,
    y: y - rise - radius * 0.82,
    width: radius * 1.64,
    height: radius * 1.64,
    colour: difference(dark, colours.ink) < 0.1 ? tone(dark, 0.22) : tone(dark, -0.2),
    from: [1, 0.9, 0.2, 0.1],
    strength: 0.6,
  });
  const lens = within(
    sheet,
    disc(x, y, radius),
    within(
      sheet,
      moon,
      circle(x, y, radius, mix(dark, light, 0.35)) +
        halftone({ ...area, step: u * 2.2, colour: dark, weight: (across, down) => 0.75 - (across + down) * 0.3 }),
    ),
  );
  return rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze)) + halo + star + shadow + lens;
}
