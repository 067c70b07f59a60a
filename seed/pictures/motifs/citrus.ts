import { difference, mix, tone } from '../colour.ts';
import {
  box,
  circle,
  each,
  ellipse,
  group,
  line,
  move,
  path,
  rect,
  ring,
  roundRect,
  sector,
  short,
  stroke,
  times,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded, stripes } from '../texture.ts';

/** Good food from above: slices of citrus, or a plate that has just arrived. */
export function citrus(sheet: Sheet): string {
  return sheet.random.chance(0.5) ? slices(sheet) : plate(sheet);
}

function slices(sheet: Sheet): string {
  const { width, height, random, colours } = sheet;
  const rows = 2;
  const size = height / rows;
  const columns = Math.ceil(width / size) + 1;
  const inks = [colours.accent, colours.ember, tone(colours.accent, 0.08), mix(colours.accent, colours.ember, 0.5)];
  const grounds = [colours.soft, colours.paper, colours.haze, mix(colours.soft, colours.paper, 0.5)];
  const tiles = times(rows * columns, (index) => {
    const row = Math.floor(index / columns);
    const x = (index % columns) * size - size * 0.07;
    const y = row * size;
    const ground = (index + row) % 2 ? colours.ground : random.pick(grounds);
    const ripe = inks.filter((ink) => difference(ink, ground) > 0.16);
    const peel = random.pick(ripe.length > 0 ? ripe : [colours.soft]);
    const area = { x, y, width: size, height: size };
    const cut = random.pick([whole, half, whole, leafy]);
    const cloth = shaded(sheet, box(x, y, size + 1, size + 1), ground, {
      ...area,
      colour: tone(ground, -0.1),
      from: [0.5, 1, 0.5, 0],
      strength: 0.35,
      grain: 0.4,
    });
    const turn = random.between(-40, 40);
    return { cloth, fruit: group(move(x + size / 2, y + size / 2, turn), cut(sheet, size * 0.37, peel)) };
  });
  return tiles.map(({ cloth }) => cloth).join('') + tiles.map(({ fruit }) => fruit).join('');
}

function whole(sheet: Sheet, r: number, peel: string): string {
  const pith = mix(sheet.colours.paper, peel, 0.08);
  const count = 9;
  const segments = each(count, (index) =>
    path(
      sector(0, 0, r * 0.8, (index * 360) / count + 3.5, ((index + 1) * 360) / count - 3.5, r * 0.09),
      tone(peel, 0.06),
      'stroke-linejoin="round"',
    ),
  );
  return (
    circle(r * 0.06, r * 0.08, r, sheet.colours.ink, 'opacity="0.18"') +
    circle(0, 0, r, peel) +
    circle(0, 0, r * 0.9, pith) +
    segments
  );
}

function half(sheet: Sheet, r: number, peel: string): string {
  const pith = mix(sheet.colours.paper, peel, 0.08);
  const segments = each(5, (index) =>
    path(sector(0, -r * 0.3, r * 0.98, index * 36 + 3, index * 36 + 33, r * 0.12), tone(peel, 0.06)),
  );
  return (
    path(sector(0, -r * 0.3, r * 1.2, 0, 180), peel) + path(sector(0, -r * 0.3, r * 1.09, 0, 180), pith) + segments
  );
}

function leafy(sheet: Sheet, r: number, peel: string): string {
  const leaf = sheet.colours.sea === peel ? sheet.colours.ink : sheet.colours.sea;
  const d = `M${short(-r)} 0A${short(r)} ${short(r)} 0 1 1 ${short(r)} 0A${short(r)} ${short(r)} 0 1 1 ${short(-r)} 0Z`;
  return (
    shaded(sheet, d, peel, {
      x: -r,
      y: -r,
      width: r * 2,
      height: r * 2,
      colour: tone(peel, -0.22),
      from: [0.9, 1, 0.2, 0.1],
      strength: 0.7,
    }) +
    path(
      `M0 ${short(-r * 0.7)}C${short(r * 0.2)} ${short(-r * 1.3)} ${short(r * 0.9)} ${short(-r * 1.35)} ${short(r * 1.15)} ${short(-r * 1.1)}C${short(r * 0.95)} ${short(-r * 0.7)} ${short(r * 0.4)} ${short(-r * 0.55)} 0 ${short(-r * 0.7)}Z`,
      leaf,
    ) +
    circle(0, -r * 0.7, r * 0.07, sheet.colours.ink)
  );
}

/** Spaghetti, tomato, basil; fork and knife at their posts. */
function plate(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const x = width * 0.5;
  const y = height * 0.51;
  const cloth = mix(colours.ground, colours.line, 0.2);
  const weave =
    stripes({ x: 0, y: 0, width, height }, cloth, u * 11, u * 3.6) +
    each(Math.ceil(height / (u * 11)), (index) => rect(0, index * u * 11, width, u * 3.6, cloth, 'opacity="0.6"'));
  const china =
    difference(colours.paper, colours.ground) > 0.08 ? colours.paper : mix(colours.soft, colours.paper, 0.4);
  const pasta = mix(colours.accent, colours.paper, 0.3);
  const strands = times(70, () => {
    const angle = random.between(0, 360);
    const r = u * random.between(2, 17);
    return stroke(
      `M${short(x + Math.cos(angle) * r - u * 8)} ${short(y + Math.sin(angle) * r)}a${short(u * random.between(7, 13))} ${short(u * random.between(5, 11))} ${short(angle)} 0 ${random.whole(0, 1)} ${short(u * random.between(8, 16))} ${short(u * random.between(-7, 7))}`,
      random.chance(0.5) ? pasta : tone(pasta, -0.09),
      u * 1.25,
      'stroke-linecap="round"',
    );
  }).join('');
  const sauce = colours.ember;
  const tomatoes = [
    [-7, -4],
    [8, 2],
    [-1, 9],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        circle(x + u * dx, y + u * dy, u * 4.4, sauce) +
        ring(x + u * dx, y + u * dy, u * 2.6, tone(sauce, 0.14), u * 0.6),
    )
    .join('');
  const basil = [
    [2, -8, 20],
    [-9, 6, 150],
    [7, 9, 260],
  ]
    .map(([dx = 0, dy = 0, turn = 0]) =>
      group(
        move(x + u * dx, y + u * dy, turn),
        path(
          `M0 0C${short(u * 2)} ${short(-u * 5)} ${short(u * 8)} ${short(-u * 5)} ${short(u * 10)} 0C${short(u * 8)} ${short(u * 4)} ${short(u * 2)} ${short(u * 4)} 0 0Z`,
          tone(colours.sea, 0.02),
        ) + line([u, 0], [u * 8, 0], tone(colours.sea, 0.2), u * 0.5),
      ),
    )
    .join('');
  const steel = difference(colours.paper, colours.ground) > 0.2 ? colours.paper : colours.ink;
  const fork = group(
    move(x - u * 58, y),
    roundRect(-u * 1.2, -u * 4, u * 2.4, u * 36, u * 1.2, steel) +
      each(4, (index) => roundRect(u * (-4.6 + index * 2.6), -u * 30, u * 1.3, u * 18, u * 0.6, steel)) +
      path(
        `M${short(-u * 4.6)} ${short(-u * 15)}h${short(u * 9.2)}c0 ${short(u * 9)} ${short(-u * 3)} ${short(u * 12)} ${short(-u * 4.6)} ${short(u * 12)}s${short(-u * 4.6)} ${short(-u * 3)} ${short(-u * 4.6)} ${short(-u * 12)}Z`,
        steel,
      ),
  );
  const knife = group(
    move(x + u * 58, y),
    path(
      `M${short(-u * 2)} ${short(-u * 31)}c${short(u * 5)} ${short(u * 4)} ${short(u * 5)} ${short(u * 22)} ${short(u * 4)} ${short(u * 31)}h${short(-u * 4)}Z`,
      steel,
    ) + roundRect(-u * 2, u * 0, u * 4, u * 32, u * 1.6, steel),
  );
  return [
    rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze)),
    weave,
    halftone({
      x: 0,
      y: 0,
      width,
      height,
      step: u * 3.4,
      colour: cloth,
      weight: (across, down) => 0.5 - across * 0.5 - down * 0.4,
    }),
    fork + knife,
    ellipse(x + u * 3, y + u * 3.4, u * 44, u * 44, colours.ink, 'opacity="0.3"'),
    circle(x, y, u * 44, china),
    ring(x, y, u * 40, sauce, u * 1),
    circle(x, y, u * 30, tone(china, -0.05)),
    circle(x, y, u * 20, tone(pasta, -0.13)),
    strands + tomatoes + basil,
  ].join('');
}
