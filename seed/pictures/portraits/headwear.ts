import { tone } from '../colour.ts';
import { ellipse, path, rect, short, stroke, within } from '../shapes.ts';
import { shaded } from '../texture.ts';
import type { HairStyle } from './hair.ts';
import type { Person } from './person.ts';

function clothInk({ sheet }: Person): string {
  const { colours } = sheet;
  return [colours.accent, colours.bold, colours.second].find((ink) => ink !== colours.ground) ?? colours.accent;
}

/** A scarf wound round the head, knotted above the brow. */
export const wrap: HairStyle = {
  back: () => '',
  front: (person) => {
    const { cheek: c, sheet } = person;
    const ink = clothInk(person);
    const fold = tone(ink, -0.13);
    const dome = `M${short(-c - 10)} 366C${short(-c - 50)} 220-120 92 10 88C140 90 ${short(c + 46)} 220 ${short(c + 10)} 366C${short(c - 24)} 300 60 268 0 262C-60 268 ${short(-c + 24)} 300 ${short(-c - 10)} 366Z`;
    const body = shaded(sheet, dome, ink, {
      x: -c - 40,
      y: 90,
      width: c * 2 + 80,
      height: 280,
      colour: tone(ink, -0.2),
      from: [1, 0.6, 0.2, 0.2],
      strength: 0.6,
    });
    const folds = within(
      sheet,
      dome,
      stroke(
        `M${short(-c - 20)} 340C-120 230-40 190 20 236M${short(c + 20)} 340C120 230 60 190 0 240M${short(-c - 30)} 270C-110 170-20 130 30 200M${short(c + 30)} 270C120 160 60 130 10 190`,
        fold,
        9,
      ),
    );
    const knot =
      path('M-46 226C-70 180-30 168 4 212C40 160 84 176 54 226C40 262-30 262-46 226Z', ink) +
      stroke('M-30 214Q0 240 40 214', fold, 7, 'stroke-linecap="round"');
    return body + folds + knot;
  },
};

/** A felt hat with a band. */
export const fedora: HairStyle = {
  back: ({ cheek: c, hair }) => path(`M${short(-c - 4)} 440V300H${short(c + 4)}V440Z`, hair),
  front: (person) => {
    const { cheek: c, sheet, hair } = person;
    const { colours } = sheet;
    const felt = colours.ground === colours.ink ? colours.paper : colours.ink;
    const crown = `M${short(-c + 2)} 268C${short(-c + 4)} 180-104 104-50 96C-20 92-10 112 10 112C34 110 44 90 76 96C112 106 ${short(c - 6)} 180 ${short(c - 2)} 268Z`;
    const sides = path(
      `M${short(-c - 1)} 400L${short(-c - 2)} 290H${short(-c + 18)}ZM${short(c + 1)} 400L${short(c + 2)} 290H${short(c - 18)}Z`,
      hair,
    );
    const brim = `M${short(-c - 84)} 288C${short(-c - 40)} 236 ${short(c + 40)} 236 ${short(c + 84)} 272C${short(c + 40)} 304 ${short(c)} 316 0 316C${short(-c)} 320 ${short(-c - 50)} 312 ${short(-c - 84)} 288Z`;
    return (
      sides +
      shaded(sheet, crown, felt, {
        x: -c,
        y: 92,
        width: c * 2,
        height: 180,
        colour: tone(felt, felt === colours.ink ? 0.2 : -0.2),
        from: [0, 0.3, 0.7, 0.5],
        strength: 0.6,
      }) +
      within(sheet, crown, rect(-c, 214, c * 2, 40, clothInk(person))) +
      path(brim, tone(felt, felt === colours.ink ? 0.05 : -0.06))
    );
  },
};

/** A knitted cap. */
export const beanie: HairStyle = {
  back: ({ cheek: c, hair }) =>
    path(
      `M${short(-c - 6)} 470V320H${short(c + 6)}V470Q${short(c)} 500 ${short(c - 20)} 500H${short(-c + 20)}Q${short(-c)} 500 ${short(-c - 6)} 470Z`,
      hair,
    ),
  front: (person) => {
    const { cheek: c, sheet } = person;
    const ink = clothInk(person);
    const dome = `M${short(-c - 8)} 290C${short(-c - 10)} 160-80 112 0 112C80 112 ${short(c + 10)} 160 ${short(c + 8)} 290Z`;
    const cuff = `M${short(-c - 14)} 262Q0 232 ${short(c + 14)} 262L${short(c + 12)} 330Q0 296 ${short(-c - 12)} 330Z`;
    const ribs = within(
      sheet,
      cuff,
      Array.from({ length: 19 }, (_, index) =>
        rect(-c - 8 + index * ((c * 2 + 16) / 18), 220, 5, 120, tone(ink, -0.2)),
      ).join(''),
    );
    return (
      shaded(sheet, dome, ink, {
        x: -c - 10,
        y: 112,
        width: c * 2 + 20,
        height: 180,
        colour: tone(ink, -0.22),
        from: [1, 0.7, 0.2, 0.2],
        strength: 0.7,
      }) +
      path(cuff, tone(ink, -0.08)) +
      ribs
    );
  },
};

/** A flat cap of the country. */
export const cap: HairStyle = {
  back: ({ cheek: c, hair }) => path(`M${short(-c - 5)} 440V300H${short(c + 5)}V440Z`, hair),
  front: (person) => {
    const { cheek: c, sheet, hair } = person;
    const ink = clothInk(person);
    const dome = `M${short(-c - 14)} 306C${short(-c - 44)} 190-90 134 14 138C110 140 ${short(c + 44)} 196 ${short(c + 20)} 296Q0 250 ${short(-c - 14)} 306Z`;
    const peak = `M${short(-c - 8)} 304Q0 244 ${short(c + 18)} 294C${short(c + 10)} 326 60 322 0 318C-60 320 ${short(-c + 10)} 330 ${short(-c - 8)} 304Z`;
    const sides = path(
      `M${short(-c - 2)} 404L${short(-c - 4)} 296H${short(-c + 14)}ZM${short(c + 2)} 404L${short(c + 4)} 296H${short(c - 14)}Z`,
      hair,
    );
    return (
      sides +
      shaded(sheet, dome, ink, {
        x: -c - 40,
        y: 134,
        width: c * 2 + 80,
        height: 170,
        colour: tone(ink, -0.22),
        from: [1, 0.8, 0.2, 0.2],
        strength: 0.7,
      }) +
      stroke(`M10 140Q20 200 4 266`, tone(ink, -0.16), 5) +
      path(peak, tone(ink, -0.2)) +
      ellipse(12, 138, 14, 6, tone(ink, -0.16))
    );
  },
};
