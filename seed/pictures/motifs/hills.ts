import { mix, tone } from '../colour.ts';
import { backdrop, bird, hill, rolling, sun } from '../scenery.ts';
import {
  each,
  ellipse,
  group,
  land,
  line,
  move,
  type Point,
  path,
  polygon,
  rect,
  short,
  smooth,
  stroke,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { rightward, shaded, veil } from '../texture.ts';

/** Country in the evening: hills one behind the other, cypresses, a house with the light on. */
export function hills(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const near = colours.mood === 'night' ? mix(colours.ink, colours.bold, 0.55) : colours.bold;
  const far = mix(colours.haze, colours.soft === colours.ground ? colours.second : colours.soft, 0.6);
  const slopes = [0.5, 0.6, 0.74, 0.9].map((level, index) => ({
    edge: rolling(sheet, height * level, unit * (12 - index * 1.6), 4 + (index % 2)),
    fill: [mix(far, near, 0.12), colours.second, mix(far, near, 0.62), near][index] ?? near,
  }));
  const [first, second, third, fourth] = slopes;
  if (!first || !second || !third || !fourth) return '';
  const sunX = width * random.pick([0.24, 0.5, 0.72]);
  return [
    backdrop(sheet),
    sun(sheet, sunX, height * random.between(0.32, 0.44), unit * random.between(15, 21)),
    each(2, (index) => bird(width * (0.6 + index * 0.06), height * (0.17 + index * 0.05), unit * 3, colours.line)),
    hill(sheet, first.edge, first.fill),
    hill(sheet, second.edge, second.fill),
    furrows(sheet, second.edge, tone(second.fill, 0.13)),
    house(sheet, width * (sunX < width / 2 ? 0.7 : 0.3), height * 0.7),
    hill(sheet, third.edge, third.fill),
    cypresses(sheet, third.edge, tone(colours.sea, -0.12)),
    hill(sheet, fourth.edge, fourth.fill),
    lane(sheet, tone(fourth.fill, 0.16)),
  ].join('');
}

function furrows(sheet: Sheet, edge: readonly Point[], colour: string): string {
  const { width, height, unit } = sheet;
  const rows = each(13, (index) =>
    stroke(
      smooth(edge.map(([x, y]): Point => [x, y + unit * (2.4 + index * 2.6) + (x / width) * index * unit * 1.3])),
      colour,
      unit * 0.55,
      'opacity="0.75"',
    ),
  );
  return within(sheet, land(edge, height), rows);
}

function cypresses(sheet: Sheet, edge: readonly Point[], colour: string): string {
  const { width, unit, random } = sheet;
  const start = width * random.pick([0.08, 0.55, 0.7]);
  return each(random.whole(4, 6), (index) => {
    const x = start + index * unit * random.between(8, 10);
    const foot = heightAt(edge, x) + unit * 3;
    const tall = unit * random.between(20, 29);
    const wide = tall * 0.17;
    const d = `M${short(x)} ${short(foot - tall)}C${short(x + wide * 1.3)} ${short(foot - tall * 0.5)} ${short(x + wide)} ${short(foot)} ${short(x)} ${short(foot)}C${short(x - wide)} ${short(foot)} ${short(x - wide * 1.3)} ${short(foot - tall * 0.5)} ${short(x)} ${short(foot - tall)}Z`;
    return shaded(sheet, d, colour, {
      x: x - wide,
      y: foot - tall,
      width: wide * 2,
      height: tall,
      colour: tone(colour, 0.16),
      from: [0, 0.3, 0.7, 0.5],
      strength: 0.5,
    });
  });
}

function heightAt(edge: readonly Point[], x: number): number {
  const next = edge.findIndex(([at]) => at > x);
  const [ax, ay] = edge[Math.max(0, next - 1)] ?? [0, 0];
  const [bx, by] = edge[Math.max(0, next)] ?? [1, 0];
  const share = (x - ax) / (bx - ax || 1);
  const eased = share * share * (3 - 2 * share);
  return ay + (by - ay) * eased;
}

function house(sheet: Sheet, x: number, foot: number): string {
  const { unit, colours } = sheet;
  const side = unit * 13;
  const wall =
    rect(0, -side * 0.75, side * 1.5, side * 1.2, colours.paper) +
    rect(0, -side * 0.75, side * 0.5, side * 1.2, veil(sheet, rightward, colours.ink, 0.28));
  const roof = polygon(
    [
      [-side * 0.12, -side * 0.72],
      [side * 0.22, -side * 1.14],
      [side * 1.28, -side * 1.14],
      [side * 1.62, -side * 0.72],
    ],
    tone(colours.accent, -0.08),
  );
  const panes = each(3, (index) =>
    rect(side * (0.2 + index * 0.45), -side * 0.5, side * 0.18, side * 0.3, index === 1 ? colours.accent : colours.ink),
  );
  return group(
    move(x, foot),
    line([side * 1.2, -side * 1.3], [side * 1.2, -side * 1.05], colours.ink, side * 0.13) + wall + roof + panes,
  );
}

function lane(sheet: Sheet, colour: string): string {
  const { width, height, unit, random } = sheet;
  if (random.chance(0.4)) return ellipse(width * 0.5, height * 1.06, width * 0.3, unit * 7, colour, 'opacity="0.5"');
  const x = width * random.between(0.3, 0.6);
  return path(
    `M${short(x)} ${short(height)}C${short(x + unit * 14)} ${short(height * 0.93)} ${short(x - unit * 6)} ${short(height * 0.92)} ${short(x + unit * 18)} ${short(height * 0.88)}C${short(x + unit * 4)} ${short(height * 0.94)} ${short(x + unit * 40)} ${short(height * 0.93)} ${short(x + unit * 30)} ${short(height)}Z`,
    colour,
    'opacity="0.8"',
  );
}
