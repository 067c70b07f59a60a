import { difference, overprint, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import { circle, disc, each, ring, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded } from '../texture.ts';

interface Orb {
  x: number;
  y: number;
  radius: number;
  fill: string;
}

/** Discs of transparent ink: where two meet a third colour is born. */
export function circles(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const lively = colours.fills.filter((ink) => ink !== colours.ink);
  const centre = width * random.pick([0.32, 0.5, 0.64]);
  const turn = random.between(0, 360);
  const orbs: Orb[] = [0, 1, 2].map((index) => {
    const angle = ((turn + index * 125) * Math.PI) / 180;
    const reach = unit * random.between(20, 27);
    return {
      x: centre + Math.cos(angle) * reach * Math.min(1.5, width / height),
      y: height / 2 + Math.sin(angle) * reach * 0.8,
      radius: unit * random.between(27, 39),
      fill: lively[index % lively.length] ?? colours.line,
    };
  });
  const bodies = orbs.map((orb) => body(sheet, orb)).join('');
  const lenses = orbs
    .flatMap((a, index) =>
      orbs
        .slice(index + 1)
        .map((b) => within(sheet, disc(a.x, a.y, a.radius), circle(b.x, b.y, b.radius, lens(sheet, a.fill, b.fill)))),
    )
    .join('');
  const [first, second, third] = orbs;
  const heart =
    first && second && third
      ? within(
          sheet,
          disc(first.x, first.y, first.radius),
          within(sheet, disc(second.x, second.y, second.radius), circle(third.x, third.y, third.radius, colours.ink)),
        )
      : '';
  return backdrop(sheet, false) + satellites(sheet, centre) + bodies + lenses + heart + moon(sheet, centre);
}

function body(sheet: Sheet, { x, y, radius, fill }: Orb): string {
  const area = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  return shaded(sheet, disc(x, y, radius), fill, {
    ...area,
    colour: tone(fill, -0.2),
    from: [1, 1, 0.3, 0.2],
    strength: 0.5,
  });
}

function lens(sheet: Sheet, a: string, b: string): string {
  const mixed = overprint(a, b);
  return difference(mixed, a) < 0.08 || difference(mixed, b) < 0.08
    ? tone(mixed, sheet.colours.mood === 'night' ? 0.16 : -0.12)
    : mixed;
}

/** Quiet company on the empty side. */
function satellites(sheet: Sheet, centre: number): string {
  const { width, height, unit, random, colours } = sheet;
  const farSide = centre > width / 2 ? width * random.between(0.08, 0.2) : width * random.between(0.8, 0.92);
  const y = height * random.between(0.25, 0.75);
  const rings = each(random.whole(3, 6), (index) =>
    ring(farSide, y, unit * (6 + index * 5), colours.line, unit * 0.45, 'opacity="0.5"'),
  );
  const dots = halftone({
    x: centre > width / 2 ? 0 : width * 0.62,
    y: 0,
    width: width * 0.38,
    height,
    step: unit * 3.2,
    colour: colours.fills[3] ?? colours.line,
    opacity: 0.5,
    weight: (across, down) =>
      0.75 - Math.hypot((centre > width / 2 ? across : 1 - across) * 0.9, down - y / height) * 1.3,
  });
  return random.chance(0.5) ? rings : dots;
}

function moon(sheet: Sheet, centre: number): string {
  const { width, height, unit, random, colours } = sheet;
  const x = centre + (centre > width / 2 ? -1 : 1) * width * random.between(0.2, 0.26);
  return circle(x, height * random.pick([0.22, 0.78]), unit * random.between(6, 10), colours.sun);
}
