import { mix } from '../colour.ts';
import { box, circle, disc, each, path, polar, short, stroke, within } from '../shapes.ts';
import type { HairStyle } from './hair.ts';
import type { Person } from './person.ts';

const none = () => '';
const strands = (d: string, { hairShade }: Person, thick = 5): string =>
  stroke(d, hairShade, thick, 'stroke-linecap="round"');

/** Gathered high, a knot on the crown. */
export const knot: HairStyle = {
  back: ({ hair, hairShade }) =>
    circle(20, 134, 66, hair) +
    stroke('M-16 120q34-34 74 0M-20 148q40 26 78 0', hairShade, 5, 'stroke-linecap="round"'),
  front: (person) => {
    const { cheek: c, hair } = person;
    const cap = `M${short(-c - 6)} 402C${short(-c - 18)} 250-104 172 0 172C104 172 ${short(c + 18)} 250 ${short(c + 6)} 402C${short(c - 2)} 340 104 286 6 236C-96 286 ${short(-c + 4)} 340 ${short(-c - 6)} 402Z`;
    return (
      path(cap, hair) +
      strands(`M-4 204C-80 216-124 276 ${short(-c + 6)} 338M14 204C88 216 122 276 ${short(c - 6)} 338`, person)
    );
  },
};

/** A crown of tight curls. */
export const afro: HairStyle = {
  coversEars: true,
  back: ({ hair }) =>
    circle(0, 316, 206, hair) + each(22, (index) => circle(...polar(0, 316, 200, index * (360 / 22)), 34, hair)),
  front: (person) => {
    const { cheek: c, hair, hairShade } = person;
    const line = each(9, (index) => circle(...polar(0, 400, c + 6, 192 + index * 19.5), 38, hair));
    const curls = each(16, (index) => {
      const [x, y] = polar(0, 330, 120 + (index % 3) * 36, 196 + index * 10.4);
      return stroke(`M${short(x)} ${short(y)}q8-14 20-4`, hairShade, 5, 'stroke-linecap="round"');
    });
    const crown = within(
      person.sheet,
      box(-260, 60, 520, 370),
      path(`${disc(0, 316, 200)}${disc(0, 400, c + 2)}`, hair, 'fill-rule="evenodd"'),
    );
    return crown + line + curls;
  },
};

/** Cropped, swept to one side. */
export const pixie: HairStyle = {
  back: ({ cheek: c, hair }) =>
    path(
      `M${short(-c - 12)} 440C${short(-c - 26)} 240-100 164 0 164C100 164 ${short(c + 26)} 240 ${short(c + 12)} 440Z`,
      hair,
    ),
  front: (person) => {
    const { cheek: c, hair } = person;
    const sweep = `M${short(-c - 10)} 436C${short(-c - 26)} 250-110 162 6 158C112 156 ${short(c + 24)} 240 ${short(c + 10)} 424C${short(c - 4)} 390 ${short(c - 8)} 350 ${short(c - 20)} 316C84 300 58 276 50 250C10 320-70 336-112 346C${short(-c + 14)} 366 ${short(-c + 4)} 400 ${short(-c - 10)} 436Z`;
    return (
      path(sweep, hair) +
      strands(
        `M40 196C10 256-50 290-104 310M74 206Q${short(c - 20)} 240 ${short(c - 2)} 320M6 186C-30 220-70 240-110 260`,
        person,
      )
    );
  },
};

/** Short, parted, combed. */
export const sideParting: HairStyle = {
  back: none,
  front: (person) => {
    const { cheek: c, hair } = person;
    const cap = `M${short(-c - 4)} 404L${short(-c - 8)} 330C${short(-c - 14)} 220-90 158 10 156C108 154 ${short(c + 18)} 218 ${short(c + 8)} 336L${short(c + 3)} 400C${short(c - 4)} 380 ${short(c - 6)} 356 ${short(c - 12)} 330C${short(c - 22)} 300 96 288 60 282C0 276-50 262-78 232C-84 268-112 288 ${short(-c + 14)} 326C${short(-c + 4)} 352 ${short(-c + 2)} 380 ${short(-c - 4)} 404Z`;
    return path(cap, hair) + strands('M-78 232C-60 200-20 180 20 178M-50 236C0 206 60 204 104 240', person);
  },
};

/** High in front, tight at the sides. */
export const quiff: HairStyle = {
  back: none,
  front: (person) => {
    const { cheek: c, hair, hairShade } = person;
    const sides = `M${short(-c - 3)} 404C${short(-c - 10)} 330 ${short(-c - 6)} 270-110 230L-86 262C-110 290 ${short(-c + 12)} 330 ${short(-c - 3)} 404ZM${short(c + 3)} 404C${short(c + 10)} 330 ${short(c + 6)} 270 110 230L92 258C112 290 ${short(c - 12)} 330 ${short(c + 3)} 404Z`;
    const top =
      'M-118 262C-136 190-96 118 0 110C70 100 142 128 134 190C132 226 118 246 104 268C70 240 0 252-40 262C-70 268-96 270-118 262Z';
    return (
      path(sides, mix(hair, hairShade, 0.7)) +
      path(top, hair) +
      strands('M-84 240C-80 180-30 146 40 148M-40 240C-10 196 40 180 96 190', person, 6)
    );
  },
};

/** Clipped close. */
export const buzz: HairStyle = {
  back: none,
  front: ({ cheek: c, hair, skin }) =>
    path(
      `M${short(-c - 1)} 396C${short(-c - 8)} 256-98 186 0 186C98 186 ${short(c + 8)} 256 ${short(c + 1)} 396C${short(c - 6)} 366 ${short(c - 8)} 336 ${short(c - 22)} 302C92 274 50 264 0 264C-50 264-92 274 ${short(-c + 22)} 302C${short(-c + 8)} 336 ${short(-c + 6)} 366 ${short(-c - 1)} 396Z`,
      mix(hair, skin, 0.16),
    ),
};

/** Loose curls on top. */
export const curls: HairStyle = {
  back: ({ cheek: c, hair }) =>
    path(
      `M${short(-c - 6)} 420C${short(-c - 22)} 250-100 176 0 176C100 176 ${short(c + 22)} 250 ${short(c + 6)} 420Z`,
      hair,
    ),
  front: (person) => {
    const { cheek: c, hair, hairShade } = person;
    const heap = each(11, (index) => {
      const [x, y] = polar(0, 330, 132, 186 + index * 16.8);
      return circle(x, y, 42 + (index % 3) * 6, hair);
    });
    const low = each(6, (index) => circle(-96 + index * 38, 246 + (index % 2) * 14, 32, hair));
    const loops = each(7, (index) =>
      stroke(
        `M${-100 + index * 32} ${206 + Math.abs(index - 3) * 13}q12-20 28-4`,
        hairShade,
        5,
        'stroke-linecap="round"',
      ),
    );
    return (
      heap +
      low +
      path(
        `M${short(-c - 8)} 404L${short(-c - 12)} 320L${short(-c + 16)} 300ZM${short(c + 8)} 404L${short(c + 12)} 320L${short(c - 16)} 300Z`,
        hair,
      ) +
      loops
    );
  },
};

/** Combed back to the nape. */
export const sweptBack: HairStyle = {
  back: ({ cheek: c, hair }) =>
    path(
      `M${short(-c - 14)} 400C${short(-c - 26)} 230-106 156 0 156C106 156 ${short(c + 26)} 230 ${short(c + 14)} 400C${short(c + 34)} 480 ${short(c + 26)} 560 ${short(c - 20)} 616H${short(-c + 20)}C${short(-c - 26)} 560 ${short(-c - 34)} 480 ${short(-c - 14)} 400Z`,
      hair,
    ),
  front: (person) => {
    const { cheek: c, hair } = person;
    const cap = `M${short(-c - 10)} 410C${short(-c - 24)} 240-104 158 0 158C104 158 ${short(c + 24)} 240 ${short(c + 10)} 410C${short(c - 2)} 360 ${short(c - 8)} 316 100 270C60 236 30 232 0 246C-30 232-60 236-100 270C${short(-c + 8)} 316 ${short(-c + 2)} 360 ${short(-c - 10)} 410Z`;
    return (
      path(cap, hair) +
      strands(
        `M0 232C0 206-4 190-10 176M-46 234C-60 212-74 204-90 202M46 234C56 212 70 202 84 198M-96 262C-116 258-126 262-136 280M96 262C114 256 126 262 134 280`,
        person,
      )
    );
  },
};

/** Long locks, thick as ropes. */
export const locks: HairStyle = {
  coversEars: true,
  back: ({ cheek: c, hair }) =>
    each(12, (index) => {
      const share = index / 11;
      const x = -c - 34 + share * (c + 34) * 2;
      const end = 700 + Math.sin(index * 2.3) * 40 - Math.abs(share - 0.5) * 60;
      return stroke(
        `M${short(x * 0.72)} 260Q${short(x * 1.04)} 420 ${short(x)} ${short(end)}`,
        hair,
        30,
        'stroke-linecap="round"',
      );
    }),
  front: (person) => {
    const { cheek: c, hair, hairShade } = person;
    const cap = `M${short(-c - 24)} 400C${short(-c - 34)} 230-110 160 0 160C110 160 ${short(c + 34)} 230 ${short(c + 24)} 400C${short(c + 4)} 340 104 284 12 240C-90 284 ${short(-c - 4)} 340 ${short(-c - 24)} 400Z`;
    const falling = [-1, 1]
      .map((side) =>
        each(2, (index) =>
          stroke(
            `M${short(side * (c + 4 + index * 16))} 330Q${short(side * (c + 26 + index * 20))} 480 ${short(side * (c + 14 + index * 24))} ${660 - index * 40}`,
            index ? hair : mix(hair, hairShade, 0.6),
            28,
            'stroke-linecap="round"',
          ),
        ),
      )
      .join('');
    return (
      path(cap, hair) +
      falling +
      strands(
        `M0 216C-60 226-110 270-140 340M20 214C80 226 112 270 142 340M-10 192C-80 196-130 240-150 300M26 190C90 196 132 240 152 300`,
        person,
      )
    );
  },
};

export const bald: HairStyle = {
  back: none,
  front: ({ skin }) =>
    path('M-84 262C-70 226-40 214-14 212C-40 228-64 246-84 262Z', mix(skin, '#ffffff', 0.35), 'opacity="0.5"'),
};
