import fraunces from './letters/fraunces.json' with { type: 'json' };
import inter from './letters/inter.json' with { type: 'json' };
import { short } from './shapes.ts';

/**
 * Words drawn as outlines, because a machine that rasterises may have no fonts at all.
 * The outlines are those of the site's own faces (Fraunces and Inter, SIL Open Font License), a thousand units to the em.
 */
interface Glyph {
  advance: number;
  outline: string;
}

interface Face {
  glyphs: Readonly<Record<string, Glyph>>;
  kerning: Readonly<Record<string, number>>;
}

/** `serif` has both cases; `sans` has capitals only, for small spaced captions. */
const faces: Record<FaceName, Face> = { serif: fraunces, sans: inter };
export type FaceName = 'serif' | 'sans';

/** Height of a capital letter, as a share of the size. */
export const capHeight = 0.7;
const wordSpace = 250;

export interface LetterOptions {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  fill: string;
  face?: FaceName;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra room between letters, in thousandths of the size. */
  spacing?: number;
}

export function letter(text: string, options: LetterOptions): string {
  const { x, y, size, fill, face = 'serif', anchor = 'start', spacing = 0 } = options;
  const long = measure(text, size, face, spacing);
  const start = x - (anchor === 'middle' ? long / 2 : anchor === 'end' ? long : 0);
  const marks = place(text, face, spacing).glyphs.map(
    ({ at, outline }) => `<path transform="translate(${short(at)} 0)" d="${outline}"/>`,
  );
  return `<g transform="translate(${short(start)} ${short(y)}) scale(${size / 1000})" fill="${fill}">${marks.join('')}</g>`;
}

export const measure = (text: string, size: number, face: FaceName = 'serif', spacing = 0): number =>
  (place(text, face, spacing).advance * size) / 1000;

function place(text: string, faceName: FaceName, spacing: number) {
  const face = faces[faceName];
  const glyphs: { at: number; outline: string }[] = [];
  let advance = 0;
  let previous = '';
  for (const raw of faceName === 'sans' ? text.toUpperCase() : text) {
    const character = raw === "'" ? '’' : raw;
    const glyph = face.glyphs[character] ?? face.glyphs[bare(character)];
    if (!glyph) {
      advance += wordSpace + spacing;
      previous = '';
      continue;
    }
    advance += face.kerning[previous + bare(character)] ?? 0;
    glyphs.push({ at: advance, outline: glyph.outline });
    advance += glyph.advance + spacing;
    previous = bare(character);
  }
  return { glyphs, advance: Math.max(0, advance - spacing) };
}

const bare = (character: string): string => character.normalize('NFD').charAt(0);

/** Breaks a title into at most so many lines of even length. */
export function breakLines(text: string, most: number): string[] {
  const words = text.trim().split(/\s+/);
  const count = Math.min(most, words.length);
  if (count < 2) return [words.join(' ')];
  let best: string[] = [words.join(' ')];
  const tryFrom = (rest: readonly string[], lines: readonly string[]): void => {
    const left = count - lines.length;
    if (left === 1) {
      const whole = [...lines, rest.join(' ')];
      if (widest(whole) < widest(best)) best = whole;
      return;
    }
    for (let take = 1; take <= rest.length - left + 1; take++)
      tryFrom(rest.slice(take), [...lines, rest.slice(0, take).join(' ')]);
  };
  tryFrom(words, []);
  return best;
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map((one) => measure(one, 1000)));

export interface TitleOptions extends Omit<LetterOptions, 'size' | 'y'> {
  /** Where the first line's capitals begin. */
  top: number;
  width: number;
  height: number;
  /** Never larger than this, however short the title. */
  largest: number;
  lines?: number;
}

export interface SetTitle {
  markup: string;
  /** How tall the block came out, from the first capitals to the last baseline. */
  tall: number;
  size: number;
}

/** Sets a title as large as its box allows. */
export function setTitle(text: string, { top, width, height, largest, lines = 3, ...rest }: TitleOptions): SetTitle {
  const fits = Array.from({ length: lines }, (_, index) => breakLines(text, index + 1)).map((broken) => {
    const byWidth = width / (measureWidest(broken, rest.face, rest.spacing) || 1);
    const byHeight = height / (capHeight + (broken.length - 1) * leading);
    return { broken, size: Math.min(byWidth, byHeight, largest) };
  });
  const best = fits.reduce((one, other) => (other.size > one.size * 1.12 ? other : one));
  const markup = best.broken
    .map((one, index) => letter(one, { ...rest, size: best.size, y: top + best.size * (capHeight + index * leading) }))
    .join('');
  return { markup, size: best.size, tall: best.size * (capHeight + (best.broken.length - 1) * leading) };
}

const leading = 1.02;
const measureWidest = (lines: readonly string[], face?: FaceName, spacing?: number): number =>
  Math.max(...lines.map((one) => measure(one, 1, face, spacing)));
