/** Colours are mixed and compared in OKLab, where halfway between two inks is not mud. */
type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

const cache = new Map<string, Lab>();

function toLab(hex: string): Lab {
  const known = cache.get(hex);
  if (known) return known;
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  cache.set(hex, lab);
  return lab;
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => byte(gamma(value)).toString(16).padStart(2, '0')).join('')}`;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);

/** 0 is black, 1 is white, as the eye judges it. */
export const lightness = (hex: string): number => toLab(hex)[0];

/** High for blues and greens, low for reds and ochres. */
export function coolness(hex: string): number {
  const [, a, b] = toLab(hex);
  return -(a + b * 0.8);
}

export function mix(from: string, to: string, share: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** How far apart two colours look; below about 0.15 they melt into each other. */
export function difference(one: string, other: string): number {
  const a = toLab(one);
  const b = toLab(other);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Lighter (positive) or darker (negative) while keeping the hue alive. */
export function tone(hex: string, amount: number): string {
  const [l, a, b] = toLab(hex);
  return toHex([
    Math.min(0.99, Math.max(0.06, l + amount)),
    a * (1 - Math.abs(amount) * 0.25),
    b * (1 - Math.abs(amount) * 0.25),
  ]);
}

/** What two transparent inks make where they overlap on paper. */
export function overprint(one: string, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const a = Number.parseInt(one.slice(at, at + 2), 16);
    const b = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round((a * b) / 255)
      .toString(16)
      .padStart(2, '0');
  });
  return mix(`#${channels.join('')}`, mix(one, other, 0.5), 0.25);
}
