import { difference, mix, tone } from '../colour.ts';
import {
  box,
  circle,
  disc,
  each,
  group,
  line,
  move,
  path,
  polygon,
  rect,
  ring,
  roundRect,
  sector,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded, stripes } from '../texture.ts';

/** A record on the turntable, seen from above; sometimes half out of its sleeve. */
export function vinyl(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const left = random.chance(0.5);
  const radius = unit * random.between(38, 46);
  const x = width * (width > height * 1.3 ? (left ? 0.36 : 0.62) : 0.5);
  const y = height * random.between(0.48, 0.54);
  const table =
    colours.fills.find((ink) => ink !== colours.ink && difference(ink, colours.ground) > 0.2) ?? colours.accent;
  const split = left ? box(width * 0.6, 0, width * 0.4, height) : box(0, 0, width * 0.4, height);
  const base = rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze));
  const panel = shaded(sheet, split, table, {
    x: left ? width * 0.6 : 0,
    y: 0,
    width: width * 0.4,
    height,
    colour: tone(table, -0.18),
    from: [0.5, 1, 0.5, 0],
    strength: 0.5,
  });
  const sleeve = random.chance(0.45) ? sleeveBehind(sheet, x + (left ? -1 : 1) * radius * 0.95, y, radius, left) : '';
  return (
    base +
    panel +
    sleeve +
    circle(x + unit * 1.6, y + unit * 2, radius, mix(colours.ground, colours.ink, 0.5), 'opacity="0.45"') +
    record(sheet, x, y, radius) +
    (sleeve ? '' : arm(sheet, x, y, radius, left))
  );
}

function record(sheet: Sheet, x: number, y: number, radius: number): string {
  const { random, colours } = sheet;
  const wax =
    random.chance(0.75) || colours.mood === 'bold'
      ? tone(colours.ink, colours.mood === 'night' ? -0.1 : 0)
      : colours.bold;
  const groove = tone(wax, 0.13);
  const grooves = each(15, (index) =>
    ring(x, y, radius * (0.46 + index * 0.035), groove, radius * (index % 5 === 4 ? 0.014 : 0.006)),
  );
  const turn = random.between(-70, -20);
  const sheen = [0, 180]
    .map(
      (more) =>
        path(sector(x, y, radius * 0.985, turn + more, turn + more + 26), tone(wax, 0.2), 'opacity="0.55"') +
        path(sector(x, y, radius * 0.985, turn + more + 8, turn + more + 15), tone(wax, 0.45), 'opacity="0.4"'),
    )
    .join('');
  const [label = colours.accent, mark = colours.paper] = random.shuffle(
    [colours.accent, colours.second, colours.paper, colours.soft].filter((ink) => difference(ink, wax) > 0.25),
  );
  const labelArt = within(
    sheet,
    disc(x, y, radius * 0.36),
    random.pick([
      () => path(sector(x, y, radius * 0.36, 0, 180), mark),
      () =>
        stripes(
          { x: x - radius * 0.36, y: y - radius * 0.36, width: radius * 0.72, height: radius * 0.32 },
          mark,
          radius * 0.08,
          radius * 0.04,
        ),
      () =>
        halftone({
          x: x - radius * 0.36,
          y: y - radius * 0.36,
          width: radius * 0.72,
          height: radius * 0.72,
          step: radius * 0.06,
          colour: mark,
          weight: (_, down) => down,
        }),
    ])(),
  );
  return (
    circle(x, y, radius, wax) +
    grooves +
    sheen +
    circle(x, y, radius * 0.36, label) +
    labelArt +
    ring(x, y, radius * 0.36, tone(wax, 0.05), radius * 0.012) +
    circle(x, y, radius * 0.035, wax)
  );
}

function arm(sheet: Sheet, x: number, y: number, radius: number, left: boolean): string {
  const { unit, colours } = sheet;
  const side = left ? 1 : -1;
  const pivotX = x + side * radius * 1.32;
  const pivotY = y - radius * 0.72;
  const needleX = x + side * radius * 0.6;
  const needleY = y + radius * 0.52;
  const elbowX = x + side * radius * 1.16;
  const elbowY = y + radius * 0.2;
  const metal = colours.paper;
  const turn = (Math.atan2(needleY - elbowY, needleX - elbowX) * 180) / Math.PI;
  return [
    circle(pivotX, pivotY, unit * 8, colours.ink),
    ring(pivotX, pivotY, unit * 6, mix(colours.ink, colours.paper, 0.35), unit * 0.5),
    path(
      `M${pivotX.toFixed(1)} ${pivotY.toFixed(1)}L${elbowX.toFixed(1)} ${elbowY.toFixed(1)}L${needleX.toFixed(1)} ${needleY.toFixed(1)}`,
      'none',
      `stroke="${metal}" stroke-width="${(unit * 1.7).toFixed(1)}" stroke-linejoin="round" stroke-linecap="round"`,
    ),
    group(
      move(needleX, needleY, turn),
      roundRect(-unit * 4, -unit * 2.2, unit * 9, unit * 4.4, unit, colours.accent) +
        rect(unit * 2.6, -unit * 2.2, unit * 1, unit * 4.4, colours.ink),
    ),
    circle(pivotX, pivotY, unit * 3, colours.accent),
  ].join('');
}

function sleeveBehind(sheet: Sheet, x: number, y: number, radius: number, left: boolean): string {
  const { random, colours, unit } = sheet;
  const side = radius * 2.08;
  const top = y - side / 2;
  const start = left ? x - side * 0.62 : x - side * 0.38;
  const [cover = colours.soft, shape = colours.bold] = random.shuffle(
    colours.fills.filter((ink) => ink !== colours.ink),
  );
  const art = random.pick([
    () => circle(start + side / 2, top + side / 2, side * 0.34, shape),
    () =>
      polygon(
        [
          [start, top + side],
          [start + side, top],
          [start + side, top + side],
        ],
        shape,
      ),
    () =>
      each(5, (index) =>
        line(
          [start, top + side * (0.5 + index * 0.1)],
          [start + side, top + side * (0.5 + index * 0.1)],
          shape,
          side * 0.045,
        ),
      ),
  ])();
  return (
    rect(start + unit * 1.4, top + unit * 1.6, side, side, colours.ink, 'opacity="0.3"') +
    rect(start, top, side, side, cover) +
    within(sheet, box(start, top, side, side), art)
  );
}
