import { expect, test } from 'vitest';
import { defaultColours } from './embed.colours.ts';
import { embedAddress, embedCode, embedSizes, measuresOf, readChoice } from './embed.rules.ts';

const choice = { size: '234x60', background: 'ffffff', text: '17130f', accent: '0b5d3b' } as const;

test('a choice survives its way through the address of the frame', () => {
  const address = new URL(embedAddress(choice, 'https://antena1.example'));
  expect(address.pathname).toBe('/embed/player');
  expect(readChoice(Object.fromEntries(address.searchParams))).toEqual(choice);
});

test('the colours of the house are left to the house', () => {
  expect(embedAddress({ size: '320x100', ...defaultColours })).toBe('/embed/player?size=320x100');
});

test('what makes no sense in the address is as if it had not been said', () => {
  const usual = { size: '320x100', ...defaultColours };
  expect(readChoice({})).toEqual(usual);
  expect(readChoice({ size: '1x1', background: 'url(x)', text: ['000', 'fff'], accent: '"><script>' })).toEqual(usual);
});

test('the code holds the frame in its own measures, and a title cannot break out of it', () => {
  expect(embedSizes.map(measuresOf)).toEqual([
    { width: 150, height: 60 },
    { width: 234, height: 60 },
    { width: 320, height: 100 },
    { width: 120, height: 240 },
  ]);
  for (const size of embedSizes) {
    const code = embedCode({ ...choice, size }, { origin: 'https://antena1.example', title: 'Radio "Uno" <b>' });
    const { width, height } = measuresOf(size);
    expect(code).toContain(`width="${width}" height="${height}"`);
    expect(code).toContain(`src="https://antena1.example/embed/player?size=${size}&amp;background=ffffff`);
    expect(code).toContain('title="Radio &quot;Uno&quot; &lt;b&gt;"');
  }
});
