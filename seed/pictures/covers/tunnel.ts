import { difference, tone } from '../colour.ts';
import { circle, each, group, move, rect, roundRect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, shaded, veil } from '../texture.ts';

/** Frames inside frames, each a little turned. */
export function tunnel(sheet: Sheet): string {
  const { width, height, random, colours } = sheet;
  const size = Math.max(width, height);
  const inks = [colours.ground, ...random.shuffle(colours.fills)]
    .filter((ink, index, all) => index === 0 || difference(ink, all[index - 1] ?? ink) > 0.12)
    .slice(0, random.pick([2, 3, 4]));
  const count = random.whole(8, 11);
  const turn = random.pick([0, 6, 9, -7, 45 / count]);
  const round = random.pick([0, 0.08, 0.5]);
  const x = width * random.pick([0.5, 0.5, 0.36, 0.64]);
  const y = height * random.pick([0.5, 0.44, 0.6]);
  const frames = each(count, (index) => {
    const side = size * 1.12 * (1 - index / (count + 0.3));
    const drift = index / count;
    const fill = inks[index % inks.length] ?? colours.bold;
    return group(
      move(width / 2 + (x - width / 2) * drift, height / 2 + (y - height / 2) * drift, turn * index),
      roundRect(-side / 2, -side / 2, side, side, side * round, fill) +
        roundRect(-side / 2, -side / 2, side, side, side * round, veil(sheet, downward, tone(fill, -0.14), 0.7)),
    );
  });
  const heart = size * 0.045;
  const light = shaded(
    sheet,
    `M${x - heart} ${y}a${heart} ${heart} 0 1 1 ${heart * 2} 0a${heart} ${heart} 0 1 1 ${-heart * 2} 0Z`,
    colours.sun,
    {
      x: x - heart,
      y: y - heart,
      width: heart * 2,
      height: heart * 2,
      colour: tone(colours.sun, -0.2),
      from: [1, 1, 0, 0],
      strength: 0.5,
    },
  );
  return (
    rect(0, 0, width, height, inks[inks.length - 1] ?? colours.ground) +
    frames +
    circle(x, y, heart * 1.5, colours.ground) +
    light
  );
}
