import { difference, tone } from '../colour.ts';
import { backdrop, sun } from '../scenery.ts';
import {
  box,
  circle,
  each,
  group,
  move,
  type Point,
  path,
  polar,
  rect,
  short,
  smooth,
  stroke,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { rightward, shaded, veil } from '../texture.ts';

/** Plants cut from coloured paper: pinned in a row over blocks of colour, or growing together. */
export function leaves(sheet: Sheet): string {
  return sheet.random.chance(0.5) ? herbarium(sheet) : garden(sheet);
}

/** A border in full growth under a low sun. */
function garden(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const inks = colours.fills.filter((ink) => ink !== colours.paper);
  const rows = [0.5, 0.74, 0.98].map((level, row) => {
    const count = Math.round(width / (u * (30 + row * 4)));
    return each(count, (index) => {
      const ink = inks[(index * 2 + row) % inks.length] ?? colours.bold;
      const other = random.pick(
        [colours.paper, colours.soft, colours.accent, colours.ink].filter((one) => difference(one, ink) > 0.2),
      );
      const x = (width * (index + 0.5 + (row % 2 ? 0.25 : -0.1))) / count;
      const plant = random.pick([monstera, frond, flower, monstera]);
      const size = 0.62 + row * 0.1;
      return group(
        move(x, height * level - u * (row * 4 - 8), random.between(-16, 16), size),
        plant(sheet, ink, other),
      );
    });
  });
  const star = sun(sheet, width * random.pick([0.24, 0.5, 0.76]), height * 0.24, u * 17);
  return backdrop(sheet) + star + rows.join('');
}

function herbarium(sheet: Sheet): string {
  const { width, height, random, colours } = sheet;
  const inks = random.shuffle([colours.paper, colours.soft, colours.accent, colours.second, colours.bold, colours.ink]);
  const columns = Math.max(2, Math.round(width / height) * 2);
  const blocks = each(columns, (index) => {
    const fill = inks[index % inks.length] ?? colours.soft;
    const x = (width / columns) * index;
    return shaded(sheet, box(x, 0, width / columns + 1, height), fill, {
      x,
      y: 0,
      width: width / columns,
      height,
      colour: tone(fill, -0.14),
      from: [0.5, 1, 0.5, 0],
      strength: 0.35,
      grain: 0.6,
    });
  });
  const cuttings = each(columns, (index) => {
    const ground = inks[index % inks.length] ?? colours.soft;
    const ink = random.pick(inks.filter((one) => difference(one, ground) > 0.28));
    const other = random.pick(inks.filter((one) => difference(one, ground) > 0.2 && one !== ink));
    const x = (width / columns) * (index + 0.5);
    const { plant, size } = random.pick(plants);
    return group(move(x, height * 0.5, random.between(-12, 12), size), plant(sheet, ink, other));
  });
  return rect(0, 0, width, height, colours.ground) + blocks + cuttings;
}

/** Pairs of leaflets along a stem. */
function frond({ unit: u, random }: Sheet, ink: string): string {
  const pairs = random.whole(6, 8);
  const blades = each(pairs * 2, (index) => {
    const level = Math.floor(index / 2) / (pairs - 1);
    const side = index % 2 ? 1 : -1;
    const long = u * (21 - Math.abs(level - 0.55) * 20);
    const blade = `M0 0C${short(long * 0.25)} ${short(-long * 0.34)} ${short(long * 0.8)} ${short(-long * 0.26)} ${short(long)} 0C${short(long * 0.75)} ${short(long * 0.12)} ${short(long * 0.3)} ${short(long * 0.12)} 0 0Z`;
    return group(
      `${move(0, u * (34 - level * 66))} scale(${side} 1) rotate(${short(-18 - level * 34)})`,
      path(blade, ink),
    );
  });
  return (
    stroke(`M0 ${short(u * 46)}V${short(-u * 36)}`, ink, u * 1.8, 'stroke-linecap="round"') +
    blades +
    group(
      move(0, -u * 32, -90),
      path(
        `M0 0C${short(u * 4)} ${short(-u * 5)} ${short(u * 12)} ${short(-u * 4)} ${short(u * 15)} 0C${short(u * 12)} ${short(u * 4)} ${short(u * 4)} ${short(u * 5)} 0 0Z`,
        ink,
      ),
    )
  );
}

/** One broad leaf with its ribs. */
function monstera(sheet: Sheet, ink: string, other: string): string {
  const { unit: u } = sheet;
  const d = `M0 ${short(u * 30)}C${short(-u * 30)} ${short(u * 18)} ${short(-u * 26)} ${short(-u * 22)} 0 ${short(-u * 42)}C${short(u * 26)} ${short(-u * 22)} ${short(u * 30)} ${short(u * 18)} 0 ${short(u * 30)}Z`;
  const ribs = each(5, (index) => {
    const y = u * (22 - index * 11);
    return stroke(
      `M0 ${short(y)}q${short(u * 10)} ${short(-u * 5)} ${short(u * 22)} ${short(-u * 14)}M0 ${short(y)}q${short(-u * 10)} ${short(-u * 5)} ${short(-u * 22)} ${short(-u * 14)}`,
      other,
      u * 1.1,
    );
  });
  return (
    stroke(`M0 ${short(u * 48)}V0`, ink, u * 1.8) +
    path(d, ink) +
    within(sheet, d, rect(0, -u * 44, u * 30, u * 80, veil(sheet, rightward, tone(ink, -0.2), 0.7)) + ribs) +
    stroke(`M0 ${short(u * 30)}V${short(-u * 38)}`, other, u * 1.3)
  );
}

/** A rounded alga, as scissors like them. */
function seaweed({ unit: u, random }: Sheet, ink: string): string {
  const fingers = each(9, (index) => {
    const angle = -90 + (index - 4) * 38 + random.between(-5, 5);
    const long = u * random.between(22, 34);
    const [x, y] = polar(0, 0, long, angle);
    return stroke(
      smooth([
        [0, 0],
        [x * 0.5 + u * random.between(-4, 4), y * 0.5 + u * random.between(-4, 4)],
        [x, y],
      ] as Point[]),
      ink,
      u * 8.5,
      'stroke-linecap="round"',
    );
  });
  return fingers + circle(0, 0, u * 8, ink);
}

function flower({ unit: u, random }: Sheet, ink: string, other: string): string {
  const count = random.pick([6, 8, 9]);
  const petals = each(count, (index) =>
    group(
      `translate(0 ${short(-u * 16)}) rotate(${short((360 / count) * index)})`,
      path(
        `M0 ${short(-u * 6)}C${short(u * 8)} ${short(-u * 12)} ${short(u * 6)} ${short(-u * 24)} 0 ${short(-u * 25)}C${short(-u * 6)} ${short(-u * 24)} ${short(-u * 8)} ${short(-u * 12)} 0 ${short(-u * 6)}Z`,
        ink,
      ),
    ),
  );
  const leaf = path(
    `M0 ${short(u * 34)}C${short(u * 6)} ${short(u * 18)} ${short(u * 18)} ${short(u * 16)} ${short(u * 22)} ${short(u * 18)}C${short(u * 18)} ${short(u * 30)} ${short(u * 8)} ${short(u * 34)} 0 ${short(u * 34)}Z`,
    other,
  );
  return (
    stroke(`M0 ${short(u * 46)}V${short(-u * 10)}`, other, u * 2) + leaf + petals + circle(0, -u * 16, u * 6, other)
  );
}

const plants = [
  { plant: monstera, size: 1 },
  { plant: frond, size: 1 },
  { plant: seaweed, size: 0.72 },
  { plant: flower, size: 0.86 },
];
