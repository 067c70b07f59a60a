import { mix, tone } from './colour.ts';
import { palettes } from './palette.ts';
import { archway, box, circle, disc, each, line, path, polygon, rect, short, within } from './shapes.ts';
import { createSheet, finishSheet, type Sheet } from './sheet.ts';
import { downward, fade, halftone, shaded } from './texture.ts';

const width = 2280;
const height = 1140;
const night = '#12100e';
const paper = '#faf7f2';
const red = '#c8102e';
const green = '#0b5d3b';
const gold = '#dba53f';
const shore = height * 0.8;
const mast = { x: width * 0.5, tip: height * 0.3 };

/** The page for advertisers: a mast between two shores and the waves that leave it, 2280 by 1140. */
export function drawAdvertiseHero(): string {
  const [palette] = palettes;
  const sheet = createSheet({
    width,
    height,
    seed: 'fatti sentire',
    ...(palette ? { palette } : {}),
    moods: ['night'],
  });
  const sky = rect(0, 0, width, height, fade(sheet, downward, night, '#2a1a16'));
  return finishSheet(sheet, sky + waves(sheet) + towers(sheet) + sea(sheet) + antenna(), { grain: 0.3 });
}

function waves(sheet: Sheet): string {
  const inks = [green, tone(green, -0.12), red, mix(red, gold, 0.5), gold, '#efd9a8', paper];
  const farthest = width * 0.47;
  const step = farthest / (inks.length + 0.2);
  const rings = inks
    .map((fill, index) => circle(mast.x, mast.tip, farthest - index * step, fill, index < 2 ? 'opacity="0.92"' : ''))
    .join('');
  const dots = halftone({
    x: mast.x - farthest,
    y: mast.tip - farthest,
    width: farthest * 2,
    height: farthest * 2,
    step: 24,
    colour: night,
    opacity: 0.55,
    weight: (across, down) => Math.abs(across - 0.5) * 1.5 + down * 0.5 - 0.5,
  });
  return rings + within(sheet, disc(mast.x, mast.tip, farthest), dots);
}

/** One city at either side, lower towards the water. */
function towers(sheet: Sheet): string {
  const { random } = sheet;
  const inks = [night, '#241d19', tone(green, -0.1), '#8f1a22', gold, paper, red];
  let previous = '';
  const tower = (x: number, wide: number, tall: number) => {
    const fill = random.pick(inks.filter((ink) => ink !== previous));
    previous = fill;
    const outline = random.chance(0.35) ? archway(x, shore, wide, tall) : box(x, shore - tall, wide, tall);
    const area = { x, y: shore - tall, width: wide, height: tall };
    const shade = { ...area, colour: tone(fill, -0.22), from: [0, 1, 0.2, 0.2], strength: 0.4, grain: 0.6 } as const;
    return shaded(sheet, outline, fill, shade) + within(sheet, outline, windows(sheet, area, fill));
  };
  const city = (side: 1 | -1) =>
    each(7, (index) => {
      const wide = random.between(86, 128);
      const tall = (height * 0.52 * (7 - index)) / 7 + random.between(20, 120);
      const from = index * 104;
      return tower(side === 1 ? from - 20 : width - from - wide + 20, wide, tall);
    });
  return city(1) + city(-1);
}

function windows(sheet: Sheet, area: { x: number; y: number; width: number; height: number }, wall: string): string {
  const light = wall === gold || wall === paper ? night : gold;
  const cell = area.width / 4;
  return each(24, (index) =>
    sheet.random.chance(0.45)
      ? rect(
          area.x + cell * (0.7 + (index % 3) * 0.95),
          area.y + cell * (2 + Math.floor(index / 3) * 1.5),
          cell * 0.55,
          cell * 0.8,
          light,
          'opacity="0.85"',
        )
      : '',
  );
}

function sea(sheet: Sheet): string {
  const { random } = sheet;
  const water = rect(0, shore, width, height - shore, fade(sheet, downward, '#0d3a2b', night));
  const glints = each(70, () => {
    const y = shore + random.between(14, height - shore);
    const near = 1 - (y - shore) / (height - shore);
    const long = random.between(30, 150) * (1.2 - near * 0.6);
    const x = mast.x + random.between(-1, 1) * width * (0.12 + (1 - near) * 0.36) - long / 2;
    const ink = random.pick([gold, paper, red, gold]);
    return path(
      `M${short(x)} ${short(y)}h${short(long)}`,
      'none',
      `stroke="${ink}" stroke-width="6" stroke-linecap="round" opacity="0.75"`,
    );
  });
  return water + glints;
}

function antenna(): string {
  const { x, tip } = mast;
  const foot = shore + 46;
  const half = 92;
  const rungs = 9;
  const at = (share: number) => ({ y: foot + (tip - foot) * share, reach: half * (1 - share) + 7 });
  const lattice = each(rungs, (index) => {
    const low = at(index / rungs);
    const high = at((index + 1) / rungs);
    return (
      line([x - low.reach, low.y], [x + high.reach, high.y], night, 8) +
      line([x + low.reach, low.y], [x - high.reach, high.y], night, 8) +
      line([x - low.reach, low.y], [x + low.reach, low.y], night, 7)
    );
  });
  const rock = polygon(
    [
      [x - 230, foot + 40],
      [x - 130, foot - 14],
      [x + 150, foot - 10],
      [x + 260, foot + 40],
    ],
    night,
  );
  const legs =
    line([x - half - 7, foot], [x - 7, tip], night, 14) + line([x + half + 7, foot], [x + 7, tip], night, 14);
  return rock + lattice + legs + circle(x, tip - 16, 40, red) + circle(x, tip - 16, 15, paper);
}
