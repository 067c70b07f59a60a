import { mix, tone } from '../colour.ts';
import { backdrop, bird, sun } from '../scenery.ts';
import { box, each, group, move, type Point, path, polygon, rect, ring, short, times, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { fade, rightward, shaded, upward } from '../texture.ts';

/** The sea in layers, the sun low over it; sometimes a sail. */
export function waves(sheet: Sheet): string {
  return sheet.random.chance(0.3) ? scales(sheet) : swell(sheet);
}

function swell(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const horizon = height * random.between(0.42, 0.54);
  const deep = colours.sea;
  const sunX = width * random.pick([0.28, 0.5, 0.7]);
  const layers = 6;
  const bands = times(layers, (index) => {
    const level = horizon + ((height - horizon) * index) / layers + unit * 2;
    const tint = mix(mix(deep, colours.soft, 0.62), deep, index / (layers - 1));
    return crest(
      sheet,
      level,
      unit * (1.4 + index * 1.15),
      unit * (13 + index * 5),
      index === layers - 2 ? colours.accent : tint,
    );
  });
  const sail = random.chance(0.65)
    ? boat(sheet, sunX > width / 2 ? width * 0.3 : width * 0.72, horizon + unit * 9)
    : '';
  const birds = each(3, (index) =>
    bird(width * (0.42 + index * 0.055), height * (0.16 + (index % 2) * 0.05), unit * 3.4, colours.line),
  );
  const sea = rect(0, horizon, width, height - horizon, fade(sheet, upward, deep, mix(deep, colours.soft, 0.7)));
  return (
    backdrop(sheet) +
    sun(sheet, sunX, horizon - unit * 4, unit * 22) +
    birds +
    sea +
    bands.slice(0, 2).join('') +
    sail +
    bands.slice(2).join('')
  );
}

function crest(sheet: Sheet, level: number, swing: number, length: number, fill: string): string {
  const { width, height, random } = sheet;
  const start = -random.between(0, length * 2);
  let d = `M${short(start)} ${short(level)}`;
  for (let x = start; x < width + length; x += length * 2)
    d += `q${short(length / 2)} ${short(-swing * 2)} ${short(length)} 0t${short(length)} 0`;
  return shaded(sheet, `${d}V${short(height)}H${short(start)}Z`, fill, {
    x: 0,
    y: level - swing,
    width,
    height: height * 0.22,
    colour: tone(fill, 0.16),
    from: [0.5, 0, 0.5, 1],
    strength: 0.4,
    grain: 0.5,
  });
}

function boat(sheet: Sheet, x: number, y: number): string {
  const { unit, colours } = sheet;
  const sails =
    path(
      `M0 ${short(-unit * 4)}V${short(-unit * 30)}Q${short(unit * 15)} ${short(-unit * 16)} ${short(unit * 15)} ${short(-unit * 4)}Z`,
      colours.paper,
    ) +
    path(
      `M${short(-unit * 1.2)} ${short(-unit * 4)}V${short(-unit * 25)}Q${short(-unit * 9)} ${short(-unit * 13)} ${short(-unit * 11)} ${short(-unit * 4)}Z`,
      colours.second,
    );
  const hull: Point[] = [
    [-unit * 14, -unit * 3],
    [unit * 17, -unit * 3],
    [unit * 12, unit * 3.4],
    [-unit * 10, unit * 3.4],
  ];
  return group(
    move(x, y, -3),
    sails + polygon(hull, colours.ink) + rect(-unit * 12, -unit * 1.4, unit * 26, unit * 1.1, colours.accent),
  );
}

/** Rows of fish-scale waves, coloured as the light falls. */
function scales(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const radius = unit * 12.5;
  const rows = Math.ceil(height / (radius * 0.5)) + 2;
  const columns = Math.ceil(width / (radius * 2)) + 1;
  const inks = random.shuffle([colours.bold, colours.second, colours.soft, colours.paper, colours.accent]);
  const [main = colours.bold, other = colours.soft, spark = colours.accent] = inks;
  const start = height * 0.34;
  const rowsDrawn = times(rows, (row) =>
    each(columns, (column) => {
      const x = (column + (row % 2) / 2) * radius * 2 - radius / 2;
      const y = start + row * radius * 0.5 + radius;
      const fill = random.chance(0.09) ? spark : mix(other, main, Math.min(1, row / (rows * 0.72)));
      const edge = mix(fill, colours.paper, 0.55);
      return [1, 0.72, 0.44]
        .map((share, index) =>
          index === 0
            ? ring(x, y, radius * share, edge, unit * 0.9, `style="fill:${fill}"`)
            : ring(x, y, radius * share, edge, unit * 0.8),
        )
        .join('');
    }),
  ).join('');
  const sky = rect(0, 0, width, height, fade(sheet, rightward, colours.ground, colours.haze));
  return (
    sky +
    sun(sheet, width * random.pick([0.3, 0.68]), start + unit * 3, unit * 24) +
    within(sheet, box(0, 0, width, height), rowsDrawn)
  );
}
