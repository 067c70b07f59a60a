import { difference, tone } from '../colour.ts';
import { circle, disc, each, line, polar, rect, ring, short, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded } from '../texture.ts';

/** An eye made of arcs, looking out of the poster. */
export function gaze(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const x = width / 2;
  const y = height / 2;
  const half = Math.min(width * 0.43, height * 0.55);
  const lid = half * random.between(0.98, 1.15);
  const almond = `M${short(x - half)} ${short(y)}Q${short(x)} ${short(y - lid)} ${short(x + half)} ${short(y)}Q${short(x)} ${short(y + lid)} ${short(x - half)} ${short(y)}Z`;
  const white =
    [colours.paper, colours.soft, colours.accent].find((ink) => difference(ink, colours.ground) > 0.14) ??
    colours.paper;
  const [iris = colours.bold, spark = colours.accent] = random.shuffle(
    [colours.bold, colours.second, colours.accent].filter((ink) => difference(ink, white) > 0.2),
  );
  const radius = lid * 0.46;
  const lashes = random.chance(0.6)
    ? each(15, (index) => {
        const angle = 200 + index * 10;
        return line(
          polar(x, y + half * 0.3, half * 1.02, angle),
          polar(x, y + half * 0.3, half * (index % 2 ? 1.16 : 1.3), angle),
          colours.fills[index % 2] ?? colours.line,
          u * 2,
          'stroke-linecap="round"',
        );
      })
    : halftone({
        x: 0,
        y: 0,
        width,
        height,
        step: u * 3,
        colour: colours.fills[0] ?? colours.line,
        weight: (across, down) => Math.hypot(across - 0.5, down - 0.5) * 1.5 - 0.45,
      });
  const ball = shaded(sheet, disc(x, y, radius), iris, {
    x: x - radius,
    y: y - radius,
    width: radius * 2,
    height: radius * 2,
    colour: tone(iris, -0.24),
    from: [0.5, 0, 0.5, 1],
    strength: 0.8,
  });
  const spokes = each(24, (index) =>
    line(
      polar(x, y, radius * 0.5, index * 15),
      polar(x, y, radius * (index % 2 ? 0.78 : 0.92), index * 15),
      spark,
      u * 0.7,
      'stroke-linecap="round"',
    ),
  );
  return [
    rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze)),
    lashes,
    within(
      sheet,
      almond,
      rect(0, 0, width, height, white) +
        rect(0, y - lid, width, lid * 0.8, tone(white, -0.12), 'opacity="0.5"') +
        ball +
        spokes,
    ),
    circle(x, y, radius * 0.42, colours.ink),
    circle(x + radius * 0.16, y - radius * 0.16, radius * 0.11, colours.paper),
    ring(x, y, radius, colours.ink, u * 0.6),
  ].join('');
}
