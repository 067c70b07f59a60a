import { beforeAll, describe, expect, test } from 'vitest';
import { holdBack } from '../../../tests/browser/hold-back.ts';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';

const headline = 'Il ritorno dei cori di montagna nelle canzoni d’estate, e perché il caffè costa di più';
const paragraph = 'Tre produttori raccontano perché le voci di paese stanno cambiando il suono delle radio, da Trento.';

let station: TestStation;
let visitor: Visitor;
beforeAll(async () => {
  station = await openTestStation({ content: 'empty' });
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  await visitor.open('/dev/ui');
});

describe('nothing jumps when the letters arrive', () => {
  test.each([
    { family: 'Fraunces', weight: 560, style: 'normal', text: headline },
    { family: 'Fraunces', weight: 420, style: 'normal', text: headline },
    { family: 'Fraunces', weight: 420, style: 'italic', text: headline },
    { family: 'Inter', weight: 400, style: 'normal', text: paragraph },
    { family: 'Inter', weight: 600, style: 'normal', text: paragraph },
  ])('$family $weight $style is as wide and as high as the face that stands in for it', async (face) => {
    const real = await measure(`"${face.family}"`, face);
    const standIn = await measure(`"${face.family} Fallback"`, face);
    expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(0.03);
    expect(Math.abs(standIn.height / real.height - 1)).toBeLessThan(0.015);
  });
});

describe('the face of rare letters', () => {
  test('is fetched for a letter that the first one lacks, and for nothing else, also while the first is on its way', async () => {
    const { page, leave } = await openVisitor(station.url, { consent: 'rejected', isNew: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const letCome = await holdBack(page, '**/*.woff2');
    const rare = () => asked.filter((url) => url.includes('-more') && url.endsWith('.woff2'));
    // Beside what React hydrates meanwhile, which takes away what it did not write.
    const write = (text: string) =>
      page.evaluate(async (text) => {
        document.body.append(text);
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }, text);
    await page.goto(`${station.url}/contatto`, { waitUntil: 'commit' });
    await expect.poll(() => asked.some((url) => /\/inter-(?!more)/.test(url))).toBe(true);
    await write('Perché no? «Sì», così è più bello: não, coração…');
    expect(rare()).toEqual([]);
    letCome();
    await page.evaluate(() => document.fonts.ready);
    await write('Cuffie 🎧 e Łódź');
    expect(rare()).toEqual([]);
    await write('Straße');
    await expect.poll(rare).toEqual([expect.stringContaining('/inter-more')]);
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Inter More"', 'ß'))).toBe(true);
    await leave();
  });

  test.each([
    { family: 'Fraunces', weight: 560, style: 'normal' },
    { family: 'Fraunces', weight: 420, style: 'normal' },
    { family: 'Fraunces', weight: 420, style: 'italic' },
    { family: 'Inter', weight: 400, style: 'normal' },
  ])('$family $weight $style has every letter that it names', async ({ family, weight, style }) => {
    const lacking = await visitor.page.evaluate(
      async ({ family, weight, style }) => {
        const faces = [...document.fonts].filter(
          (face) => face.family.replaceAll('"', '') === `${family} More` && face.style === style,
        );
        const [face] = faces.filter((one) => {
          const [from = 0, to = from] = one.weight.split(' ').map(Number);
          return from <= weight && weight <= to;
        });
        if (!face) return 'no such face';
        await face.load();
        const named = face.unicodeRange.split(',').flatMap((range) => {
          const [from = 0, to = from] = range
            .trim()
            .slice(2)
            .split('-')
            .map((hex) => Number.parseInt(hex, 16));
          return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
        });
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return 'no canvas';
        const widthIn = (fallback: string, letter: string) => {
          pen.font = `${style} ${weight} 200px "${family} More", ${fallback}`;
          return pen.measureText(letter).width;
        };
        // A letter of its own is as wide whatever stands behind it.
        return named.filter((letter) => widthIn('monospace', letter) !== widthIn('serif', letter)).join('');
      },
      { family, weight, style },
    );
    expect(lacking).toBe('');
  });
});

type Face = { weight: number; style: string; text: string };

async function measure(family: string, face: Face): Promise<{ width: number; height: number }> {
  return await visitor.page.evaluate(
    async ({ family, weight, style, text }) => {
      const loaded = await document.fonts.load(`${style} ${weight} 100px ${family}`, text);
      if (loaded.length === 0) throw new Error(`${family} is not there`);
      const line = document.createElement('span');
      line.textContent = text;
      line.style.cssText = `font:${style} ${weight} 100px/normal ${family};white-space:nowrap;position:absolute`;
      document.body.append(line);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    },
    { family, ...face },
  );
}
