import { difference, lightness, mix, tone } from '../colour.ts';
import { circle, each, path, short, stroke, within } from '../shapes.ts';
import { shaded, stripes } from '../texture.ts';
import type { Person } from './person.ts';

export type Clothes = (person: Person, ink: string, other: string) => string;

/** Shoulders down to the foot of the sheet; the neckline is the caller's. */
function shoulders({ shoulder: s, neck }: Person, neckline: string, spread = 24): string {
  const n = neck + spread;
  const y = collarHeight(spread);
  return `M${short(-s)} 1500C${short(-s)} 880 ${short(-s + 16)} 812 ${short(-s + 96)} 778C${short(-s * 0.55)} 748 ${short(-n - 50)} ${short(y + 26)} ${short(-n)} ${short(y)}${neckline}C${short(n + 50)} ${short(y + 26)} ${short(s * 0.55)} 748 ${short(s - 96)} 778C${short(s - 16)} 812 ${short(s)} 880 ${short(s)} 1500Z`;
}

/** The wider the neckline, the lower on the shoulder it begins. */
const collarHeight = (spread: number): number => 694 + (spread - 24) * 0.48;

function cloth(person: Person, d: string, ink: string): string {
  const { sheet, shoulder } = person;
  const deep = lightness(ink) < 0.35 ? tone(ink, 0.16) : tone(ink, -0.18);
  return shaded(sheet, d, ink, {
    x: -shoulder,
    y: 690,
    width: shoulder * 2,
    height: 460,
    colour: deep,
    from: lightness(ink) < 0.35 ? [0, 0, 0.7, 0.5] : [1, 0.8, 0.2, 0.2],
    strength: 0.65,
  });
}

const sleeves = ({ shoulder: s }: Person, ink: string): string =>
  stroke(
    `M${short(-s * 0.66)} 900Q${short(-s * 0.62)} 960 ${short(-s * 0.66)} 1100M${short(s * 0.66)} 900Q${short(s * 0.62)} 960 ${short(s * 0.66)} 1100`,
    lightness(ink) < 0.35 ? tone(ink, 0.12) : tone(ink, -0.14),
    6,
    'stroke-linecap="round"',
  );

export const crew: Clothes = (person, ink) => {
  const n = person.neck + 24;
  const d = shoulders(person, `Q0 ${short(800)} ${short(n)} 694`);
  return (
    cloth(person, d, ink) +
    stroke(`M${short(-n)} 694Q0 800 ${short(n)} 694`, lightness(ink) < 0.35 ? tone(ink, 0.1) : tone(ink, -0.1), 14) +
    sleeves(person, ink)
  );
};

export const striped: Clothes = (person, ink, other) => {
  const d = shoulders(person, `C-90 752 90 752 ${short(person.neck + 50)} ${short(collarHeight(50))}`, 50);
  const bands = within(
    person.sheet,
    d,
    each(7, (index) => stroke(`M-420 ${790 + index * 40}Q0 ${760 + index * 40} 420 ${790 + index * 40}`, other, 15)),
  );
  return cloth(person, d, ink) + bands + sleeves(person, ink);
};

export const turtleneck: Clothes = (person, ink) => {
  const n = person.neck;
  const collar = `M${short(-n - 10)} 634Q0 664 ${short(n + 10)} 634L${short(n + 22)} 716Q0 752 ${short(-n - 22)} 716Z`;
  const d = shoulders(person, `L${short(n + 24)} 694`);
  const ribs = within(
    person.sheet,
    collar,
    stripes(
      { x: -n - 30, y: 620, width: n * 2 + 60, height: 140 },
      lightness(ink) < 0.35 ? tone(ink, 0.1) : tone(ink, -0.1),
      16,
      4,
    ),
  );
  return (
    cloth(person, d, ink) +
    path(collar, lightness(ink) < 0.35 ? tone(ink, 0.04) : tone(ink, -0.05)) +
    ribs +
    sleeves(person, ink)
  );
};

export const vNeck: Clothes = (person, ink) => {
  const n = person.neck + 34;
  const d = shoulders(person, `L0 856L${short(n)} ${short(collarHeight(34))}`, 34);
  return (
    cloth(person, d, ink) +
    stroke(
      `M${short(-n)} 694L0 856L${short(n)} 694`,
      lightness(ink) < 0.35 ? tone(ink, 0.12) : tone(ink, -0.12),
      12,
      'stroke-linejoin="round"',
    ) +
    sleeves(person, ink)
  );
};

export const boatNeck: Clothes = (person, ink, other) => {
  const d = shoulders(person, `C-110 796 110 796 ${short(person.neck + 100)} ${short(collarHeight(100))}`, 100);
  const beads = each(13, (index) => circle(-96 + index * 16, 722 + Math.sin((index / 12) * Math.PI) * 62, 7.5, other));
  const bareShoulder = (side: number) => {
    const x = (value: number) => short(side * (person.neck + value));
    return path(`M${x(104)} 732C${x(64)} 726 ${x(30)} 712 ${x(2)} 676L${x(-30)} 800L${x(90)} 796Z`, person.skin);
  };
  const skin = bareShoulder(-1) + bareShoulder(1);
  return skin + cloth(person, d, ink) + sleeves(person, ink) + (difference(other, person.skin) > 0.2 ? beads : '');
};

export const openShirt: Clothes = (person, ink) => {
  const n = person.neck + 20;
  const d = shoulders(person, `L0 850L${short(n)} 694`, 20);
  const dark = lightness(ink) < 0.35 ? tone(ink, 0.14) : tone(ink, -0.12);
  const leaf = (side: number) =>
    path(
      `M${short(side * (n - 8))} 676L${short(side * (n + 44))} 716L${short(side * 78)} 828L0 846Z`,
      lightness(ink) < 0.35 ? tone(ink, 0.07) : tone(ink, -0.06),
    );
  return (
    cloth(person, d, ink) +
    leaf(-1) +
    leaf(1) +
    stroke('M0 848V1010', dark, 5) +
    each(3, (index) => circle(14, 880 + index * 48, 6, dark)) +
    sleeves(person, ink)
  );
};

export const blazer: Clothes = (person, ink, other) => {
  const n = person.neck + 18;
  const linen = mix(other, '#ffffff', lightness(other) > 0.8 ? 0.3 : 0);
  const shirt = `M${short(-n - 40)} 700L${short(-n)} 684L0 764L${short(n)} 684L${short(n + 40)} 700V1100H${short(-n - 40)}Z`;
  const buttons = stroke('M0 764V1010', tone(linen, lightness(linen) < 0.35 ? 0.12 : -0.1), 5);
  const collarInk = tone(linen, lightness(linen) < 0.35 ? 0.08 : -0.05);
  const collar = (side: number) =>
    path(`M${short(side * (n - 12))} 664L${short(side * (n + 22))} 708L${short(side * 52)} 806L0 764Z`, collarInk);
  const jacket = shoulders(person, `L0 1000L${short(n)} 694`, 18);
  const fold = lightness(ink) < 0.35 ? tone(ink, 0.1) : tone(ink, -0.1);
  const lapel = (side: number) =>
    path(
      `M${short(side * n)} 692L${short(side * (n + 84))} 736L${short(side * 140)} 826L${short(side * 100)} 836L${short(side * 112)} 866L0 1002Z`,
      fold,
    );
  return (
    path(shirt, linen) +
    buttons +
    cloth(person, jacket, ink) +
    lapel(-1) +
    lapel(1) +
    collar(-1) +
    collar(1) +
    sleeves(person, ink)
  );
};
