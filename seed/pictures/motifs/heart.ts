import { difference, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import { circle, each, group, move, path, rect, ring, roundRect, short, stroke, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded } from '../texture.ts';

/** Health without white coats: a heart, a pulse, what the chemist gives. */
export function heart(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const x = width * (width > height * 1.3 ? random.pick([0.34, 0.5, 0.66]) : 0.5);
  const y = height * 0.52;
  const behind = random.pick([halo, crosses])(sheet, x, y);
  const side = x > width / 2 ? -1 : 1;
  const extras =
    width > height * 1.3
      ? group(move(x + side * unit * 62, height * 0.36, 32), pill(sheet)) +
        group(move(x + side * unit * 80, height * 0.66, -24), pill(sheet)) +
        circle(x + side * unit * 58, height * 0.74, unit * 6, colours.fills[1] ?? colours.accent)
      : '';
  return backdrop(sheet, false) + behind + extras + bigHeart(sheet, x, y) + pulse(sheet, x, y);
}

function heartOutline(x: number, y: number, s: number): string {
  return `M${short(x)} ${short(y + s * 0.95)}L${short(x - s * 0.88)} ${short(y + s * 0.06)}A${short(s * 0.56)} ${short(s * 0.56)} 0 0 1 ${short(x)} ${short(y - s * 0.56)}A${short(s * 0.56)} ${short(s * 0.56)} 0 0 1 ${short(x + s * 0.88)} ${short(y + s * 0.06)}Z`;
}

function bigHeart(sheet: Sheet, x: number, y: number): string {
  const { unit, colours } = sheet;
  const s = unit * 42;
  const fill = colours.bold === colours.ground ? colours.accent : colours.bold;
  const d = heartOutline(x, y - unit * 4, s);
  const half = within(
    sheet,
    d,
    rect(x, y - s, s, s * 2, tone(fill, -0.1)) +
      halftone({
        x,
        y: y - s * 0.7,
        width: s,
        height: s * 1.7,
        step: unit * 2.6,
        colour: tone(fill, -0.26),
        weight: (across, down) => across * 0.7 + down * 0.4 - 0.35,
      }),
  );
  return (
    shaded(sheet, d, fill, {
      x: x - s,
      y: y - s * 0.7,
      width: s * 2,
      height: s * 1.6,
      colour: tone(fill, 0.16),
      from: [0, 0, 0.6, 0.7],
      strength: 0.5,
    }) + half
  );
}

function pulse({ width, unit: u, colours }: Sheet, x: number, y: number): string {
  const beat = `M${short(-width)} ${short(y)}H${short(x - u * 24)}l${short(u * 5)} ${short(-u * 6)}l${short(u * 5)} ${short(u * 6)}h${short(u * 4)}l${short(u * 6)} ${short(-u * 24)}l${short(u * 8)} ${short(u * 40)}l${short(u * 6)} ${short(-u * 16)}H${short(width * 2)}`;
  return stroke(beat, colours.paper === colours.ground ? colours.ink : colours.paper, u * 2, 'stroke-linejoin="round"');
}

function halo({ unit, colours }: Sheet, x: number, y: number): string {
  return each(4, (index) =>
    ring(
      x,
      y,
      unit * (44 + index * 14),
      colours.fills[index % colours.fills.length] ?? colours.line,
      unit * (4.6 - index * 0.9),
    ),
  );
}

function crosses({ width, height, unit: u, colours }: Sheet): string {
  const step = u * 25;
  const ink =
    colours.fills.find((one) => one !== colours.bold && difference(one, colours.ground) < 0.45) ?? colours.accent;
  return each(Math.ceil(width / step) * Math.ceil(height / step), (index) => {
    const columns = Math.ceil(width / step);
    const x = (index % columns) * step + step / 2;
    const y = Math.floor(index / columns) * step + step / 2;
    return path(
      `M${short(x - u * 6)} ${short(y - u * 2)}h${short(u * 4)}v${short(-u * 4)}h${short(u * 4)}v${short(u * 4)}h${short(u * 4)}v${short(u * 4)}h${short(-u * 4)}v${short(u * 4)}h${short(-u * 4)}v${short(-u * 4)}h${short(-u * 4)}Z`,
      ink,
      'opacity="0.75"',
    );
  });
}

function pill(sheet: Sheet): string {
  const { unit: u, colours } = sheet;
  const [one = colours.accent, two = colours.paper] = colours.fills.filter((ink) => ink !== colours.bold);
  const capsule = `M${short(-u * 8)} ${short(-u * 6)}h${short(u * 16)}a${short(u * 6)} ${short(u * 6)} 0 0 1 0 ${short(u * 12)}h${short(-u * 16)}a${short(u * 6)} ${short(u * 6)} 0 0 1 0 ${short(-u * 12)}Z`;
  return (
    path(capsule, one) +
    within(sheet, capsule, rect(0, -u * 7, u * 16, u * 14, two)) +
    roundRect(-u * 9, -u * 4, u * 18, u * 1.6, u * 0.8, colours.paper, 'opacity="0.5"')
  );
}
