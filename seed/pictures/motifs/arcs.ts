import { difference, tone } from '../colour.ts';
import { box, circle, each, group, move, path, polygon, rect, sector, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded, stripes } from '../texture.ts';

/** A mosaic of quarter circles, as on the floors of old stations. */
export function arcs(sheet: Sheet): string {
  const { width, height, random, colours } = sheet;
  const rows = random.pick([2, 3, 3]);
  const size = height / rows;
  const columns = Math.ceil(width / size);
  const shift = (width - columns * size) / 2;
  let previous = '';
  const tiles = each(rows * columns, (index) => {
    const x = shift + (index % columns) * size;
    const y = Math.floor(index / columns) * size;
    const grounds = [colours.ground, colours.haze, ...colours.fills].filter((ink) => ink !== previous);
    const ground = random.chance(0.4) ? colours.ground : random.pick(grounds);
    previous = ground;
    const inks = [colours.paper, colours.soft, colours.accent, colours.second, colours.bold, colours.ink].filter(
      (ink) => difference(ink, ground) > 0.2,
    );
    return within(
      sheet,
      box(x - 0.5, y - 0.5, size + 1, size + 1),
      rect(x - 0.5, y - 0.5, size + 1, size + 1, ground) +
        group(move(x + size / 2, y + size / 2, random.whole(0, 3) * 90), tile(sheet, size, inks)),
    );
  });
  return rect(0, 0, width, height, colours.ground) + tiles;
}

function tile(sheet: Sheet, size: number, inks: readonly string[]): string {
  const { random, unit } = sheet;
  const half = size / 2;
  const [one = '#000000', two = one, three = two] = random.shuffle(inks);
  const area = { x: -half, y: -half, width: size, height: size };
  const shade = (d: string, fill: string) =>
    shaded(sheet, d, fill, { ...area, colour: tone(fill, -0.2), from: [0, 0, 0.8, 0.8], strength: 0.55, grain: 0.8 });
  return random.pick([
    () => shade(sector(-half, -half, size, 0, 90), one),
    () => shade(sector(-half, -half, size, 0, 90), one) + path(sector(-half, -half, size * 0.5, 0, 90), two),
    () =>
      [1, 0.75, 0.5, 0.25]
        .map((share, index) => path(sector(-half, -half, size * share, 0, 90), [one, two, one, three][index] ?? one))
        .join(''),
    () => shade(sector(0, half, half, 180, 360), one) + circle(0, -half * 0.45, half * 0.3, two),
    () => shade(sector(0, -half, half, 0, 180), one) + path(sector(0, half, half, 180, 360), two),
    () => path(sector(-half, half, size, 270, 360), one) + path(sector(half, -half, size * 0.42, 90, 180), two),
    () =>
      polygon(
        [
          [-half, -half],
          [half, half],
          [-half, half],
        ],
        one,
      ) + circle(half * 0.42, -half * 0.42, half * 0.32, two),
    () => stripes(area, one, size / 6, size / 12),
    () =>
      halftone({
        ...area,
        step: unit * 3.4,
        colour: one,
        weight: (across, down) => 1.05 - Math.hypot(across, down) * 0.85,
      }),
    () =>
      shade(sector(half, half, size, 180, 270), one) +
      within(sheet, sector(half, half, size, 180, 270), stripes(area, two, size / 9, size / 26, 0.6)),
  ])();
}
