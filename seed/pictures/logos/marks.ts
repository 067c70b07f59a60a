import { mix, overprint } from '../colour.ts';
import { letter } from '../lettering.ts';
import { archway, circle, disc, each, group, path, polygon, rect, ring, roundRect, sector, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A company's mark, drawn in a box of two hundred with its middle at the origin. */
export type Mark = (sheet: Sheet, one: string, two: string, name: string) => string;

const petals: Mark = (_, one, two) =>
  each(4, (index) => group(`rotate(${index * 90})`, path('M0 0V-100A100 100 0 0 1 100 0Z', index % 2 ? two : one)));

const chain: Mark = (sheet, one, two) =>
  circle(-34, 0, 62, one) +
  circle(34, 0, 62, two) +
  within(sheet, disc(-34, 0, 62), circle(34, 0, 62, overprint(one, two)));

const levels: Mark = ({ random }, one, two) =>
  each(5, (index) => {
    const tall = random.between(60, 190);
    return roundRect(-96 + index * 41, -tall / 2, 28, tall, 14, index % 2 ? two : one);
  });

const hexagon: Mark = (_, one, two) =>
  polygon(
    [
      [0, -98],
      [85, -49],
      [85, 49],
      [0, 98],
      [-85, 49],
      [-85, -49],
    ],
    one,
  ) +
  polygon(
    [
      [0, -48],
      [42, -24],
      [42, 24],
      [0, 48],
      [-42, 24],
      [-42, -24],
    ],
    two,
  );

const monogram: Mark = (_, one, __, name) =>
  roundRect(-92, -92, 184, 184, 44, one) +
  letter(name.charAt(0).toUpperCase(), { x: 0, y: 50, size: 142, fill: '#ffffff', anchor: 'middle' });

const tide: Mark = (sheet, one, two) =>
  within(
    sheet,
    disc(0, 0, 96),
    rect(-100, -100, 200, 200, two) +
      each(3, (row) =>
        path(`M-130 ${-8 + row * 40}q32-34 65 0t65 0t65 0t65 0V120H-130Z`, row === 1 ? mix(one, '#ffffff', 0.55) : one),
      ),
  );

const chevrons: Mark = (_, one, two) =>
  each(3, (index) =>
    polygon(
      [
        [-88 + index * 52, -92],
        [-40 + index * 52, -92],
        [24 + index * 52, 0],
        [-40 + index * 52, 92],
        [-88 + index * 52, 92],
        [-24 + index * 52, 0],
      ],
      index === 1 ? two : one,
    ),
  );

const beads: Mark = ({ random }, one, two) => {
  const odd = random.whole(0, 8);
  return each(9, (index) =>
    circle(
      -66 + (index % 3) * 66,
      -66 + Math.floor(index / 3) * 66,
      index === odd ? 30 : 22,
      index === odd ? two : one,
    ),
  );
};

const gate: Mark = (_, one, two) =>
  path(archway(-90, 92, 180, 184), one) +
  path(archway(-56, 92, 112, 134), '#ffffff') +
  path(archway(-30, 92, 60, 90), two);

const orbit: Mark = (_, one, two) =>
  ring(0, 0, 78, one, 22) + circle(55, -55, 30, '#ffffff') + circle(55, -55, 22, two) + circle(0, 0, 26, one);

const sunrise: Mark = (_, one, two) =>
  path(sector(0, 40, 92, 180, 360), two) +
  each(3, (index) => roundRect(-92 + index * 20, 52 + index * 20, 184 - index * 40, 10, 5, one));

const sprout: Mark = (_, one, two) =>
  path('M0 96C-10 20-90 24-92-60C-20-60 0-20 0 20C0-40 24-96 92-96C92-10 40 10 10 34L12 96Z', one) +
  circle(-58, -84, 18, two);

const burst: Mark = (_, one, two) =>
  each(12, (index) => group(`rotate(${index * 30})`, roundRect(-9, -98, 18, 56, 9, index % 3 ? one : two))) +
  circle(0, 0, 26, one);

const stair: Mark = (_, one, two) =>
  each(4, (index) => rect(-92 + index * 46, 92 - (index + 1) * 46, 46, (index + 1) * 46, index === 3 ? two : one));

const ribbon: Mark = (_, one, two) =>
  path('M-92 -92H40A52 52 0 0 1 40 12H-92V-34H40A6 6 0 0 0 40-46H-92Z', one) +
  path('M92 92H-40A52 52 0 0 1-40-12H92V34H-40A6 6 0 0 0-40 46H92Z', two);

export const marks: readonly Mark[] = [
  petals,
  chain,
  levels,
  hexagon,
  monogram,
  tide,
  chevrons,
  beads,
  gate,
  orbit,
  sunrise,
  sprout,
  burst,
  stair,
  ribbon,
];
