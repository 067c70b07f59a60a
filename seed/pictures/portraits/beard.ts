import { mix } from '../colour.ts';
import { path, short, within } from '../shapes.ts';
import { stipple } from '../texture.ts';
import { faceOutline } from './face.ts';
import type { Person } from './person.ts';

export type Beard = (person: Person) => string;

const jawline = ({ cheek: c, jaw: j, chin, turn: t }: Person, drop: number): string =>
  `M${short(-c)} 420C${short(-c + 4)} 480 ${short(-j - 4)} 556-46 ${short(chin + drop - 8)}Q0 ${short(chin + drop + 14)} 46 ${short(chin + drop - 8)}C${short(j + 4)} 556 ${short(c - 4)} 480 ${short(c)} 420C${short(c - 12)} 470 104 500 ${short(70 + t)} 504C${short(50 + t)} 496 ${short(24 + t)} 500 ${short(t)} 506C${short(t - 24)} 500 ${short(t - 50)} 496 ${short(t - 70)} 504C-104 500 ${short(-c + 12)} 470 ${short(-c)} 420Z`;

/** The lips show through. */
const lipsGap = ({ turn: t }: Person): string =>
  `M${short(t - 44)} 530Q${short(t)} 512 ${short(t + 44)} 530Q${short(t)} 574 ${short(t - 44)} 530Z`;

export const shaven: Beard = () => '';

export const full: Beard = (person) => {
  const { sheet, hair, hairShade } = person;
  const d = jawline(person, 22);
  return `${path(`${d}${lipsGap(person)}`, hair, 'fill-rule="evenodd"')}${within(sheet, d, stipple(sheet, { x: -140, y: 520, width: 280, height: 110, colour: hairShade, count: 220, size: 4, weight: (_, down) => 0.4 + down * 0.5, opacity: 0.7 }))}`;
};

export const stubble: Beard = (person) => {
  const d = jawline(person, 0);
  return within(
    person.sheet,
    faceOutline(person),
    path(`${d}${lipsGap(person)}`, mix(person.hair, person.shade, 0.45), 'fill-rule="evenodd" opacity="0.55"'),
  );
};

export const moustache: Beard = ({ hair, turn: t }) =>
  path(
    `M${short(t)} 503C${short(t - 20)} 490 ${short(t - 44)} 500 ${short(t - 62)} 524C${short(t - 40)} 530 ${short(t - 16)} 526 ${short(t)} 517C${short(t + 16)} 526 ${short(t + 40)} 530 ${short(t + 62)} 524C${short(t + 44)} 500 ${short(t + 20)} 490 ${short(t)} 503Z`,
    hair,
  );

export const goatee: Beard = (person) => {
  const { hair, turn: t, chin } = person;
  const ring = `M${short(t - 52)} 512Q${short(t)} 488 ${short(t + 52)} 512C${short(t + 56)} 560 ${short(t + 40)} ${short(chin + 4)} ${short(t * 0.4)} ${short(chin + 18)}C${short(t - 40)} ${short(chin + 4)} ${short(t - 56)} 560 ${short(t - 52)} 512Z`;
  return path(`${ring}${lipsGap(person)}`, hair, 'fill-rule="evenodd"');
};
