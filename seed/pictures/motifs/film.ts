import { mix, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import { box, circle, each, group, move, path, polygon, rect, ring, roundRect, sector, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, rightward, shaded, veil } from '../texture.ts';

/** Cinema: the reel, the strip, the beam over the seats. */
export function film(sheet: Sheet): string {
  return sheet.random.pick([strip, projection, reels])(sheet);
}

/** A strip crossing the sheet, each frame its own small scene. */
function strip(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const frame = unit * 50;
  const tall = unit * 62;
  const count = Math.ceil(width / frame) + 3;
  const celluloid = colours.mood === 'night' ? mix(colours.ink, colours.soft, 0.2) : colours.ink;
  const inks = [colours.accent, colours.second, colours.bold, colours.soft, colours.paper];
  const frames = each(count, (index) => {
    const x = index * frame - frame;
    const sky = inks[index % inks.length] ?? colours.soft;
    const shape = inks[(index + 2) % inks.length] ?? colours.bold;
    const view = box(x + unit * 2.5, -tall / 2 + unit * 9, frame - unit * 5, tall - unit * 18);
    const scene =
      rect(x, -tall / 2, frame, tall, sky) +
      random.pick([
        () => circle(x + frame / 2, unit * 4, unit * 14, shape),
        () =>
          polygon(
            [
              [x, tall / 2],
              [x + frame * 0.45, -unit * 10],
              [x + frame, tall / 2],
            ],
            shape,
          ) + circle(x + frame * 0.75, -unit * 10, unit * 5, colours.paper),
        () => path(sector(x + frame / 2, tall / 2 - unit * 9, unit * 20, 180, 360), shape),
        () => each(4, (bar) => rect(x + unit * (6 + bar * 10), unit * (10 - bar * 7), unit * 6, tall, shape)),
      ])();
    return within(sheet, view, scene);
  });
  const holes = each(count * 5, (index) =>
    [-1, 1]
      .map((side) =>
        roundRect(
          index * (frame / 5) - frame + unit * 2.8,
          side * (tall / 2 - unit * 4.4) - unit * 2.2,
          unit * 4.8,
          unit * 4.4,
          unit,
          colours.ground,
        ),
      )
      .join(''),
  );
  const body = rect(-frame, -tall / 2, count * frame, tall, celluloid) + frames + holes;
  return (
    backdrop(sheet) +
    circle(width * random.pick([0.2, 0.8]), height * 0.5, unit * 44, colours.sun) +
    group(move(-unit * 6, height * 0.6, random.pick([-9, -6])), body)
  );
}

/** The beam over the heads of the audience. */
function projection(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const night = colours.ink;
  const screen = mix(colours.paper, colours.soft, 0.3);
  const left = width * 0.16;
  const wide = width * 0.68;
  const scene =
    rect(left, height * 0.1, wide, height * 0.52, fade(sheet, downward, colours.accent, colours.soft)) +
    circle(left + wide * random.pick([0.3, 0.7]), height * 0.4, unit * 15, colours.paper) +
    polygon(
      [
        [left, height * 0.62],
        [left + wide * 0.3, height * 0.34],
        [left + wide * 0.55, height * 0.62],
      ],
      colours.bold,
    ) +
    polygon(
      [
        [left + wide * 0.3, height * 0.62],
        [left + wide * 0.66, height * 0.42],
        [left + wide, height * 0.62],
      ],
      colours.second,
    );
  const seats = [0.74, 0.85, 0.97].map((level, row) => {
    const step = unit * (15 + row * 4);
    const ink = tone(colours.bold, -0.12 - row * 0.06);
    return each(Math.ceil(width / step) + 1, (index) => {
      const x = index * step - (row % 2) * step * 0.5;
      const person = random.chance(0.6) ? circle(x, height * level - step * 0.32, step * 0.24, tone(night, 0.03)) : '';
      return (
        person + roundRect(x - step * 0.43, height * level - step * 0.14, step * 0.86, height * 0.3, step * 0.2, ink)
      );
    });
  });
  const beam = polygon(
    [
      [width * 0.5 - unit, height * 1.02],
      [width * 0.5 + unit, height * 1.02],
      [left + wide, height * 0.1],
      [left, height * 0.1],
    ],
    veil(sheet, [0, 1, 0, 0], colours.paper, 0.3),
  );
  return (
    rect(0, 0, width, height, fade(sheet, downward, night, mix(night, colours.bold, 0.35))) +
    rect(left - unit * 1.4, height * 0.1 - unit * 1.4, wide + unit * 2.8, height * 0.52 + unit * 2.8, screen) +
    within(sheet, box(left, height * 0.1, wide, height * 0.52), scene) +
    beam +
    seats.join('')
  );
}

/** Two reels and the light between them. */
function reels(sheet: Sheet): string {
  const { width, height, unit, colours } = sheet;
  const [one = colours.bold, two = colours.accent] = colours.fills.filter((ink) => ink !== colours.paper);
  const places =
    width > height * 1.3
      ? [
          { x: 0.3, r: 36, ink: one },
          { x: 0.68, r: 27, ink: two },
        ]
      : [
          { x: 0.42, r: 34, ink: one },
          { x: 0.78, r: 18, ink: two },
        ];
  const dots = halftone({
    x: 0,
    y: 0,
    width,
    height,
    step: unit * 3.4,
    colour: mix(colours.ground, colours.line, 0.3),
    weight: (across, down) => 0.7 - across * 0.5 - down * 0.45,
  });
  const ribbon =
    rect(0, height * 0.86, width, unit * 8, colours.ink) +
    each(
      Math.ceil(width / (unit * 5)),
      (index) =>
        rect(index * unit * 5 + unit, height * 0.86 + unit * 1, unit * 2.4, unit * 1.8, colours.ground) +
        rect(index * unit * 5 + unit, height * 0.86 + unit * 5.2, unit * 2.4, unit * 1.8, colours.ground),
    );
  const wheels = places.map(({ x, r, ink }, index) => {
    const cx = width * x;
    const cy = height * (0.86 - r / 100) - unit * 2;
    const rim = shaded(
      sheet,
      `M${cx - unit * r} ${cy}a${unit * r} ${unit * r} 0 1 1 ${unit * r * 2} 0a${unit * r} ${unit * r} 0 1 1 ${-unit * r * 2} 0Z`,
      ink,
      {
        x: cx - unit * r,
        y: cy - unit * r,
        width: unit * r * 2,
        height: unit * r * 2,
        colour: tone(ink, -0.2),
        from: [1, 1, 0.2, 0.2],
        strength: 0.6,
      },
    );
    const holes = each(5, (hole) => {
      const angle = ((hole * 72 + index * 20) * Math.PI) / 180;
      return circle(
        cx + Math.cos(angle) * unit * r * 0.56,
        cy + Math.sin(angle) * unit * r * 0.56,
        unit * r * 0.23,
        index ? colours.haze : colours.ground,
      );
    });
    return (
      rim +
      holes +
      circle(cx, cy, unit * r * 0.12, colours.paper) +
      ring(cx, cy, unit * r * 0.93, mix(ink, colours.paper, 0.5), unit * 0.5)
    );
  });
  return (
    backdrop(sheet, false) +
    dots +
    rect(0, 0, width, height, veil(sheet, rightward, colours.haze, 0.4)) +
    ribbon +
    wheels.join('')
  );
}
