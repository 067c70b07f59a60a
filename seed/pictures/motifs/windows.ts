import { difference, mix, tone } from '../colour.ts';
import { box, circle, each, group, move, path, polygon, rect, short, stroke, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade, halftone, shaded } from '../texture.ts';

/** Daily life: a front with shutters, plants, washing on the line. */
export function windows(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const wall = colours.mood === 'night' ? mix(colours.ink, colours.bold, 0.45) : colours.ground;
  const columns = width > height * 1.3 ? 4 : 2;
  const cell = width / columns;
  const shutter = random.pick(
    [colours.sea, colours.second, colours.bold, colours.accent].filter((ink) => difference(ink, wall) > 0.14),
  );
  const front = rect(0, 0, width, height, fade(sheet, downward, wall, tone(wall, 0.04)));
  const plaster = halftone({
    x: 0,
    y: 0,
    width,
    height,
    step: u * 3.2,
    colour: tone(wall, -0.1),
    weight: (across, down) => 0.55 - across * 0.45 - (1 - down) * 0.4,
  });
  const shadow = polygon(
    [
      [0, 0],
      [width * 0.34, 0],
      [width * 0.1, height],
      [0, height],
    ],
    colours.ink,
    'opacity="0.14"',
  );
  const openings = each(columns * 2, (index) => {
    const x = cell * ((index % columns) + 0.5);
    const y = index < columns ? height * 0.06 : height * 0.55;
    return opening(sheet, x, y, Math.min(cell * 0.34, u * 16), height * 0.33, shutter);
  });
  return (
    front +
    plaster +
    rect(0, height * 0.478, width, u * 1.6, tone(wall, -0.09)) +
    openings +
    shadow +
    washing(sheet, wall)
  );
}

function opening(sheet: Sheet, x: number, y: number, w: number, h: number, shutter: string): string {
  const { unit: u, random, colours } = sheet;
  const lit = random.chance(0.4);
  const glass = lit ? colours.accent : mix(colours.ink, colours.sea, 0.3);
  const frame =
    rect(x - w / 2 - u, y - u, w + u * 2, h + u * 2, colours.paper) +
    rect(x - w / 2, y, w, h, glass) +
    rect(x - u * 0.5, y, u, h, colours.paper) +
    rect(x - w / 2, y + h * 0.34, w, u, colours.paper);
  const someone =
    lit && random.chance(0.5)
      ? within(
          sheet,
          box(x - w / 2, y, w, h),
          circle(x + w * 0.14, y + h * 0.56, w * 0.17, colours.ink) +
            path(
              `M${short(x - w * 0.2)} ${short(y + h)}q0 ${short(-h * 0.3)} ${short(w * 0.34)} ${short(-h * 0.3)}t${short(w * 0.34)} ${short(h * 0.3)}Z`,
              colours.ink,
            ),
        )
      : '';
  const open = random.chance(0.75);
  const leaf = (side: number) => {
    const wide = w * 0.52;
    const left = side < 0 ? x - w / 2 - u - (open ? wide : -u) : x + w / 2 + u - (open ? 0 : wide + u);
    return (
      shaded(sheet, box(left, y, wide, h), shutter, {
        x: left,
        y,
        width: wide,
        height: h,
        colour: tone(shutter, -0.18),
        from: [0.5, 1, 0.5, 0],
        strength: 0.6,
        grain: 0.6,
      }) +
      each(9, (slat) =>
        rect(left + wide * 0.14, y + h * (0.06 + slat * 0.1), wide * 0.72, h * 0.045, tone(shutter, -0.14)),
      )
    );
  };
  return (
    frame +
    someone +
    leaf(-1) +
    leaf(1) +
    rect(x - w / 2 - u * 2.4, y + h + u, w + u * 4.8, u * 1.8, colours.paper) +
    (random.chance(0.6) ? pots(sheet, x, y + h + u, w) : '')
  );
}

function pots(sheet: Sheet, x: number, y: number, w: number): string {
  const { unit: u, colours, random } = sheet;
  return each(3, (index) => {
    const cx = x + (index - 1) * w * 0.36;
    const bloom = random.pick([colours.accent, colours.bold, colours.second, colours.paper]);
    const greens = each(3, (leaf) =>
      group(
        move(cx, y - u * 4, (leaf - 1) * 34),
        path(
          `M0 0C${short(-u * 2.4)} ${short(-u * 3)} ${short(-u * 1.4)} ${short(-u * 7)} 0 ${short(-u * 8)}C${short(u * 1.4)} ${short(-u * 7)} ${short(u * 2.4)} ${short(-u * 3)} 0 0Z`,
          tone(colours.sea, -0.05),
        ),
      ),
    );
    return (
      greens +
      circle(cx, y - u * 10, u * 1.9, bloom) +
      circle(cx - u * 3, y - u * 8, u * 1.5, bloom) +
      polygon(
        [
          [cx - u * 2.8, y - u * 4.6],
          [cx + u * 2.8, y - u * 4.6],
          [cx + u * 2.1, y],
          [cx - u * 2.1, y],
        ],
        tone(colours.accent, -0.12),
      )
    );
  });
}

/** A line across the street, heavier where the sheets hang. */
function washing(sheet: Sheet, wall: string): string {
  const { width, height, unit: u, random, colours } = sheet;
  const y = height * 0.475;
  const sag = u * 5;
  const at = (x: number) => y + sag * 4 * (x / width) * (1 - x / width);
  const inks = [colours.paper, colours.accent, colours.second, colours.soft, colours.bold].filter(
    (ink) => difference(ink, wall) > 0.16,
  );
  const count = Math.round(width / (u * 24));
  const clothes = each(count, (index) => {
    const x = (width * (index + 0.5)) / count;
    const ink = inks[index % inks.length] ?? colours.paper;
    const w = u * random.between(9, 14);
    const h = u * random.between(12, 20);
    const d = random.chance(0.5)
      ? box(x - w / 2, at(x), w, h)
      : `M${short(x - w / 2)} ${short(at(x))}h${short(w)}l${short(w * 0.28)} ${short(h * 0.3)}l${short(-w * 0.22)} ${short(h * 0.12)}l${short(-w * 0.1)} ${short(-h * 0.1)}v${short(h * 0.6)}h${short(-w * 0.92)}v${short(-h * 0.6)}l${short(-w * 0.1)} ${short(h * 0.1)}l${short(-w * 0.22)} ${short(-h * 0.12)}Z`;
    return (
      shaded(sheet, d, ink, {
        x: x - w,
        y: at(x),
        width: w * 2,
        height: h,
        colour: tone(ink, -0.18),
        from: [0.8, 1, 0.3, 0],
        strength: 0.6,
      }) + [-0.34, 0.34].map((share) => rect(x + w * share - u * 0.5, at(x) - u * 1, u, u * 2.4, colours.ink)).join('')
    );
  });
  return (
    stroke(
      `M0 ${short(y)}Q${short(width / 2)} ${short(y + sag * 2)} ${short(width)} ${short(y)}`,
      colours.line,
      u * 0.5,
    ) + clothes
  );
}
