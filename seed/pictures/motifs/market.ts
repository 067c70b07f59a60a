import { difference, mix, tone } from '../colour.ts';
import { backdrop, sun } from '../scenery.ts';
import {
  box,
  circle,
  each,
  ellipse,
  group,
  line,
  move,
  type Point,
  path,
  polygon,
  rect,
  ring,
  roundRect,
  short,
  smooth,
  stroke,
  times,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded } from '../texture.ts';

/** Economy: stacked coins, rising columns, the awning of a shop. */
export function market(sheet: Sheet): string {
  return sheet.random.pick([coins, columns, awning])(sheet);
}

function coins(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const floor = height * 0.88;
  const stacks = width > height * 1.3 ? 5 : 3;
  const step = width / (stacks + 0.6);
  const metals = [colours.accent, colours.second, colours.paper, colours.soft].filter(
    (ink) => difference(ink, colours.ground) > 0.17,
  );
  const piles = each(stacks, (index) => {
    const x = step * (index + 0.8);
    const count = index * 2 + random.whole(2, 4);
    const metal = metals[index % metals.length] ?? colours.accent;
    const r = u * 14;
    const thick = u * 4.6;
    const pile = each(count, (coin) => {
      const y = floor - coin * thick;
      const shift = u * random.between(-1, 1);
      return (
        path(
          `M${short(x - r + shift)} ${short(y - thick)}v${short(thick)}a${short(r)} ${short(r * 0.3)} 0 0 0 ${short(r * 2)} 0v${short(-thick)}Z`,
          tone(metal, -0.16),
        ) +
        ellipse(x + shift, y - thick, r, r * 0.3, metal) +
        ellipse(
          x + shift,
          y - thick,
          r * 0.68,
          r * 0.19,
          'none',
          `stroke="${tone(metal, -0.14)}" stroke-width="${short(u * 0.5)}"`,
        )
      );
    });
    return ellipse(x + u * 6, floor + u * 1, r * 1.25, r * 0.34, colours.ink, 'opacity="0.3"') + pile;
  });
  const trail = stroke(
    smooth(times(stacks, (index): Point => [step * (index + 0.8), floor - u * (30 + index * 10.5)])),
    colours.line,
    u * 1,
    `stroke-dasharray="${short(u * 0.1)} ${short(u * 3)}" stroke-linecap="round"`,
  );
  return (
    backdrop(sheet) +
    sun(sheet, width * 0.22, height * 0.3, u * 15) +
    rect(0, floor - u * 3, width, height, mix(colours.ground, colours.ink, 0.18)) +
    trail +
    piles
  );
}

function columns(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const count = Math.round(width / (u * 19));
  const inks = colours.fills.filter((ink) => ink !== colours.paper);
  const tops = times(
    count,
    (index): Point => [
      ((index + 0.5) * width) / count,
      height * (0.74 - (index / count) * 0.42 + random.between(-0.06, 0.06)),
    ],
  );
  const bars = tops.map(([x, y], index) => {
    const w = (width / count) * 0.62;
    const fill = inks[index % inks.length] ?? colours.bold;
    return shaded(sheet, box(x - w / 2, y + u * 9, w, height - y), fill, {
      x: x - w / 2,
      y,
      width: w,
      height: height - y,
      colour: tone(fill, -0.2),
      from: [0, 1, 0.4, 0.1],
      strength: 0.5,
    });
  });
  const grid = each(6, (index) =>
    line(
      [0, height * (0.14 + index * 0.15)],
      [width, height * (0.14 + index * 0.15)],
      mix(colours.ground, colours.line, 0.22),
      u * 0.35,
    ),
  );
  const curve = stroke(smooth(tops), colours.line, u * 1.5);
  const marks = tops
    .map(([x, y]) => circle(x, y, u * 2.6, colours.sun) + ring(x, y, u * 2.6, colours.line, u * 0.9))
    .join('');
  return backdrop(sheet, false) + grid + bars.join('') + curve + marks;
}

/** A shop front with its striped awning and crates. */
function awning(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const wall = colours.ground;
  const cloth = colours.bold === wall ? colours.second : colours.bold;
  const scallops = Math.round(width / (u * 16));
  const w = width / scallops;
  const top = height * 0.12;
  const drop = height * 0.3;
  const shade = rect(0, top + drop, width, u * 9, colours.ink, 'opacity="0.22"');
  const strips = each(scallops, (index) => {
    const fill = index % 2 ? colours.paper : cloth;
    return path(
      `M${short(index * w)} ${short(top)}h${short(w)}v${short(drop)}a${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(-w)} 0Z`,
      fill,
    );
  });
  const crates = each(width > height * 1.3 ? 4 : 2, (index) => {
    const size = u * 40;
    const x = width * (width > height * 1.3 ? 0.045 + index * 0.238 : 0.06 + index * 0.48);
    const y = height * 0.72;
    const fruit = random.pick([colours.accent, colours.second, cloth]);
    const heap = each(11, (at) => {
      const row = at < 6 ? 0 : 1;
      const column = row ? at - 6 : at;
      const cx = x + u * (4.5 + row * 3.2 + column * 6.2);
      const cy = y - u * (1.5 + row * 5.4);
      return circle(cx, cy, u * 3.9, fruit) + circle(cx - u * 1.1, cy - u * 1.2, u * 1, tone(fruit, 0.16));
    });
    return (
      heap +
      rect(x, y, size, u * 20, mix(colours.accent, colours.ink, 0.42)) +
      each(2, (slat) => rect(x, y + u * (1.4 + slat * 9), size, u * 6.6, mix(colours.accent, colours.paper, 0.35))) +
      group(
        move(x + size / 2, y + u * 9, -4),
        roundRect(-u * 7, -u * 4, u * 14, u * 8, u, colours.paper) +
          rect(-u * 4.6, -u * 1, u * 9.2, u * 1.8, colours.ink),
      )
    );
  });
  const dots = halftone({
    x: 0,
    y: height * 0.45,
    width,
    height: height * 0.55,
    step: u * 3.4,
    colour: mix(wall, colours.line, 0.22),
    weight: (_, down) => 0.6 - down * 0.7,
  });
  const roofline =
    rect(0, 0, width, top, tone(cloth, -0.1)) +
    polygon(
      [
        [0, top],
        [width, top],
        [width, top + u * 2],
        [0, top + u * 2],
      ],
      colours.ink,
      'opacity="0.25"',
    );
  return (
    backdrop(sheet, false) +
    dots +
    shade +
    crates +
    rect(0, height * 0.92, width, height * 0.08, mix(wall, colours.ink, 0.55)) +
    strips +
    within(sheet, box(0, 0, width, top + u * 2), roofline)
  );
}
