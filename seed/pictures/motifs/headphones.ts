import { difference, mix, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import { circle, disc, each, group, move, rect, roundRect, short, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, shaded } from '../texture.ts';

/** Listening: headphones with the voice drawn between them. */
export function headphones(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const x = width * 0.5;
  const y = height * 0.56;
  const disk =
    [colours.accent, colours.second, colours.soft].find((ink) => difference(ink, colours.ground) > 0.2) ??
    colours.accent;
  const plate = random.chance(0.5)
    ? shaded(sheet, disc(x, y - u * 4, u * 38), disk, {
        x: x - u * 38,
        y: y - u * 42,
        width: u * 76,
        height: u * 76,
        colour: tone(disk, -0.2),
        from: [1, 1, 0.2, 0.2],
        strength: 0.6,
      })
    : circle(x, y - u * 4, u * 38, disk) +
      halftone({
        x: x - u * 38,
        y: y - u * 42,
        width: u * 76,
        height: u * 76,
        step: u * 2.8,
        colour: tone(disk, -0.22),
        weight: (across, down) => (Math.hypot(across - 0.5, down - 0.5) > 0.48 ? 0 : down * 0.9 - 0.2),
      });
  return backdrop(sheet) + plate + waveform(sheet, y) + phones(sheet, x, y);
}

function waveform({ width, unit: u, random, colours }: Sheet, y: number): string {
  const step = u * 4.4;
  const count = Math.floor(width / step);
  const inks = colours.fills.filter((ink) => ink !== colours.ink);
  return each(count, (index) => {
    const middle = Math.abs(index - count / 2) / (count / 2);
    const tall =
      u * (3 + (1 - middle ** 1.4) * 26 * (0.35 + 0.65 * Math.abs(Math.sin(index * 0.9 + random.between(-0.4, 0.4)))));
    const inside = Math.abs(index * step + step / 2 - width / 2) < u * 37;
    const ink = inside ? colours.ink : (inks[index % inks.length] ?? colours.line);
    return roundRect(index * step + u * 1.1, y - tall / 2, u * 2.2, tall, u * 1.1, ink);
  });
}

function phones(sheet: Sheet, x: number, y: number): string {
  const { unit: u, colours } = sheet;
  const shell = colours.mood === 'night' ? colours.paper : colours.ink;
  const pad = colours.bold === colours.ground ? colours.accent : colours.bold;
  const arch = stroke(
    `M${short(x - u * 42)} ${short(y)}V${short(y - u * 6)}A${short(u * 42)} ${short(u * 42)} 0 0 1 ${short(x + u * 42)} ${short(y - u * 6)}V${short(y)}`,
    shell,
    u * 5.4,
  );
  const inner = stroke(
    `M${short(x - u * 36)} ${short(y - u * 12)}A${short(u * 37)} ${short(u * 37)} 0 0 1 ${short(x + u * 36)} ${short(y - u * 12)}`,
    mix(shell, pad, 0.55),
    u * 1.6,
  );
  const ear = (side: number) =>
    group(
      `${move(x + side * u * 42, y + u * 4)} scale(${side} 1)`,
      [
        shaded(
          sheet,
          `M${short(-u * 9)} ${short(-u * 17)}h${short(u * 6)}v${short(u * 34)}h${short(-u * 6)}a${short(u * 5)} ${short(u * 5)} 0 0 1 ${short(-u * 5)} ${short(-u * 5)}v${short(-u * 24)}a${short(u * 5)} ${short(u * 5)} 0 0 1 ${short(u * 5)} ${short(-u * 5)}Z`,
          pad,
          {
            x: -u * 14,
            y: -u * 17,
            width: u * 12,
            height: u * 34,
            colour: tone(pad, -0.2),
            from: [0.5, 1, 0.5, 0],
            strength: 0.7,
          },
        ),
        roundRect(-u * 4, -u * 13, u * 11, u * 26, u * 5, shell),
        rect(u * 0.4, -u * 7, u * 2, u * 14, mix(shell, colours.accent, 0.8)),
      ].join(''),
    );
  return arch + inner + ear(-1) + ear(1);
}
