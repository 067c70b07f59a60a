import { mix, tone } from '../colour.ts';
import { beam } from '../scenery.ts';
import { archway, circle, each, group, move, path, polygon, rect, roundRect, short, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone } from '../texture.ts';

/** The concert: beams from above, hands from below, paper in the air. */
export function stage(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const night =
    colours.mood === 'night' ? colours.ink : colours.mood === 'bold' ? tone(colours.bold, -0.12) : colours.ink;
  const sky = rect(0, 0, width, height, fade(sheet, downward, night, mix(night, colours.bold, 0.55)));
  const centre = width * random.pick([0.38, 0.5, 0.62]);
  const lamps = Math.max(3, Math.round(width / (unit * 36)));
  const lights = each(lamps, (index) => {
    const x = (width * (index + 0.5)) / lamps;
    const lean = (centre - x) * 0.5 + unit * random.between(-12, 12);
    const ink = [colours.accent, colours.second, colours.soft, colours.paper][index % 4] ?? colours.accent;
    const cone = polygon(
      [
        [x - unit * 1.4, unit * 8],
        [x + unit * 1.4, unit * 8],
        [x + lean + unit * 19, height],
        [x + lean - unit * 19, height],
      ],
      beam(sheet, ink, 0.62),
    );
    return (
      cone +
      group(
        move(x, unit * 5, -lean * 0.03),
        roundRect(-unit * 2.6, -unit * 3, unit * 5.2, unit * 7, unit, colours.ink) +
          rect(-unit * 2, unit * 3, unit * 4, unit * 1.4, ink),
      )
    );
  });
  const truss = rect(0, 0, width, unit * 3.4, tone(night, -0.06));
  const dots = halftone({
    x: 0,
    y: height * 0.5,
    width,
    height: height * 0.5,
    step: unit * 3,
    colour: mix(night, colours.accent, 0.75),
    weight: (across, down) => down * 0.8 - Math.abs(across - centre / width) * 0.9,
  });
  return sky + dots + lights + truss + performer(sheet, centre, height * 0.8) + confetti(sheet) + crowd(sheet, night);
}

/** Somebody alone in the light, too far for a face. */
function performer({ unit: u, colours }: Sheet, x: number, foot: number): string {
  const ink = colours.ink;
  return group(
    move(x, foot),
    path(archway(-u * 15, u * 2, u * 30, u * 48), colours.accent, 'opacity="0.25"') +
      [
        circle(0, -u * 27, u * 3.6, ink),
        path(
          `M${short(-u * 5)} ${short(-u * 22)}q${short(u * 5)} ${short(-u * 3)} ${short(u * 10)} 0l${short(-u * 1)} ${short(u * 12)}l${short(u * 2)} ${short(u * 12)}h${short(-u * 4)}l${short(-u * 2)} ${short(-u * 10)}l${short(-u * 2)} ${short(u * 10)}h${short(-u * 4)}l${short(u * 2)} ${short(-u * 12)}Z`,
          ink,
        ),
        stroke(
          `M${short(u * 4)} ${short(-u * 20)}l${short(u * 7)} ${short(-u * 9)}`,
          ink,
          u * 2.2,
          'stroke-linecap="round"',
        ),
        stroke(
          `M${short(-u * 4)} ${short(-u * 20)}l${short(-u * 3)} ${short(u * 6)}l${short(u * 6)} ${short(-u * 9)}`,
          ink,
          u * 2,
          'stroke-linecap="round" stroke-linejoin="round"',
        ),
        rect(-u * 20, u * 1.4, u * 40, u * 2, ink),
      ].join(''),
  );
}

function confetti({ width, height, unit: u, random, colours }: Sheet): string {
  const inks = [colours.accent, colours.paper, colours.second, colours.soft];
  return each(64, () => {
    const x = random.between(0, width);
    const y = random.between(u * 12, height * 0.74);
    const ink = random.pick(inks);
    const size = u * random.between(1, 2.4);
    return random.chance(0.3)
      ? circle(x, y, size * 0.6, ink)
      : group(move(x, y, random.between(0, 180)), rect(-size / 2, -size, size, size * 2, ink));
  });
}

function crowd({ width, height, unit: u, random }: Sheet, night: string): string {
  const rows = [0.84, 0.93].map((level, row) => {
    const ink = tone(night, row ? -0.07 : 0.02);
    const step = u * (row ? 15 : 12);
    return each(Math.ceil(width / step) + 1, (index) => {
      const x = index * step + u * random.between(-3, 3);
      const y = height * level + u * random.between(-2, 3);
      const size = u * (row ? 5.4 : 4.2);
      const arm = random.chance(0.42)
        ? stroke(
            `M${short(x + size)} ${short(y + size * 2)}l${short(size * random.between(-0.2, 0.7))} ${short(-size * random.between(3, 4.4))}`,
            ink,
            size * 0.62,
            'stroke-linecap="round"',
          )
        : '';
      return (
        arm +
        circle(x, y, size, ink) +
        path(archway(x - size * 1.7, height + u, size * 3.4, height - y - size * 0.4), ink)
      );
    });
  });
  return rows.join('');
}
