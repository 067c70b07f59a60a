import { each, path, short, stroke } from '../shapes.ts';
import type { HairStyle } from './hair.ts';
import type { Person } from './person.ts';

const strands = (d: string, { hairShade }: Person, thick = 5): string =>
  stroke(d, hairShade, thick, 'stroke-linecap="round"');

/** To the jaw, parted on one side. */
export const bob: HairStyle = {
  coversEars: true,
  back: ({ cheek, hair }) => {
    const c = cheek;
    return path(
      `M${short(-c - 34)} 400C${short(-c - 44)} 230-110 148 0 148C110 148 ${short(c + 44)} 230 ${short(c + 34)} 400C${short(c + 40)} 490 ${short(c + 46)} 560 ${short(c + 26)} 618Q0 650 ${short(-c - 26)} 618C${short(-c - 46)} 560 ${short(-c - 40)} 490 ${short(-c - 34)} 400Z`,
      hair,
    );
  },
  front: (person) => {
    const { cheek: c, hair } = person;
    const left = `M-44 164C-120 176 ${short(-c - 22)} 250 ${short(-c - 30)} 390C${short(-c - 36)} 480 ${short(-c - 42)} 560 ${short(-c - 24)} 616C${short(-c + 10)} 622 ${short(-c + 24)} 600 ${short(-c + 20)} 560C${short(-c + 8)} 500 ${short(-c + 10)} 440 ${short(-c + 16)} 390C-104 330-70 290-44 250Z`;
    const right = `M-56 166C40 130 ${short(c + 26)} 220 ${short(c + 30)} 390C${short(c + 36)} 480 ${short(c + 42)} 560 ${short(c + 24)} 616C${short(c - 2)} 622 ${short(c - 14)} 600 ${short(c - 10)} 560C${short(c - 2)} 500 ${short(c - 4)} 440 ${short(c - 10)} 390C${short(c - 20)} 320 60 300-56 252Z`;
    const lines = strands(
      `M-30 192C60 190 ${short(c - 4)} 270 ${short(c + 10)} 420M-62 196C-110 220 ${short(-c + 4)} 290 ${short(-c - 10)} 420M${short(c + 16)} 480Q${short(c + 22)} 540 ${short(c + 10)} 590M${short(-c - 18)} 480Q${short(-c - 24)} 540 ${short(-c - 12)} 590`,
      person,
    );
    return path(left, hair) + path(right, hair) + lines;
  },
};

/** Long and wavy, over the shoulders. */
export const longWaves: HairStyle = {
  coversEars: true,
  back: ({ cheek: c, hair }) =>
    path(
      `M${short(-c - 30)} 400C${short(-c - 44)} 230-110 146 0 146C110 146 ${short(c + 44)} 230 ${short(c + 30)} 400C${short(c + 34)} 480 ${short(c + 84)} 540 ${short(c + 70)} 640C${short(c + 62)} 700 ${short(c + 100)} 740 ${short(c + 78)} 830C${short(c + 60)} 890 40 860 0 860C-40 860 ${short(-c - 60)} 890 ${short(-c - 78)} 830C${short(-c - 100)} 740 ${short(-c - 62)} 700 ${short(-c - 70)} 640C${short(-c - 84)} 540 ${short(-c - 34)} 480 ${short(-c - 30)} 400Z`,
      hair,
    ),
  front: (person) => {
    const { cheek: c, hair } = person;
    const left = `M6 158C-100 150 ${short(-c - 30)} 240 ${short(-c - 28)} 390C${short(-c - 30)} 480 ${short(-c - 76)} 540 ${short(-c - 64)} 640C${short(-c - 56)} 700 ${short(-c - 92)} 750 ${short(-c - 66)} 830C${short(-c - 10)} 810 ${short(-c + 4)} 740 ${short(-c - 8)} 670C${short(-c - 14)} 600 ${short(-c + 22)} 540 ${short(-c + 12)} 450C${short(-c + 10)} 350-70 300 6 214Z`;
    const right = `M-6 158C100 150 ${short(c + 30)} 240 ${short(c + 28)} 390C${short(c + 30)} 480 ${short(c + 76)} 540 ${short(c + 64)} 640C${short(c + 56)} 700 ${short(c + 92)} 750 ${short(c + 66)} 830C${short(c + 10)} 810 ${short(c + 2)} 740 ${short(c + 12)} 670C${short(c + 18)} 600 ${short(c - 12)} 540 ${short(c - 4)} 450C${short(c - 8)} 350 70 300-6 214Z`;
    const lines = strands(
      `M-16 184C-90 196 ${short(-c - 4)} 280 ${short(-c - 10)} 400C${short(-c - 14)} 480 ${short(-c - 50)} 560 ${short(-c - 40)} 650M16 184C90 196 ${short(c + 4)} 280 ${short(c + 10)} 400C${short(c + 14)} 480 ${short(c + 50)} 560 ${short(c + 40)} 650Q${short(c + 34)} 720 ${short(c + 56)} 780`,
      person,
    );
    return path(left, hair) + path(right, hair) + lines;
  },
};

/** Straight, with a full fringe. */
export const fringe: HairStyle = {
  coversEars: true,
  back: ({ cheek: c, hair }) =>
    path(
      `M${short(-c - 28)} 400C${short(-c - 40)} 230-110 150 0 150C110 150 ${short(c + 40)} 230 ${short(c + 28)} 400L${short(c + 44)} 760Q0 800 ${short(-c - 44)} 760Z`,
      hair,
    ),
  front: (person) => {
    const { cheek: c, hair } = person;
    const bangs = `M0 150C110 150 ${short(c + 34)} 226 ${short(c + 26)} 400L${short(c + 40)} 740Q${short(c + 10)} 752 ${short(c + 2)} 740C${short(c + 6)} 620 ${short(c - 2)} 500 ${short(c - 6)} 392C${short(c - 12)} 350 ${short(c - 30)} 342 96 345Q0 330-100 345C${short(-c + 20)} 342 ${short(-c + 8)} 356 ${short(-c + 4)} 392C${short(-c + 2)} 500 ${short(-c - 4)} 620 ${short(-c - 2)} 740Q${short(-c - 10)} 752 ${short(-c - 40)} 740L${short(-c - 26)} 400C${short(-c - 34)} 226-110 150 0 150Z`;
    const bangLines = each(
      5,
      (index) =>
        `M${-64 + index * 32} ${214 + Math.abs(index - 2) * 8}Q${-74 + index * 37} 280 ${-78 + index * 39} 322`,
    );
    const sideLines = `M${short(c + 12)} 420L${short(c + 20)} 690M${short(-c - 12)} 420L${short(-c - 20)} 690`;
    const lines = strands(bangLines.concat(sideLines), person, 4);
    return path(bangs, hair) + lines;
  },
};

/** Drawn back, the tail over one shoulder. */
export const braid: HairStyle = {
  back: ({ cheek: c, hair }) =>
    path(
      `M${short(-c - 8)} 420C${short(-c - 22)} 240-100 166 0 166C100 166 ${short(c + 22)} 240 ${short(c + 8)} 420C${short(c + 30)} 520 ${short(c + 10)} 600 60 610H-60C${short(-c)} 600 ${short(-c - 14)} 520 ${short(-c - 8)} 420Z`,
      hair,
    ),
  front: (person) => {
    const { cheek: c, hair, sheet } = person;
    const cap = `M${short(-c - 6)} 400C${short(-c - 20)} 240-100 168 0 168C100 168 ${short(c + 20)} 240 ${short(c + 6)} 400C${short(c - 4)} 340 110 280 30 248C-40 262-110 290 ${short(-c + 6)} 340Q${short(-c - 2)} 370 ${short(-c - 6)} 400Z`;
    const links = each(6, (index) => {
      const y = 610 + index * 46;
      const x = 132 + Math.sin(index * 0.9) * 8;
      const wide = 36 - index * 2.6;
      return (
        path(
          `M${short(x)} ${y}C${short(x + wide * 1.3)} ${y + 4} ${short(x + wide * 1.2)} ${y + 46} ${short(x)} ${y + 58}C${short(x - wide * 1.2)} ${y + 46} ${short(x - wide * 1.3)} ${y + 4} ${short(x)} ${y}Z`,
          hair,
        ) +
        strands(
          `M${short(x - wide * 0.5)} ${y + 16}Q${short(x)} ${y + 34} ${short(x + wide * 0.5)} ${y + 40}`,
          person,
          4,
        )
      );
    });
    const tie = `M108 ${610 + 6 * 46}h50v16h-50Z`;
    const lines = strands(
      `M10 192C-70 206-122 260 ${short(-c + 4)} 330M50 194C104 214 ${short(c - 12)} 270 ${short(c - 2)} 340`,
      person,
    );
    return path(cap, hair) + lines + links + path(tie, sheet.colours.accent);
  },
};
