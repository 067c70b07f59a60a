import { beforeAll, describe, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const headline = 'Il ritorno dei cori di montagna nelle canzoni d’estate, e perché il caffè costa di più';
const paragraph = 'Tre produttori raccontano perché le voci di paese stanno cambiando il suono delle radio, da Trento.';

let visitor: Visitor;
beforeAll(async () => {
  const station = await openTestStation({ content: 'empty' });
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
