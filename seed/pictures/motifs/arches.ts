import { mix, tone } from '../colour.ts';
import { backdrop, sun } from '../scenery.ts';
import { archway, box, each, path, polygon, rect, short, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, rightward, shaded, upward, veil } from '../texture.ts';

/** Piazzas without people: arches, long shadows, one sun. */
export function arches(sheet: Sheet): string {
  return sheet.random.pick([palace, portico, nested])(sheet);
}

/** Rows of equal arches, lit from one side. */
function palace(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const rows = random.pick([2, 3]);
  const wall = random.pick([colours.paper, colours.accent, colours.soft].filter((ink) => ink !== colours.ground));
  const hollow = mix(colours.ink, wall, 0.12);
  const left = width * random.pick([0.1, 0.24, 0.36]);
  const floor = height * 0.9;
  const storey = (floor - height * 0.16) / rows;
  const columns = Math.max(2, Math.floor((width * 0.62) / (storey * 0.62)));
  const cell = (width * 0.62) / columns;
  const openings = each(rows * columns, (index) => {
    const x = left + (index % columns) * cell + cell * 0.19;
    const foot = floor - Math.floor(index / columns) * storey - storey * 0.07;
    const d = archway(x, foot, cell * 0.62, storey * 0.8);
    const light = path(archway(x + cell * 0.2, foot, cell * 0.62, storey * 0.76), colours.sea);
    return path(d, hollow) + within(sheet, d, light);
  });
  const cornices = each(rows + 1, (index) =>
    rect(left - unit * 1.5, floor - index * storey - unit * 1.2, width * 0.62 + unit * 3, unit * 1.8, tone(wall, -0.1)),
  );
  const facade = shaded(sheet, box(left, height * 0.16, width * 0.62, floor - height * 0.16), wall, {
    x: left,
    y: height * 0.16,
    width: width * 0.62,
    height: floor - height * 0.16,
    colour: tone(wall, -0.2),
    from: [1, 0.7, 0.3, 0.3],
    strength: 0.6,
  });
  const side = polygon(
    [
      [left + width * 0.62, height * 0.16],
      [left + width * 0.68, height * 0.21],
      [left + width * 0.68, floor],
      [left + width * 0.62, floor],
    ],
    tone(wall, -0.28),
  );
  const square = rect(
    0,
    floor,
    width,
    height - floor,
    mix(wall, colours.bold === colours.ground ? colours.second : colours.bold, 0.65),
  );
  const shadow = polygon(
    [
      [left, floor],
      [left + width * 0.68, floor],
      [left + width * 0.9, height],
      [left + width * 0.2, height],
    ],
    colours.ink,
    'opacity="0.45"',
  );
  return (
    backdrop(sheet) +
    sun(sheet, left > width * 0.2 ? width * 0.14 : width * 0.87, height * 0.28, unit * 12) +
    side +
    facade +
    openings +
    cornices +
    square +
    shadow
  );
}

/** One long portico running away, a tower, a shadow across the square. */
function portico(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const floor = height * 0.62;
  const wall = colours.paper === colours.ground ? colours.soft : colours.paper;
  const square = colours.accent === colours.ground ? colours.second : colours.accent;
  const count = 6;
  const run = width * 0.6;
  const at = (index: number) => run * (1 - (1 - index / count) ** 1.55);
  const top = (x: number) => height * 0.08 + (x / run) * height * 0.32;
  const foot = (x: number) => height * 0.94 - (x / run) * height * 0.3;
  const facade = polygon(
    [
      [0, top(0)],
      [run, top(run)],
      [run, foot(run)],
      [0, foot(0)],
    ],
    fade(sheet, rightward, wall, tone(wall, -0.08)),
  );
  const openings = each(count, (index) => {
    const from = at(index) + (at(index + 1) - at(index)) * 0.16;
    const to = at(index + 1) - (at(index + 1) - at(index)) * 0.12;
    const spring = (x: number) => top(x) + (foot(x) - top(x)) * 0.42;
    const crown = top((from + to) / 2) + (foot(from) - top(from)) * 0.1;
    const d = `M${short(from)} ${short(foot(from))}V${short(spring(from))}C${short(from)} ${short(crown)} ${short(to)} ${short(crown)} ${short(to)} ${short(spring(to))}V${short(foot(to))}Z`;
    return (
      path(d, colours.ink) +
      within(
        sheet,
        d,
        polygon(
          [
            [to - (to - from) * 0.26, top(to)],
            [to, top(to)],
            [to, foot(to)],
            [to - (to - from) * 0.26, foot(to) + unit * 3],
          ],
          tone(wall, -0.3),
        ),
      )
    );
  });
  const shadow = polygon(
    [
      [0, foot(0)],
      [run, foot(run)],
      [run + unit * 16, foot(run) + unit * 2],
      [width * 0.52, height],
      [0, height],
    ],
    colours.ink,
    'opacity="0.55"',
  );
  const towerX = width * random.between(0.74, 0.8);
  const tower = shaded(sheet, box(towerX, height * 0.2, unit * 15, floor - height * 0.2), colours.second, {
    x: towerX,
    y: height * 0.2,
    width: unit * 15,
    height: floor - height * 0.2,
    colour: tone(colours.second, -0.22),
    from: [1, 0.5, 0.2, 0.5],
    strength: 0.8,
  });
  const crown = polygon(
    [
      [towerX - unit * 2, height * 0.2],
      [towerX + unit * 17, height * 0.2],
      [towerX + unit * 7.5, height * 0.08],
    ],
    colours.bold === colours.ground ? colours.accent : colours.bold,
  );
  const windows = each(3, (index) =>
    path(archway(towerX + unit * 5.5, height * (0.34 + index * 0.1), unit * 4, unit * 6), colours.ink),
  );
  const cast = polygon(
    [
      [towerX, floor],
      [towerX + unit * 15, floor],
      [width, floor + unit * 20],
      [width, floor + unit * 26],
    ],
    colours.ink,
    'opacity="0.4"',
  );
  return (
    backdrop(sheet, false) +
    sun(sheet, width * 0.65, height * 0.3, unit * 10) +
    rect(0, floor, width, height - floor, fade(sheet, downward, mix(square, wall, 0.3), square)) +
    cast +
    tower +
    crown +
    windows +
    shadow +
    facade +
    openings
  );
}

/** Arches inside arches, like a stage set. */
function nested(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const inks = random.shuffle(
    [colours.bold, colours.accent, colours.second, colours.paper, colours.soft].filter((ink) => ink !== colours.ground),
  );
  const gates = width > height * 1.3 ? [0.22, 0.52, 0.82] : [0.5];
  const drawn = gates.map((share, gate) => {
    const wide = unit * (gate === 1 || gates.length === 1 ? 62 : 46);
    const x = width * share;
    const tall = height * (gate === 1 || gates.length === 1 ? 0.86 : 0.66);
    const layers = each(4, (index) => {
      const w = wide * (1 - index * 0.22);
      const h = tall - wide * 0.11 * index;
      const fill = inks[(index + gate) % inks.length] ?? colours.line;
      return shaded(sheet, archway(x - w / 2, height * 0.93, w, h), fill, {
        x: x - w / 2,
        y: height * 0.93 - h,
        width: w,
        height: h,
        colour: tone(fill, -0.2),
        from: [0, 0.8, 0.7, 0.4],
        strength: 0.5,
      });
    });
    return layers;
  });
  return (
    backdrop(sheet) +
    drawn.join('') +
    rect(0, height * 0.93, width, height * 0.07, colours.ink) +
    rect(0, height * 0.93, width, height * 0.07, veil(sheet, upward, colours.bold, 0.4))
  );
}
