import { difference, mix, tone } from '../colour.ts';
import { backdrop, soundArcs } from '../scenery.ts';
import {
  circle,
  each,
  group,
  move,
  path,
  polygon,
  rect,
  ring,
  roundRect,
  sector,
  short,
  stroke,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded } from '../texture.ts';

/** Technology: the thing in every pocket, or the dish that listens to the sky. */
export function phone(sheet: Sheet): string {
  return sheet.random.chance(0.55) ? handset(sheet) : dish(sheet);
}

function handset(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const x = width * (width > height * 1.3 ? random.pick([0.36, 0.62]) : 0.5);
  const y = height * 0.52;
  const screen = `M${short(-u * 19)} ${short(-u * 41)}h${short(u * 38)}a${short(u * 3)} ${short(u * 3)} 0 0 1 ${short(u * 3)} ${short(u * 3)}v${short(u * 76)}a${short(u * 3)} ${short(u * 3)} 0 0 1 ${short(-u * 3)} ${short(u * 3)}h${short(-u * 38)}a${short(u * 3)} ${short(u * 3)} 0 0 1 ${short(-u * 3)} ${short(-u * 3)}v${short(-u * 76)}a${short(u * 3)} ${short(u * 3)} 0 0 1 ${short(u * 3)} ${short(-u * 3)}Z`;
  const glass =
    [colours.soft, colours.paper, colours.accent].find((ink) => difference(ink, colours.ground) > 0.14) ??
    colours.paper;
  const art = random.pick([player, blocks])(sheet);
  const set =
    roundRect(-u * 24 + u * 3, -u * 44 + u * 3, u * 52, u * 92, u * 6, colours.ink, 'opacity="0.25"') +
    roundRect(-u * 25, -u * 45, u * 50, u * 90, u * 6, colours.ink) +
    shaded(sheet, screen, glass, {
      x: -u * 22,
      y: -u * 41,
      width: u * 44,
      height: u * 82,
      colour: tone(glass, -0.14),
      from: [0.5, 1, 0.5, 0.1],
      strength: 0.5,
    }) +
    within(sheet, screen, art) +
    roundRect(-u * 7, -u * 39, u * 14, u * 2.6, u * 1.3, colours.ink);
  return backdrop(sheet) + bubbles(sheet, x) + group(move(x, y, random.pick([-10, 9, 12])), set);
}

function player({ unit: u, colours, random }: Sheet): string {
  const ink = colours.bold;
  const bars = each(9, (index) =>
    roundRect(u * (-16.4 + index * 3.7), u * 20 - u * random.between(2, 8), u * 2, u * random.between(4, 12), u, ink),
  );
  return (
    circle(0, -u * 12, u * 15, ink) +
    circle(0, -u * 12, u * 6, colours.accent) +
    circle(0, -u * 12, u * 1.6, colours.ink) +
    bars +
    circle(0, u * 32, u * 5, colours.ink) +
    polygon(
      [
        [-u * 1.6, u * 29],
        [u * 2.8, u * 32],
        [-u * 1.6, u * 35],
      ],
      colours.paper,
    )
  );
}

function blocks({ unit: u, colours, random }: Sheet): string {
  const inks = random.shuffle([colours.bold, colours.second, colours.accent, colours.ink]);
  return (
    each(12, (index) => {
      const x = -u * 16 + (index % 3) * u * 11;
      const y = -u * 30 + Math.floor(index / 3) * u * 13;
      const ink = inks[(index * 5 + 1) % inks.length] ?? colours.bold;
      return index % 4 === 1
        ? circle(x + u * 5, y + u * 5, u * 4.8, ink)
        : roundRect(x, y, u * 9.6, u * 9.6, u * 2.4, ink);
    }) + roundRect(-u * 16, u * 25, u * 32, u * 8, u * 4, colours.ink)
  );
}

function bubbles(sheet: Sheet, x: number): string {
  const { width, height, unit: u, colours } = sheet;
  if (width < height * 1.3) return '';
  const side = x > width / 2 ? -1 : 1;
  const [one = colours.bold, two = colours.accent, three = colours.paper] = colours.fills;
  const centre = x + side * u * 62;
  return [
    roundRect(centre - u * 26, height * 0.2, u * 48, u * 18, u * 9, one),
    path(sector(centre - side * u * 20, height * 0.2 + u * 16, u * 9, side > 0 ? 80 : 0, side > 0 ? 180 : 100), one),
    roundRect(centre - u * 14, height * 0.48, u * 56, u * 18, u * 9, two),
    each(3, (index) =>
      circle(centre + u * (5 + index * 8), height * 0.48 + u * 9, u * 2.4, three === two ? colours.line : three),
    ),
    roundRect(centre - u * 20, height * 0.76, u * 32, u * 12, u * 6, mix(colours.ground, colours.line, 0.3)),
    each(2, (index) =>
      roundRect(
        centre - u * 18,
        height * 0.2 + u * (5 + index * 5),
        u * (32 - index * 10),
        u * 2.4,
        u * 1.2,
        difference(one, colours.paper) > 0.3 ? colours.paper : colours.ink,
      ),
    ),
  ].join('');
}

/** A radio telescope under a sky of dots. */
function dish(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const x = width * (width > height * 1.3 ? random.pick([0.34, 0.6]) : 0.46);
  const y = height * 0.56;
  const metal = [colours.paper, colours.soft].find((ink) => difference(ink, colours.ground) > 0.1) ?? colours.paper;
  const bowl = `M${short(-u * 34)} 0A${short(u * 34)} ${short(u * 34)} 0 0 0 ${short(u * 34)} 0Z`;
  const arcs = soundArcs(
    x + u * 13.5,
    y - u * 23.4,
    u * 12,
    u * 10,
    6,
    colours.fills.find((ink) => ink !== metal && ink !== colours.ink) ?? colours.accent,
    u * 2.4,
  );
  const stars = halftone({
    x: 0,
    y: 0,
    width,
    height: height * 0.8,
    step: u * 4.4,
    colour: mix(colours.ground, colours.line, 0.4),
    weight: (across, down) => (Math.sin(across * 37) * Math.sin(down * 23) > 0.25 ? 0.3 * (1 - down) : 0),
  });
  const legs = polygon(
    [
      [x - u * 5, y + u * 12],
      [x + u * 5, y + u * 12],
      [x + u * 18, height * 0.93],
      [x - u * 18, height * 0.93],
    ],
    colours.ink,
  );
  const set = group(
    move(x, y, 30),
    stroke(`M${short(-u * 20)} 0L0 ${short(-u * 26)}L${short(u * 20)} 0M0 0V${short(-u * 26)}`, colours.line, u * 1.2) +
      shaded(sheet, bowl, metal, {
        x: -u * 34,
        y: 0,
        width: u * 68,
        height: u * 34,
        colour: tone(metal, -0.3),
        from: [0.2, 1, 0.7, 0],
        strength: 0.8,
      }) +
      `<ellipse cx="0" cy="0" rx="${short(u * 34)}" ry="${short(u * 5)}" fill="${tone(metal, -0.16)}"/>` +
      circle(0, -u * 27, u * 3.6, colours.bold === colours.ground ? colours.accent : colours.bold) +
      ring(0, -u * 27, u * 3.6, colours.line, u * 0.8),
  );
  return backdrop(sheet, false) + stars + arcs + legs + set + rect(0, height * 0.92, width, height * 0.08, colours.sea);
}
