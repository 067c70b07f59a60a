import { mix, tone } from '../colour.ts';
import { backdrop, sun } from '../scenery.ts';
import { archway, box, each, path, polygon, rect, short, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, rightward, shaded, stripes, veil } from '../texture.ts';

/** Bars and a sun: towers at dusk, or the levels of a song. */
export function skyline(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const floor = height * random.pick([1, 1, 0.86]);
  const count = Math.round(width / (unit * random.between(15, 21)));
  const step = width / count;
  const sunX = width * random.pick([0.27, 0.36, 0.66, 0.74]);
  const sunY = height * random.between(0.26, 0.4);
  const radius = unit * random.between(14, 19);
  const rhythm = random.between(0.6, 1.4);
  let previous = '';
  const towers = each(count, (index) => {
    const swell = 0.5 + 0.5 * Math.sin(index * rhythm + random.between(-0.5, 0.5));
    const tall = floor * (0.2 + swell * 0.56 + random.between(-0.04, 0.08));
    const fill = random.pick(colours.fills.filter((ink) => ink !== previous));
    previous = fill;
    return tower(sheet, index * step, floor, step + 1, tall, fill);
  });
  const water = floor < height ? reflection(sheet, floor) : '';
  const behind = random.chance(0.6);
  const star = sun(sheet, sunX, sunY, radius);
  return backdrop(sheet) + (behind ? star + towers : towers + star) + water;
}

function tower(sheet: Sheet, x: number, floor: number, width: number, tall: number, fill: string): string {
  const { unit, random, colours } = sheet;
  const top = floor - tall;
  const outline = random.pick([
    box(x, top, width, tall),
    box(x, top, width, tall),
    archway(x, floor, width, tall),
    slope(x, top, width, floor),
  ]);
  const detail = mix(fill, colours.line === colours.ink ? colours.paper : colours.ink, 0.34);
  const area = { x, y: top, width, height: tall };
  const inside = random.pick([
    () => '',
    () => '',
    () => windows(x, top + width * 0.62, width, tall, detail),
    () => stripes({ ...area, y: top + width * 0.6 }, detail, width / 5, unit * 0.45),
    () => halftone({ ...area, step: unit * 2.4, colour: detail, weight: (_, down) => down * 0.95 - 0.3 }),
    () => rect(x + width / 2, top, width / 2, tall, veil(sheet, rightward, tone(fill, -0.16), 0.9)),
  ])();
  const body = shaded(sheet, outline, fill, {
    ...area,
    colour: tone(fill, -0.2),
    from: [0, 1, 0.2, 0.25],
    strength: 0.4,
    grain: 0.8,
  });
  return body + (inside && within(sheet, outline, inside));
}

const slope = (x: number, top: number, width: number, floor: number): string =>
  `M${short(x)} ${short(floor)}V${short(top + width * 0.6)}L${short(x + width)} ${short(top)}V${short(floor)}Z`;

function windows(x: number, top: number, width: number, tall: number, colour: string): string {
  const cell = width / 4;
  const rows = Math.min(9, Math.floor((tall - width) / (cell * 1.5)));
  return each(Math.max(0, rows) * 3, (index) =>
    rect(
      x + cell * (0.72 + (index % 3) * 0.97),
      top + Math.floor(index / 3) * cell * 1.5,
      cell * 0.5,
      cell * 0.8,
      colour,
    ),
  );
}

function reflection(sheet: Sheet, floor: number): string {
  const { width, height, unit, colours, random } = sheet;
  const sea = mix(colours.ground, colours.bold, colours.mood === 'bold' ? 0 : 0.55);
  const glints = each(26, () => {
    const long = unit * random.between(6, 26);
    const y = floor + unit * random.between(1.5, 13);
    return path(
      `M${short(random.between(0, width) - long / 2)} ${short(y)}h${short(long)}`,
      'none',
      `stroke="${random.pick([colours.sun, colours.paper])}" stroke-width="${short(unit * 0.5)}" stroke-linecap="round" opacity="0.7"`,
    );
  });
  return (
    polygon(
      [
        [0, floor],
        [width, floor],
        [width, height],
        [0, height],
      ],
      tone(sea, -0.06),
    ) + glints
  );
}
