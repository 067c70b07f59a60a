/** A colour as six hex digits in lower case, without the sign: so it stands in an address. */
export type Hex = string;

export type EmbedColours = { background: Hex; text: Hex; accent: Hex };

/** What is drawn: the chosen colours, changed only where nobody could read them. */
export type EmbedPaint = EmbedColours & {
  /** The sign on the button. */
  onAccent: Hex;
  /** The button's edge, which shows it where its ground does not. */
  edge: Hex;
};

export const defaultColours: EmbedColours = { background: '12100e', text: 'f4ede2', accent: 'c8102e' };

const ink: Hex = '17130f';
const white: Hex = 'ffffff';
const enoughForText = 4.5;
const enoughForShapes = 3;

/** `#abc`, `abc`, `#aabbcc` or `aabbcc`; anything else is no colour. */
export function parseHex(text: string | null | undefined): Hex | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase();
  if (!digits) return null;
  return digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
}

/** Any site may choose any colours; words and button stay readable on them (WCAG AA). */
export function embedPaint({ background, text, accent }: EmbedColours): EmbedPaint {
  const readable = contrast(text, background) >= enoughForText ? text : bestOn(background);
  return {
    background,
    text: readable,
    accent,
    onAccent: bestOn(accent),
    edge: contrast(accent, background) >= enoughForShapes ? accent : readable,
  };
}

/** As WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** White or the house's ink; on the few middle greys where neither is enough, plain black. */
function bestOn(ground: Hex): Hex {
  if (contrast(white, ground) >= enoughForText) return white;
  return contrast(ink, ground) >= enoughForText ? ink : '000000';
}

function luminance(hex: Hex): number {
  const value = Number.parseInt(hex, 16);
  return 0.2126 * linear((value >> 16) & 255) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
