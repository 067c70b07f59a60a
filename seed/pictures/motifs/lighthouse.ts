import { mix, tone } from '../colour.ts';
import { backdrop, bird, sun } from '../scenery.ts';
import { box, circle, each, group, move, path, polygon, rect, roundRect, short, stroke, within } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { fade, rightward, shaded, upward, veil } from '../texture.ts';

/** Journeys: a lighthouse on its rock, or a suitcase with its labels. */
export function lighthouse(sheet: Sheet): string {
  return sheet.random.chance(0.6) ? tower(sheet) : suitcase(sheet);
}

function tower(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const x = width * (width > height * 1.3 ? random.pick([0.28, 0.7]) : 0.5);
  const side = x > width / 2 ? -1 : 1;
  const horizon = height * 0.7;
  const foot = height * 0.76;
  const lampY = height * 0.2;
  const light = polygon(
    [
      [x, lampY],
      [side > 0 ? width : 0, height * 0.02],
      [side > 0 ? width : 0, height * 0.42],
    ],
    veil(sheet, side > 0 ? rightward : [1, 0, 0, 0], colours.sun, 0.75),
  );
  const shaft = `M${short(x - u * 8)} ${short(foot)}L${short(x - u * 5.2)} ${short(lampY + u * 5)}H${short(x + u * 5.2)}L${short(x + u * 8)} ${short(foot)}Z`;
  const cloth = colours.bold === colours.ground ? colours.second : colours.bold;
  const bands = within(
    sheet,
    shaft,
    each(3, (index) => rect(x - u * 10, lampY + u * (10 + index * 17), u * 20, u * 8.5, cloth)) +
      rect(x, lampY, u * 10, foot - lampY, veil(sheet, [1, 0, 0, 0], colours.ink, 0.5)),
  );
  const lantern =
    rect(x - u * 7.4, lampY + u * 3, u * 14.8, u * 2.4, colours.ink) +
    rect(x - u * 4, lampY - u * 4.4, u * 8, u * 7.6, colours.sun) +
    rect(x - u * 0.5, lampY - u * 4.4, u, u * 7.6, colours.ink) +
    path(
      `M${short(x - u * 6)} ${short(lampY - u * 4)}L${short(x)} ${short(lampY - u * 11)}L${short(x + u * 6)} ${short(lampY - u * 4)}Z`,
      cloth,
    );
  const rock = shaded(
    sheet,
    `M${short(x - u * 34)} ${short(height)}L${short(x - u * 24)} ${short(foot + u * 4)}L${short(x - u * 12)} ${short(foot - u * 2)}H${short(x + u * 13)}L${short(x + u * 22)} ${short(foot + u * 8)}L${short(x + u * 40)} ${short(height)}Z`,
    colours.ink,
    {
      x: x - u * 34,
      y: foot - u * 2,
      width: u * 74,
      height: height - foot,
      colour: mix(colours.ink, colours.soft, 0.5),
      from: [0, 0, 0.6, 0.7],
      strength: 0.5,
    },
  );
  const sea = rect(
    0,
    horizon,
    width,
    height - horizon,
    fade(sheet, upward, tone(colours.sea, -0.08), mix(colours.sea, colours.soft, 0.4)),
  );
  const foam = each(7, (row) => {
    const y = horizon + u * (4 + row * 3.9);
    return stroke(
      `M${short(-u * random.between(0, 20))} ${short(y)}${`q${short(u * 5)} ${short(-u * 1.6)} ${short(u * 10)} 0t${short(u * 10)} 0`.repeat(Math.ceil(width / (u * 20)) + 1)}`,
      mix(colours.sea, colours.paper, 0.5),
      u * 0.55,
      'opacity="0.65"',
    );
  });
  const birds = each(3, (index) =>
    bird(x + side * u * (34 + index * 12), height * (0.5 + (index % 2) * 0.05), u * 3, colours.line),
  );
  return (
    backdrop(sheet) +
    sun(sheet, x + side * u * 62, horizon, u * 15) +
    light +
    sea +
    foam +
    birds +
    path(shaft, colours.paper) +
    bands +
    lantern +
    rock
  );
}

function suitcase(sheet: Sheet): string {
  const { width, height, unit: u, random, colours } = sheet;
  const leather = random.pick([colours.bold, colours.second, colours.accent].filter((ink) => ink !== colours.ground));
  const x = width * 0.5;
  const top = height * 0.3;
  const w = u * 88;
  const h = u * 54;
  const shell = `M${short(x - w / 2 + u * 5)} ${short(top)}h${short(w - u * 10)}a${short(u * 5)} ${short(u * 5)} 0 0 1 ${short(u * 5)} ${short(u * 5)}v${short(h - u * 10)}a${short(u * 5)} ${short(u * 5)} 0 0 1 ${short(-u * 5)} ${short(u * 5)}h${short(-w + u * 10)}a${short(u * 5)} ${short(u * 5)} 0 0 1 ${short(-u * 5)} ${short(-u * 5)}v${short(-h + u * 10)}a${short(u * 5)} ${short(u * 5)} 0 0 1 ${short(u * 5)} ${short(-u * 5)}Z`;
  const handle = stroke(
    `M${short(x - u * 12)} ${short(top)}v${short(-u * 7)}q0 ${short(-u * 3)} ${short(u * 3)} ${short(-u * 3)}h${short(u * 18)}q${short(u * 3)} 0 ${short(u * 3)} ${short(u * 3)}v${short(u * 7)}`,
    colours.ink,
    u * 3,
  );
  const straps = [-0.28, 0.28]
    .map(
      (share) =>
        rect(x + w * share - u * 3, top, u * 6, h, tone(leather, -0.16)) +
        roundRect(x + w * share - u * 4.4, top + u * 7, u * 8.8, u * 6.4, u, colours.paper) +
        rect(x + w * share - u * 2, top + u * 9, u * 4, u * 2.4, tone(leather, -0.16)),
    )
    .join('');
  const labels = [
    group(
      move(x, top + h * 0.58, -9),
      circle(0, 0, u * 10, colours.paper) +
        circle(0, 0, u * 8, colours.sea) +
        polygon(
          [
            [-u * 7, u * 3],
            [0, -u * 5],
            [u * 7, u * 3],
          ],
          colours.accent,
        ),
    ),
    group(
      move(x - u * 35.5, top + h * 0.7, 12),
      rect(-u * 6, -u * 8, u * 12, u * 16, colours.paper) +
        circle(0, -u * 1.6, u * 4, colours.accent) +
        rect(-u * 4, u * 4, u * 8, u * 1.6, colours.ink),
    ),
    group(
      move(x + u * 35, top + h * 0.68, -14),
      rect(-u * 6.6, -u * 5, u * 13.2, u * 10, colours.soft) + rect(-u * 6.6, -u * 1.4, u * 13.2, u * 2.8, colours.ink),
    ),
  ].join('');
  const floor = rect(0, top + h - u * 2, width, height, mix(colours.ground, colours.ink, 0.3));
  const cast = polygon(
    [
      [x - w / 2 + u * 4, top + h],
      [x + w / 2, top + h],
      [x + w / 2 + u * 40, top + h + u * 12],
      [x - w / 2 + u * 30, top + h + u * 12],
    ],
    colours.ink,
    'opacity="0.4"',
  );
  const stripe = within(
    sheet,
    box(0, 0, width, top + h),
    sun(sheet, width * random.pick([0.2, 0.8]), height * 0.34, u * 22),
  );
  return (
    backdrop(sheet) +
    stripe +
    floor +
    cast +
    handle +
    shaded(sheet, shell, leather, {
      x: x - w / 2,
      y: top,
      width: w,
      height: h,
      colour: tone(leather, -0.22),
      from: [0.9, 1, 0.3, 0.1],
      strength: 0.7,
    }) +
    rect(x - w / 2, top + h * 0.32, w, u * 1, tone(leather, -0.2)) +
    straps +
    labels
  );
}
