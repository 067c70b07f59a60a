import { difference } from './colour.ts';
import { type FaceName, letter, measure, setTitle } from './lettering.ts';
import { marks } from './logos/marks.ts';
import { paletteFor } from './palette.ts';
import type { Seed } from './random.ts';
import { group, move, rect } from './shapes.ts';
import { createSheet, finishSheet, type Sheet } from './sheet.ts';

export interface LogoOptions {
  seed: Seed;
  name: string;
}

/** A partner's logo on white, 600 by 400. */
export function drawPartnerLogo({ seed, name }: LogoOptions): string {
  const width = 600;
  const height = 400;
  const sheet = logoSheet(width, height, `partner ${seed}`, name);
  const mark = drawMark(sheet, name);
  const { face, size, spacing } = pickLettering(sheet);
  const fill = sheet.colours.ink;
  const long = measure(name, size, face, spacing);
  const beside = long < 300 && sheet.random.chance(0.6);
  if (!beside) {
    const words = setTitle(name, {
      x: width / 2,
      top: 288,
      width: 500,
      height: 56,
      largest: size,
      fill,
      face,
      spacing,
      anchor: 'middle',
      lines: 1,
    });
    return finishLogo(sheet, group(move(width / 2, 158, 0, 0.86), mark) + words.markup);
  }
  const markWidth = 150;
  const gap = 34;
  const start = (width - markWidth - gap - long) / 2;
  const words = letter(name, { x: start + markWidth + gap, y: height / 2 + size * 0.35, size, fill, face, spacing });
  return finishLogo(sheet, group(move(start + markWidth / 2, height / 2, 0, 0.75), mark) + words);
}

/** A client's logo on white, 1000 by 1000. */
export function drawClientLogo({ seed, name }: LogoOptions): string {
  const side = 1000;
  const sheet = logoSheet(side, side, `client ${seed}`, name);
  const mark = drawMark(sheet, name);
  const { face, size, spacing } = pickLettering(sheet);
  const words = setTitle(name, {
    x: side / 2,
    top: 720,
    width: 800,
    height: 160,
    largest: size * 1.75,
    fill: sheet.colours.ink,
    face,
    spacing,
    anchor: 'middle',
    lines: 2,
  });
  return finishLogo(sheet, group(move(side / 2, 410, 0, 2.1), mark) + words.markup);
}

const logoSheet = (width: number, height: number, seed: string, name: string): Sheet =>
  createSheet({ width, height, seed, palette: paletteFor(name), moods: ['paper'] });

const finishLogo = (sheet: Sheet, body: string): string =>
  finishSheet(sheet, rect(0, 0, sheet.width, sheet.height, '#ffffff') + body, { grain: 0 });

function drawMark(sheet: Sheet, name: string): string {
  const { random, colours } = sheet;
  const inks = random.shuffle([colours.bold, colours.second, colours.accent, colours.ink]);
  const one = inks[0] ?? colours.ink;
  const two = inks.find((ink) => difference(ink, one) > 0.2) ?? colours.accent;
  return random.pick(marks)(sheet, one, two, name);
}

const pickLettering = ({ random }: Sheet): { face: FaceName; size: number; spacing: number } =>
  random.chance(0.45) ? { face: 'sans', size: 38, spacing: 60 } : { face: 'serif', size: 52, spacing: 0 };
