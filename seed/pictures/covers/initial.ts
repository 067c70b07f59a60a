import { difference, overprint, tone } from '../colour.ts';
import { capHeight, letter, measure } from '../lettering.ts';
import { box, circle, rect, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, veil } from '../texture.ts';

/** The first letter of the title, larger than the sleeve, with a disc printed over it. */
export function initial(sheet: Sheet, title: string): string {
  const { width, height, unit: u, random, colours } = sheet;
  const sign =
    title
      .normalize('NFD')
      .toUpperCase()
      .match(/[A-Z0-9]/)?.[0] ?? 'A';
  const size = Math.min((height * random.between(0.86, 1.12)) / capHeight, (width * 1.15) / measure(sign, 1));
  const [ink = colours.bold, other = colours.accent] = random.shuffle(
    [colours.bold, colours.second, colours.accent, colours.paper].filter(
      (one) => difference(one, colours.ground) > 0.2,
    ),
  );
  const x = width * random.between(0.44, 0.56);
  const y = height / 2 + (size * capHeight) / 2;
  const drawn = (fill: string) => letter(sign, { x, y, size, fill, anchor: 'middle' });
  const cx = width * random.pick([0.3, 0.68]);
  const cy = height * random.pick([0.3, 0.66]);
  const radius = u * random.between(22, 30);
  const disc = circle(cx, cy, radius, other);
  const clip = sheet.define((id) => `<clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath>`);
  const overlap = `<g clip-path="url(#${clip})">${drawn(colours.mood === 'night' ? tone(other, -0.3) : overprint(ink, other))}</g>`;
  const screen = halftone({
    x: 0,
    y: 0,
    width,
    height,
    step: u * 3,
    colour: tone(colours.ground, colours.mood === 'night' ? 0.12 : -0.1),
    weight: (across, down) => across * 0.4 + down * 0.6 - 0.3,
  });
  const ground = rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze));
  return within(
    sheet,
    box(0, 0, width, height),
    ground +
      screen +
      drawn(ink) +
      disc +
      overlap +
      rect(0, height * 0.8, width, height * 0.2, veil(sheet, [0, 1, 0, 0], colours.ink, 0.16)),
  );
}
