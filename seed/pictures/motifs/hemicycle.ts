import { mix, tone } from '../colour.ts';
import { backdrop, sun } from '../scenery.ts';
import {
  archway,
  box,
  circle,
  each,
  group,
  line,
  move,
  path,
  polar,
  polygon,
  rect,
  roundRect,
  sector,
  short,
  stroke,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { shaded, upward, veil } from '../texture.ts';

/** Politics: the chamber from above, the palace from the square, the ballot in its box. */
export function hemicycle(sheet: Sheet): string {
  return sheet.random.pick([chamber, temple, ballot])(sheet);
}

function chamber(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const x = width * 0.5;
  const y = height * 0.93;
  const inks = [colours.bold, colours.second, colours.accent, colours.paper, colours.soft].filter(
    (ink) => ink !== colours.ground,
  );
  const shares = random.shuffle([0.3, 0.26, 0.18, 0.14, 0.12]).slice(0, inks.length);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const inkAt = (share: number) => {
    let passed = 0;
    const found = shares.findIndex((part) => {
      passed += part / whole;
      return share <= passed + 0.001;
    });
    return inks[Math.max(0, found)] ?? colours.line;
  };
  const rows = 7;
  const seats = each(rows, (row) => {
    const radius = unit * (27 + row * 9.4);
    const count = Math.round((Math.PI * radius) / (unit * 8.4));
    return each(count, (index) => {
      const share = index / (count - 1);
      const [sx, sy] = polar(x, y, radius, 180 + share * 180);
      return circle(sx, sy, unit * 3.3, inkAt(share));
    });
  });
  const desk =
    path(sector(x, y, unit * 17, 180, 360), colours.line) + path(sector(x, y, unit * 9, 180, 360), colours.sun);
  return backdrop(sheet) + seats + desk + rect(0, y, width, height - y, colours.line);
}

/** Columns, pediment, flags. */
function temple(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const stone = [colours.paper, colours.soft, colours.accent].find((ink) => ink !== colours.ground) ?? colours.paper;
  const floor = height * 0.86;
  const wide = Math.min(width * 0.62, u * 120);
  const left = width / 2 - wide / 2;
  const count = Math.round(wide / (u * 18));
  const cell = wide / count;
  const columns = each(count, (index) => {
    const x = left + cell * index + cell * 0.22;
    const w = cell * 0.56;
    return (
      shaded(sheet, box(x, floor - u * 44, w, u * 44), stone, {
        x,
        y: floor - u * 44,
        width: w,
        height: u * 44,
        colour: tone(stone, -0.28),
        from: [1, 0.5, 0.2, 0.5],
        strength: 0.8,
      }) +
      rect(x - u * 1.2, floor - u * 46, w + u * 2.4, u * 2.6, stone) +
      rect(x - u * 1.2, floor - u * 2, w + u * 2.4, u * 2, tone(stone, -0.06))
    );
  });
  const roof =
    polygon(
      [
        [left - u * 5, floor - u * 52],
        [width / 2, floor - u * 76],
        [left + wide + u * 5, floor - u * 52],
      ],
      stone,
    ) +
    polygon(
      [
        [left + u * 6, floor - u * 54],
        [width / 2, floor - u * 71],
        [left + wide - u * 6, floor - u * 54],
      ],
      tone(stone, -0.14),
    ) +
    circle(width / 2, floor - u * 59.5, u * 4.4, colours.sun) +
    rect(left - u * 5, floor - u * 52, wide + u * 10, u * 6, tone(stone, -0.05));
  const steps = each(3, (index) =>
    rect(
      left - u * (4 + index * 5),
      floor + u * index * 4.7,
      wide + u * (8 + index * 10),
      u * 4.8,
      tone(stone, -0.04 - index * 0.07),
    ),
  );
  const inside = rect(left + cell * 0.2, floor - u * 46, wide - cell * 0.4, u * 46, colours.ink);
  const flag = (x: number, ink: string) =>
    line([x, floor + u * 14], [x, floor - u * 66], colours.line, u * 0.9) +
    path(
      `M${short(x)} ${short(floor - u * 66)}c${short(u * 6)} ${short(-u * 4)} ${short(u * 9)} ${short(u * 4)} ${short(u * 16)} ${short(u * 1)}l${short(-u * 3)} ${short(u * 6)}l${short(u * 3)} ${short(u * 5)}c${short(-u * 7)} ${short(u * 3)} ${short(-u * 10)} ${short(-u * 5)} ${short(-u * 16)} 0Z`,
      ink,
    );
  const colour = colours.bold === colours.ground ? colours.accent : colours.bold;
  return (
    backdrop(sheet) +
    sun(sheet, width * random.pick([0.27, 0.73]), height * 0.22, u * 12) +
    (width > height * 1.3 ? flag(left - u * 26, colour) + flag(left + wide + u * 14, colour) : '') +
    inside +
    columns +
    roof +
    steps
  );
}

/** A vote going into the box. */
function ballot(sheet: Sheet): string {
  const { width, height, unit: u, colours } = sheet;
  const x = width * 0.5;
  const box3 = colours.bold === colours.ground ? colours.second : colours.bold;
  const d = box(x - u * 34, height * 0.56, u * 68, height * 0.5);
  const rays = each(18, (index) =>
    path(
      sector(x, height * 0.56, width, 180 + index * 10, 185 + index * 10),
      mix(colours.ground, colours.haze, 0.1),
      'opacity="0.9"',
    ),
  );
  const slip = group(
    move(x, height * 0.34, -5),
    rect(-u * 17 + u, -u * 21 + u * 1.2, u * 34, u * 48, colours.ink, 'opacity="0.25"') +
      rect(-u * 17, -u * 21, u * 34, u * 48, colours.paper) +
      each(
        3,
        (index) =>
          rect(-u * 5, u * (-15 + index * 9.5), u * 17, u * 2, mix(colours.paper, colours.ink, 0.4)) +
          rect(
            -u * 13,
            u * (-16.5 + index * 9.5),
            u * 5,
            u * 5,
            'none',
            `stroke="${colours.ink}" stroke-width="${short(u * 0.7)}"`,
          ),
      ) +
      stroke(
        `M${short(-u * 14)} ${short(-u * 5.5)}l${short(u * 3)} ${short(u * 3.6)}l${short(u * 5)} ${short(-u * 8.6)}`,
        colours.bold,
        u * 1.6,
        'stroke-linecap="round" stroke-linejoin="round"',
      ),
  );
  const front = shaded(sheet, d, box3, {
    x: x - u * 34,
    y: height * 0.56,
    width: u * 68,
    height: height * 0.44,
    colour: tone(box3, -0.2),
    from: [1, 1, 0.1, 0.1],
    strength: 0.7,
  });
  const lid = polygon(
    [
      [x - u * 34, height * 0.56],
      [x - u * 27, height * 0.49],
      [x + u * 27, height * 0.49],
      [x + u * 34, height * 0.56],
    ],
    tone(box3, 0.08),
  );
  const slot = roundRect(x - u * 21, height * 0.515, u * 42, u * 2, u, colours.ink);
  const halves = `M0 0H${short(width)}V${short(height * 0.527)}H0Z`;
  return (
    backdrop(sheet) +
    rect(0, 0, width, height, veil(sheet, upward, colours.haze, 0.7)) +
    rays +
    circle(x, height * 0.4, u * 40, colours.sun) +
    lid +
    slot +
    within(sheet, halves, slip) +
    front +
    path(archway(x - u * 9, height * 0.9, u * 18, u * 22), colours.paper) +
    circle(x, height * 0.9 - u * 12, u * 4, box3)
  );
}
