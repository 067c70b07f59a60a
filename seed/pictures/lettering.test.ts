import { describe, expect, it } from 'vitest';
import { breakLines, letter, measure, setTitle } from './lettering.ts';

describe('lettering', () => {
  it('breaks a long title into lines of even length', () => {
    expect(breakLines('Notte chiara sul lungomare', 2)).toEqual(['Notte chiara', 'sul lungomare']);
    expect(breakLines('Maree', 3)).toEqual(['Maree']);
  });

  it('draws the accents of both languages', () => {
    for (const sign of 'àèéìòùãõçêâ') expect(measure(sign, 1000)).toBeGreaterThan(0);
    expect(letter('Città', { x: 0, y: 0, size: 10, fill: '#000000' }).match(/<path/g)).toHaveLength(5);
  });

  it('falls back to the bare letter for an accent it does not have', () => {
    expect(measure('ñ', 1000)).toBe(measure('n', 1000));
  });

  it('keeps a title inside its box', () => {
    const title = setTitle('Dieci canzoni per un viaggio in treno di notte', {
      x: 0,
      top: 0,
      width: 400,
      height: 200,
      largest: 90,
      fill: '#000000',
    });
    expect(title.tall).toBeLessThanOrEqual(200);
    expect(title.size).toBeLessThanOrEqual(90);
  });
});
