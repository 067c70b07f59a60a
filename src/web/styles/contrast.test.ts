import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const paper = colours(block(':root,'));
const night = colours(block('[data-theme="night"]'));
const fixed = colours(block('@theme {'));

const textOnGround = ['ink', 'ink-2', 'ink-3', 'accent', 'good'];
const grounds = ['ground', 'raised', 'field'];

describe('every text can be read', () => {
  test.each([
    { name: 'paper', theme: paper },
    { name: 'night', theme: night },
  ])('letters on $name reach 4.5, the edge of an input reaches 3', ({ theme }) => {
    for (const ground of grounds) {
      for (const text of textOnGround)
        expect(contrast(theme, text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
      expect(contrast(theme, 'edge', ground), `edge on ${ground}`).toBeGreaterThan(3);
    }
  });

  test.each([
    ['color-white', 'color-red'],
    ['color-white', 'color-red-dark'],
    ['color-white', 'color-green'],
    ['color-night', 'color-gold'],
    ['color-gold', 'color-night-2'],
    ['color-moon', 'color-night-3'],
    ['color-moon-2', 'color-night-3'],
    ['color-rose', 'color-night-3'],
  ])('%s on %s reaches 4.5', (text, ground) => {
    expect(contrast(fixed, text, ground)).toBeGreaterThan(4.5);
  });
});

function block(start: string): string {
  const from = tokens.indexOf(start);
  return tokens.slice(from, tokens.indexOf('\n}', from));
}

function colours(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

function contrast(theme: Map<string, string>, text: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(theme.get(text)), luminance(theme.get(ground))].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance. */
function luminance(colour = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
