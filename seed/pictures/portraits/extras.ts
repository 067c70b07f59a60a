import { mix } from '../colour.ts';
import { circle, group, path, ring, roundRect, short, stroke } from '../shapes.ts';
import type { Person } from './person.ts';

export type Extra = (person: Person) => string;

const bridge = (turn: number, colour: string): string =>
  stroke(`M${short(turn - 20)} 400Q${short(turn)} 388 ${short(turn + 20)} 400`, colour, 6);
const temples = ({ cheek, turn }: Person, colour: string): string =>
  stroke(`M${short(turn - 96)} 396L${short(-cheek)} 390M${short(turn + 94)} 396L${short(cheek)} 392`, colour, 6);

export const roundGlasses: Extra = (person) => {
  const { turn: t, sheet } = person;
  const frame = sheet.colours.ink;
  return (
    [-58, 56]
      .map(
        (x) =>
          circle(x + t, 404, 41, mix(sheet.colours.paper, sheet.colours.soft, 0.3), 'opacity="0.22"') +
          ring(x + t, 404, 41, frame, 7),
      )
      .join('') +
    bridge(t, frame) +
    temples(person, frame)
  );
};

export const squareGlasses: Extra = (person) => {
  const { turn: t, sheet } = person;
  const frame = mix(sheet.colours.ink, sheet.colours.bold, 0.2);
  return (
    [-100, 16]
      .map((x) =>
        roundRect(
          x + t,
          372,
          84,
          62,
          16,
          mix(sheet.colours.paper, sheet.colours.soft, 0.3),
          `fill-opacity="0.2" stroke="${frame}" stroke-width="9"`,
        ),
      )
      .join('') +
    bridge(t, frame) +
    temples(person, frame)
  );
};

export const sunglasses: Extra = (person) => {
  const { turn: t, sheet } = person;
  const glass = sheet.colours.ink;
  const lens = (x: number) =>
    path(
      `M${short(x - 46)} 378H${short(x + 46)}C${short(x + 48)} 420 ${short(x + 26)} 442 ${short(x)} 442C${short(x - 26)} 442 ${short(x - 48)} 420 ${short(x - 46)} 378Z`,
      glass,
    ) + stroke(`M${short(x - 24)} 390l18 34`, mix(glass, sheet.colours.paper, 0.45), 7, 'stroke-linecap="round"');
  return (
    lens(t - 57) +
    lens(t + 56) +
    stroke(`M${short(t - 16)} 386Q${short(t)} 378 ${short(t + 16)} 386`, glass, 8) +
    temples(person, glass)
  );
};

export const hoops: Extra = ({ cheek, sheet }) =>
  [-1, 1].map((side) => ring(side * (cheek + 4), 472, 22, sheet.colours.accent, 6)).join('');
export const drops: Extra = ({ cheek, sheet }) =>
  [-1, 1]
    .map(
      (side) =>
        circle(side * (cheek + 2), 450, 6, sheet.colours.accent) +
        path(`M${short(side * (cheek + 2))} 458l11 26q0 12-11 12t-11-12Z`, sheet.colours.accent),
    )
    .join('');

/** Headphones worn over the hair. */
export const studioPhones: Extra = ({ cheek: c, sheet }) => {
  const { colours } = sheet;
  const shell = colours.ground === colours.ink ? colours.paper : colours.ink;
  const pad = [colours.bold, colours.accent].find((ink) => ink !== colours.ground) ?? colours.accent;
  const cup = (side: number) =>
    group(
      '',
      roundRect(side * (c + 22) - 24, 348, 48, 124, 24, pad) + roundRect(side * (c + 38) - 18, 362, 36, 96, 18, shell),
    );
  return (
    stroke(
      `M${short(-c - 30)} 390C${short(-c - 34)} 190-110 118 0 118C110 118 ${short(c + 34)} 190 ${short(c + 30)} 390`,
      shell,
      22,
    ) +
    cup(-1) +
    cup(1)
  );
};
