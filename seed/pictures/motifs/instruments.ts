import { difference, mix, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import {
  box,
  circle,
  disc,
  each,
  group,
  line,
  move,
  path,
  rect,
  ring,
  roundRect,
  short,
  stroke,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded } from '../texture.ts';

/** Instruments seen close: the keys, or the mouth of a guitar. */
export function instruments(sheet: Sheet): string {
  return sheet.random.chance(0.5) ? keys(sheet) : guitar(sheet);
}

function keys(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const top = height * random.between(0.42, 0.5);
  const count = Math.round(width / (u * 13));
  const w = width / count;
  const first = random.whole(1, 2);
  const pressed = random.shuffle([0.1, 0.42, 0.72].map((share) => first + Math.floor(share * count)));
  const inks = [colours.accent, colours.second, colours.bold].filter((ink) => ink !== colours.ground);
  const white = each(count, (index) => {
    const played = pressed.indexOf(index);
    const fill = played >= 0 ? (inks[played % inks.length] ?? colours.accent) : colours.paper;
    return shaded(sheet, box(index * w + u * 0.2, top, w - u * 0.4, height), fill, {
      x: index * w,
      y: top,
      width: w,
      height: height - top,
      colour: tone(fill, -0.16),
      from: [0.5, 0, 0.5, 0.9],
      strength: 0.6,
      grain: 0.5,
    });
  });
  const black = each(count - 1, (index) =>
    [0, 1, 3, 4, 5].includes(index % 7)
      ? roundRect((index + 1) * w - w * 0.29, top - u, w * 0.58, (height - top) * 0.6, u * 0.8, colours.ink) +
        rect((index + 1) * w - w * 0.18, top, w * 0.1, (height - top) * 0.5, mix(colours.ink, colours.paper, 0.3))
      : '',
  );
  const notes = pressed.map((index, order) => {
    const ink = inks[order % inks.length] ?? colours.accent;
    const x = (index + 0.5) * w;
    const y = top - u * (16 + order * 6);
    return circle(x, y, u * (9 + order * 3), ink) + ring(x, y, u * (13 + order * 3.4), ink, u * 0.7);
  });
  return (
    backdrop(sheet) +
    notes.join('') +
    rect(0, top - u * 3, width, u * 3.4, colours.ink) +
    rect(0, top - u * 0.6, width, u * 0.9, colours.bold) +
    rect(0, top, width, height - top, colours.ink) +
    white +
    black
  );
}

function guitar(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const wood = random.pick(
    [colours.accent, colours.second, colours.bold].filter((ink) => difference(ink, colours.ground) > 0.2),
  );
  const x = width * (width > height * 1.3 ? 0.36 : 0.42);
  const y = height * 0.54;
  const body = `M${short(-u * 62)} 0C${short(-u * 62)} ${short(-u * 44)} ${short(-u * 20)} ${short(-u * 46)} ${short(-u * 2)} ${short(-u * 32)}C${short(u * 10)} ${short(-u * 26)} ${short(u * 40)} ${short(-u * 36)} ${short(u * 42)} 0C${short(u * 40)} ${short(u * 36)} ${short(u * 10)} ${short(u * 26)} ${short(-u * 2)} ${short(u * 32)}C${short(-u * 20)} ${short(u * 46)} ${short(-u * 62)} ${short(u * 44)} ${short(-u * 62)} 0Z`;
  const strings = each(6, (index) =>
    line(
      [-u * 38, u * (-4.5 + index * 1.8)],
      [u * 190, u * (-4.5 + index * 1.8)],
      colours.paper,
      u * (0.25 + index * 0.07),
    ),
  );
  const frets = each(11, (index) =>
    rect(
      u * (52 + index * 12 - index * index * 0.22),
      -u * 6.4,
      u * 0.7,
      u * 12.8,
      mix(colours.ink, colours.paper, 0.5),
    ),
  );
  const rosette =
    circle(0, 0, u * 16, tone(wood, -0.14)) +
    ring(0, 0, u * 14.4, colours.paper, u * 0.8) +
    circle(0, 0, u * 12.6, colours.ink);
  const instrument = [
    shaded(sheet, body, wood, {
      x: -u * 62,
      y: -u * 42,
      width: u * 104,
      height: u * 84,
      colour: tone(wood, -0.22),
      from: [0.3, 1, 0.5, 0.1],
      strength: 0.75,
    }),
    path(body, 'none', `stroke="${tone(wood, -0.26)}" stroke-width="${short(u * 1.4)}"`),
    rosette,
    rect(u * 10, -u * 6.4, u * 190, u * 12.8, tone(colours.ink, 0.04)),
    frets,
    roundRect(-u * 42, -u * 11, u * 6, u * 22, u, colours.ink),
    strings,
  ].join('');
  const sound = each(4, (index) =>
    stroke(
      `M${short(u * (26 + index * 11))} ${short(-u * (36 + index * 6))}q${short(u * 10)} ${short(-u * 6)} ${short(u * 20)} 0t${short(u * 20)} 0`,
      colours.fills[index % colours.fills.length] ?? colours.line,
      u * 2,
      'stroke-linecap="round"',
    ),
  );
  const shade = group(move(x + u * 2, y + u * 4, -14), path(body, colours.ink, 'opacity="0.22"'));
  const moonX = width * 0.78;
  const moon =
    circle(moonX, height * 0.28, u * 22, colours.sun) +
    within(
      sheet,
      disc(moonX, height * 0.28, u * 22),
      halftone({
        x: moonX - u * 22,
        y: height * 0.28 - u * 22,
        width: u * 44,
        height: u * 44,
        step: u * 2.4,
        colour: tone(colours.sun, -0.2),
        weight: (across, down) => across * 0.5 + down * 0.6 - 0.4,
      }),
    );
  return (
    backdrop(sheet, false) + moon + shade + group(move(x, y, -14), instrument) + (width > height * 1.3 ? '' : sound)
  );
}
