import { difference, mix, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import { box, circle, each, ellipse, group, line, move, rect, ring, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, leftward, veil } from '../texture.ts';

/** The morning's papers, opened one over the other. */
export function newspaper(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const turn = random.between(-9, 9);
  const x = width * (width > height * 1.3 ? random.pick([0.4, 0.5, 0.58]) : 0.5);
  const [under = colours.soft] = colours.fills.filter((ink) => ink !== colours.ink && ink !== colours.paper);
  const pages = [
    group(move(x + unit * 14, height * 0.56, turn + random.between(8, 14)), page(sheet, under)),
    group(move(x, height * 0.54, turn), page(sheet, mix(colours.paper, '#ffffff', 0.3)) + fold(sheet)),
  ];
  const shapes = circle(x > width / 2 ? width * 0.14 : width * 0.86, height * 0.24, unit * 20, colours.sun);
  return (
    backdrop(sheet) +
    shapes +
    pages.join('') +
    cupFromAbove(sheet, x > width / 2 ? width * 0.12 : width * 0.88, height * 0.74)
  );
}

function page(sheet: Sheet, paper: string): string {
  const { unit: u, random, colours } = sheet;
  const w = u * 88;
  const h = u * 96;
  const ink = difference(paper, colours.ink) > 0.4 ? colours.ink : colours.paper;
  const faint = mix(paper, ink, 0.42);
  const left = -w / 2 + u * 6;
  const shadow = rect(-w / 2 + u * 1.4, -h / 2 + u * 1.8, w, h, colours.ink, 'opacity="0.28"');
  const masthead =
    rect(left, -h / 2 + u * 6, u * 44, u * 7, ink) +
    rect(left + u * 62, -h / 2 + u * 6, u * 14, u * 7, colours.bold) +
    line([left, -h / 2 + u * 16], [left + u * 76, -h / 2 + u * 16], ink, u * 0.5);
  const headline =
    rect(left, -h / 2 + u * 20, u * 76, u * 5, ink) +
    rect(left, -h / 2 + u * 27, u * random.between(38, 60), u * 5, ink);
  const columns = each(3, (column) =>
    each(14, (row) => {
      const hidden = column < 2 && row < 7;
      const long = row % 7 === 6 ? random.between(9, 16) : 22.6;
      return hidden ? '' : rect(left + u * column * 26.6, -h / 2 + u * (37 + row * 3.9), u * long, u * 1.5, faint);
    }),
  );
  return (
    shadow +
    rect(-w / 2, -h / 2, w, h, paper) +
    masthead +
    headline +
    columns +
    picture(sheet, left, -h / 2 + u * 36.6, u * 49.4, u * 26)
  );
}

function picture(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const { unit: u, colours, random } = sheet;
  const [sky = colours.accent, shape = colours.bold] = random.shuffle([
    colours.accent,
    colours.bold,
    colours.second,
    colours.soft,
  ]);
  const scene =
    rect(x, y, width, height, sky) +
    halftone({ x, y, width, height, step: u * 1.9, colour: tone(sky, -0.2), weight: (_, down) => down * 0.8 }) +
    circle(x + width * 0.7, y + height * 0.42, height * 0.26, colours.paper) +
    ellipse(x + width * 0.3, y + height * 1.1, width * 0.5, height * 0.5, shape);
  return within(sheet, box(x, y, width, height), scene);
}

const fold = (sheet: Sheet): string =>
  rect(
    -sheet.unit * 44,
    -sheet.unit * 48,
    sheet.unit * 44,
    sheet.unit * 96,
    veil(sheet, leftward, sheet.colours.ink, 0.16, 0.35),
  );

function cupFromAbove({ unit: u, colours }: Sheet, x: number, y: number): string {
  const glaze = difference(colours.paper, colours.ground) > 0.15 ? colours.paper : colours.accent;
  return (
    circle(x + u * 2, y + u * 2.4, u * 20, colours.ink, 'opacity="0.25"') +
    circle(x, y, u * 20, glaze) +
    ring(x, y, u * 17, tone(glaze, -0.1), u * 0.8) +
    circle(x, y, u * 12, tone(glaze, 0.04)) +
    group(move(x, y, 35), rect(u * 10, -u * 1.8, u * 9, u * 3.6, glaze)) +
    circle(x, y, u * 10, mix(colours.ink, colours.bold, 0.2)) +
    ring(
      x,
      y,
      u * 7,
      mix(colours.ink, colours.accent, 0.45),
      u * 0.7,
      `stroke-dasharray="${(u * 18).toFixed(0)} ${(u * 30).toFixed(0)}"`,
    )
  );
}
