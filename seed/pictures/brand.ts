import { capHeight, letter, measure } from './lettering.ts';
import { palettes } from './palette.ts';
import { circle, disc, path, rect, roundRect, sector, within } from './shapes.ts';
import { createSheet, finishSheet } from './sheet.ts';
import { halftone } from './texture.ts';

const paper = '#faf7f2';
const ink = '#17130f';
const night = '#12100e';
const red = '#c8102e';
const green = '#0b5d3b';
const gold = '#dba53f';

export interface SiteIconOptions {
  /** `rounded` is cut already; `square` leaves the corners to the system; `maskable` also leaves the outer fifth. */
  shape?: 'rounded' | 'square' | 'maskable';
  /** One wave a side and a heavier figure, for sixteen to forty-eight pixels. */
  small?: boolean;
}

const markScale = { rounded: 1, square: 0.9, maskable: 0.76 };

/** The station's mark in a square of 512: the figure one as the mast, waves leaving it. */
export function drawSiteIcon({ shape = 'rounded', small = false }: SiteIconOptions = {}): string {
  const side = 512;
  const ground = roundRect(0, 0, side, side, shape === 'rounded' ? 112 : 0, red);
  const mark = `<g transform="translate(256 256) scale(${markScale[shape]})">${figureOne(small)}${radioWaves(small)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${ground}${mark}</svg>`;
}

/** The figure of the wordmark, fattened where it must survive at sixteen pixels. */
function figureOne(small: boolean): string {
  const size = small ? 540 : 470;
  const fat = small ? 26 : 12;
  const figure = letter('1', { x: -6, y: size * capHeight * 0.5, size, fill: paper, anchor: 'middle' });
  return `<g stroke="${paper}" stroke-width="${(fat * 1000) / size}" stroke-linejoin="round">${figure}</g>`;
}

function radioWaves(small: boolean): string {
  const rings = small
    ? [{ inner: 168, outer: 214 }]
    : [
        { inner: 124, outer: 154 },
        { inner: 184, outer: 214 },
      ];
  const spread = small ? 40 : 36;
  return rings
    .map(({ inner, outer }) =>
      [0, 180].map((turn) => path(sector(0, 0, outer, turn - spread, turn + spread, inner), paper)).join(''),
    )
    .join('');
}

export interface WordmarkOptions {
  onDark?: boolean;
}

/** "Antena 1" as outlines, tightly cut: 480 by 100. */
export function drawWordmark({ onDark = false }: WordmarkOptions = {}): string {
  const size = 108;
  const long = measure('Antena 1', size);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="100" viewBox="0 0 480 100">${wordmark((480 - long) / 2, 88, size, onDark ? paper : ink)}</svg>`;
}

const wordmark = (x: number, y: number, size: number, fill: string): string =>
  letter('Antena', { x, y, size, fill }) + letter('1', { x: x + measure('Antena ', size), y, size, fill: red });

/** What a link to the station shows when the page has no picture of its own, 1200 by 630. */
export function drawShareImage(): string {
  const width = 1200;
  const height = 630;
  const [palette] = palettes;
  const sheet = createSheet({ width, height, seed: 'share', ...(palette ? { palette } : {}), moods: ['night'] });
  const x = 960;
  const y = 322;
  const inks = [green, paper, red, gold, night];
  const waves = inks.map((fill, index) => circle(x, y, 370 - index * 62, fill)).join('');
  const dots = within(
    sheet,
    disc(x, y, 370),
    halftone({
      x: x - 370,
      y: y - 370,
      width: 740,
      height: 740,
      step: 15,
      colour: night,
      opacity: 0.6,
      weight: (across, down) => down * 0.9 + across * 0.35 - 0.62,
    }),
  );
  const figure = `<g transform="translate(${x} ${y}) scale(0.36)">${figureOne(true)}</g>`;
  const words =
    wordmark(76, 340, 104, paper) +
    letter('La radio made in Italy', { x: 79, y: 402, size: 22, fill: '#b8ab98', face: 'sans', spacing: 140 });
  const flag = rect(76, 206, 34, 6, green) + rect(110, 206, 34, 6, paper) + rect(144, 206, 34, 6, red);
  return finishSheet(sheet, rect(0, 0, width, height, night) + waves + dots + figure + flag + words, { grain: 0.35 });
}

export interface IconFile {
  name: string;
  svg: string;
  format: 'png' | 'jpeg';
  width: number;
  height: number;
}

/** Every picture the pages' head and the manifest point to. */
export function drawIconSet(): IconFile[] {
  const square = (name: string, side: number, options: SiteIconOptions): IconFile => ({
    name,
    svg: drawSiteIcon(options),
    format: 'png',
    width: side,
    height: side,
  });
  return [
    square('favicon-32.png', 32, { small: true }),
    square('apple-touch-icon.png', 180, { shape: 'square' }),
    square('icon-192.png', 192, {}),
    square('icon-512.png', 512, {}),
    square('icon-maskable-512.png', 512, { shape: 'maskable' }),
    { name: 'share.jpg', svg: drawShareImage(), format: 'jpeg', width: 1200, height: 630 },
  ];
}
