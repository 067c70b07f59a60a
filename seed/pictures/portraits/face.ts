import { mix, tone } from '../colour.ts';
import { circle, ellipse, path, short, stroke, within } from '../shapes.ts';
import { shaded } from '../texture.ts';
import type { Person } from './person.ts';

export function faceOutline({ cheek, jaw, chin, feminine }: Person): string {
  const point = feminine ? 30 : 44;
  const c = short(cheek);
  const j = short(jaw);
  return `M-${c} 385C-${c} 255-98 196 0 196C98 196 ${c} 255 ${c} 385C${c} 470 ${j} 540 ${point} ${short(chin - 12)}Q0 ${short(chin + 12)}-${point} ${short(chin - 12)}C-${j} 540-${c} 470-${c} 385Z`;
}

/** Neck and the skin an open collar shows. */
export function drawNeck(person: Person): string {
  const { neck, skin, shade, sheet } = person;
  const n = short(neck);
  const d = `M-${n} 500V640C-${n} 680-${short(neck + 24)} 704-${short(neck + 84)} 744L-60 900H60L${short(neck + 84)} 744C${short(neck + 24)} 704 ${n} 680 ${n} 640V500Z`;
  const cast = `M-${short(neck + 20)} 520H${short(neck + 40)}V690C${short(neck * 0.6)} 700 ${short(neck * 0.2)} 660-${short(neck * 0.4)} 642C-${short(neck * 0.8)} 630-${short(neck + 10)} 610-${short(neck + 20)} 580Z`;
  const collarbones = stroke(
    `M-${short(neck + 40)} 752Q-50 752-18 776M${short(neck + 40)} 752Q50 752 18 776`,
    shade,
    5,
    'stroke-linecap="round" opacity="0.6"',
  );
  return path(d, skin) + within(sheet, d, path(cast, shade) + collarbones);
}

export function drawEars({ cheek, skin, shade }: Person): string {
  const x = cheek - 1;
  return (
    ellipse(-x, 412, 19, 34, skin) +
    stroke(`M${short(-x - 6)} 396q-8 14 4 30`, shade, 5, 'stroke-linecap="round"') +
    ellipse(x, 412, 16, 32, shade)
  );
}

export function drawFace(person: Person): string {
  const { sheet, skin, shade, cheek, turn } = person;
  const outline = faceOutline(person);
  const far = `M${short(56 + turn)} 190C${short(44 + turn)} 290 ${short(78 + turn)} 350 ${short(82 + turn)} 420C${short(84 + turn)} 480 ${short(62 + turn)} 520 ${short(44 + turn)} 560C${short(34 + turn)} 580 20 600 0 620H220V190Z`;
  const body = shaded(sheet, outline, skin, {
    x: -cheek,
    y: 196,
    width: cheek * 2,
    height: 420,
    colour: tone(skin, 0.06),
    from: [0, 0.3, 0.7, 0.6],
    strength: 0.35,
    grain: 0.5,
  });
  const blush = circle(-74 + turn, 470, 34, mix(skin, '#c8402e', 0.4), 'opacity="0.22"');
  return (
    body +
    within(sheet, outline, path(far, shade) + blush) +
    nose(person) +
    eye(person, -57, 1) +
    eye(person, 55, 0.92) +
    mouth(person)
  );
}

function nose({ turn: t, shade }: Person): string {
  const x = (value: number) => short(value + t);
  return path(
    `M${x(7)} 384C${x(9)} 420 ${x(24)} 446 ${x(31)} 468C${x(35)} 482 ${x(26)} 489 ${x(12)} 489C${x(0)} 491-${short(12 - t)} 490 ${x(-17)} 481C${x(-8)} 484 ${x(4)} 482 ${x(7)} 472C${x(11)} 452 ${x(-1)} 424 ${x(7)} 384Z`,
    shade,
  );
}

function eye(person: Person, at: number, narrow: number): string {
  const { sheet, turn, feminine, eyeSize, iris, skin, hair, brow, shade } = person;
  const x = at + turn;
  const half = 27 * eyeSize * narrow;
  const tall = 13 * eyeSize;
  const out = at < 0 ? -1 : 1;
  const inner = x - out * half;
  const outer = x + out * half;
  const top = `M${short(inner)} 408Q${short(x - out * 2)} ${short(402 - tall * 1.35)} ${short(outer)} 402`;
  const almond = `${top}Q${short(x + out * 4)} ${short(407 + tall * 0.62)} ${short(inner)} 408Z`;
  const dark = mix('#17100d', hair, 0.25);
  const ball =
    path(almond, mix('#fbf6ee', skin, 0.22)) +
    within(sheet, almond, circle(x + 2, 401, 11.5 * eyeSize, iris) + circle(x + 5, 397, 2.6, '#fff8ec'));
  const lash = feminine ? `l${short(out * 7)} -5` : '';
  const lid = stroke(top + lash, dark, feminine ? 6 : 5, 'stroke-linecap="round" stroke-linejoin="round"');
  const crease = stroke(
    `M${short(inner + out * 5)} ${short(395 - tall * 0.55)}Q${short(x)} ${short(394 - tall * 1.25)} ${short(outer - out * 2)} ${short(393 - tall * 0.25)}`,
    shade,
    3,
    'stroke-linecap="round" opacity="0.7"',
  );
  const thick = (feminine ? 9 : 14) * brow;
  const arch = path(
    `M${short(inner - out * 3)} ${short(372 - thick * 0.2)}Q${short(x)} ${short(353 - thick * 0.5)} ${short(outer + out * 9)} 368Q${short(x + out * 2)} ${short(358 + thick * 0.35)} ${short(inner - out * 2)} ${short(373 + thick * 0.55)}Z`,
    mix(dark, hair, 0.5),
    'stroke-linejoin="round"',
  );
  return ball + crease + lid + arch;
}

function mouth({ turn, smile, lips, feminine, shade }: Person): string {
  const half = feminine ? 35 : 39;
  const full = feminine ? 1 : 0.66;
  const x = (value: number) => short(value + turn * 0.9);
  const y = (value: number) => short(536 + value);
  const upper = `M${x(-half)} ${y(-smile)}Q${x(-14)} ${y(-13 * full)} ${x(-7)} ${y(-12 * full)}Q${x(0)} ${y(-8 * full)} ${x(7)} ${y(-12 * full)}Q${x(14)} ${y(-13 * full)} ${x(half)} ${y(-smile)}Q${x(0)} ${y(smile + 1)} ${x(-half)} ${y(-smile)}Z`;
  const lower = `M${x(-half + 3)} ${y(-smile + 2)}Q${x(0)} ${y(smile + 2)} ${x(half - 3)} ${y(-smile + 2)}Q${x(18)} ${y(20 * full)} ${x(0)} ${y(20 * full)}Q${x(-18)} ${y(20 * full)} ${x(-half + 3)} ${y(-smile + 2)}Z`;
  const line = stroke(
    `M${x(-half - 2)} ${y(-smile - 1)}Q${x(0)} ${y(smile + 2)} ${x(half + 2)} ${y(-smile - 1)}`,
    tone(lips, -0.2),
    3.4,
    'stroke-linecap="round"',
  );
  const under = stroke(
    `M${x(-16)} ${y(29 * full + 4)}Q${x(0)} ${y(33 * full + 4)} ${x(16)} ${y(29 * full + 4)}`,
    shade,
    5,
    'stroke-linecap="round" opacity="0.8"',
  );
  return path(upper, tone(lips, -0.05)) + path(lower, lips) + line + under;
}
