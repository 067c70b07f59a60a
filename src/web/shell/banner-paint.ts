type Colour = readonly [red: number, green: number, blue: number];
export type BannerPaint = { start: string; end: string; text: string };

const enoughContrast = 4.5;
const white: Colour = [255, 255, 255];
const ink: Colour = [23, 19, 15];

/**
 * The newsroom may choose any two colours; the words on them must stay readable (WCAG AA). White or ink, whichever reads
 * better, and where neither does, white on colours that are darkened as little as it takes.
 */
export function bannerPaint(startHex: string, endHex: string): BannerPaint {
  const start = parse(startHex);
  const end = parse(endHex);
  const onWhite = worstContrast(white, start, end);
  const onInk = worstContrast(ink, start, end);
  if (Math.max(onWhite, onInk) >= enoughContrast) {
    return { start: css(start), end: css(end), text: css(onWhite >= onInk ? white : ink) };
  }
  return { start: css(darkened(start)), end: css(darkened(end)), text: css(white) };
}

/** The gradient mixes channel by channel, so its darkest place may lie between the ends. */
function worstContrast(text: Colour, start: Colour, end: Colour): number {
  const places = Array.from({ length: 17 }, (_, index) => mix(start, end, index / 16));
  return Math.min(...places.map((place) => contrast(text, place)));
}

function darkened(colour: Colour): Colour {
  let dark = colour;
  while (contrast(white, dark) < enoughContrast) dark = mix(dark, [0, 0, 0], 0.04);
  return dark;
}

/** As WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [channel(0), channel(1), channel(2)];
}

function parse(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function css(colour: Colour): string {
  return `rgb(${colour.map(Math.floor).join(' ')})`;
}
