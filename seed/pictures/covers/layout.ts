import { difference, mix } from '../colour.ts';
import { letter, measure, setTitle } from '../lettering.ts';
import { box, group, line, move, rect, within } from '../shapes.ts';
import { pasted, type Sheet } from '../sheet.ts';
import type { CoverArt } from './art.ts';

interface Words {
  title: string;
  artist: string;
}

export type Layout = (sheet: Sheet, art: CoverArt, words: Words) => string;

const margin = 0.06;

/** The picture from edge to edge, no words. */
export const silent: Layout = (sheet, art, { title }) => art(sheet, title);

/** The picture from edge to edge, the words on a band of paper at the foot. */
export const banded: Layout = (sheet, art, words) => {
  const { width, height, colours, random } = sheet;
  const tall = height * 0.2;
  const band = random.pick([colours.paper, colours.ink, colours.bold].filter((ink) => ink !== colours.ground));
  const text = inkOn(sheet, band);
  const picture = within(sheet, box(0, 0, width, height - tall), art(pasted(sheet, width, height - tall), words.title));
  const title = setTitle(words.title, {
    x: width * margin,
    top: height - tall * 0.74,
    width: width * 0.88,
    height: tall * 0.4,
    largest: tall * 0.46,
    fill: text,
    lines: 1,
  });
  return (
    picture +
    rect(0, height - tall, width, tall, band) +
    title.markup +
    caption(words.artist, width * margin, height - tall * 0.17, width * 0.88, height * 0.026, text)
  );
};

/** The title large above, the picture below. */
export const headed: Layout = (sheet, art, words) => {
  const { width, height, colours } = sheet;
  const text = inkOn(sheet, colours.ground);
  const top = height * margin;
  const title = setTitle(words.title, {
    x: width * margin,
    top,
    width: width * 0.88,
    height: height * 0.25,
    largest: height * 0.145,
    fill: text,
    lines: 2,
  });
  const baseline = top + title.tall + height * 0.066;
  const split = baseline + height * 0.045;
  const below = pasted(sheet, width, height - split);
  return (
    rect(0, 0, width, height, colours.ground) +
    group(move(0, split), within(sheet, box(0, 0, width, height - split), art(below, words.title))) +
    title.markup +
    caption(words.artist, width * margin, baseline, width * 0.88, height * 0.028, text)
  );
};

/** The picture framed like a print, with its caption on the margin. */
export const framed: Layout = (sheet, art, words) => {
  const { width, height, colours } = sheet;
  const paper = colours.mood === 'paper' ? colours.soft : colours.paper;
  const text = inkOn(sheet, paper);
  const edge = width * margin;
  const side = { width: width - edge * 2, height: height * 0.74 };
  const title = setTitle(words.title, {
    x: edge,
    top: edge + side.height + height * 0.042,
    width: side.width * 0.98,
    height: height * 0.07,
    largest: height * 0.075,
    fill: text,
    lines: 1,
  });
  return (
    rect(0, 0, width, height, paper) +
    group(
      move(edge, edge),
      within(sheet, box(0, 0, side.width, side.height), art(pasted(sheet, side.width, side.height), words.title)),
    ) +
    title.markup +
    caption(words.artist, edge, height - edge * 0.95, side.width, height * 0.025, text)
  );
};

/** Small capitals in the upper corners and a rule, as on jazz records. */
export const ruled: Layout = (sheet, art, words) => {
  const { width, height, colours } = sheet;
  const top = height * 0.105;
  const text = inkOn(sheet, colours.ground);
  const size = height * 0.026;
  const room = width * (1 - margin * 2);
  const long = measure(words.title, size, 'sans', 60) + measure(words.artist, size, 'sans', 60);
  const fitted = Math.min(size, (size * room * 0.94) / long);
  const y = top - height * 0.042;
  const left = letter(words.artist, { x: width * margin, y, size: fitted, fill: text, face: 'sans', spacing: 60 });
  const right = letter(words.title, {
    x: width * (1 - margin),
    y,
    size: fitted,
    fill: text,
    face: 'sans',
    spacing: 60,
    anchor: 'end',
  });
  return (
    rect(0, 0, width, height, colours.ground) +
    group(
      move(0, top),
      within(sheet, box(0, 0, width, height - top), art(pasted(sheet, width, height - top), words.title)),
    ) +
    left +
    right +
    line([0, top], [width, top], text, height * 0.003)
  );
};

export const inkOn = ({ colours }: Sheet, ground: string): string =>
  difference(colours.ink, ground) > difference(colours.paper, ground)
    ? colours.ink
    : mix(colours.paper, '#ffffff', 0.2);

function caption(text: string, x: number, y: number, width: number, size: number, fill: string): string {
  const fitted = Math.min(size, (size * width) / (measure(text, size, 'sans', 90) || 1));
  return letter(text, { x, y, size: fitted, fill, face: 'sans', spacing: 90 });
}
