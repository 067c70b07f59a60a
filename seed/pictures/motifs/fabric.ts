import { mix, tone } from '../colour.ts';
import { backdrop } from '../scenery.ts';
import {
  circle,
  each,
  group,
  line,
  move,
  type Point,
  path,
  rect,
  ring,
  short,
  smooth,
  stroke,
  times,
  within,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halftone, rightward, shaded, stripes, veil } from '../texture.ts';

/** Fashion: cloth that falls, and dresses on their hangers. */
export function fabric(sheet: Sheet): string {
  return sheet.random.chance(0.5) ? folds(sheet) : rail(sheet);
}

/** Cloth hanging in long waves of colour. */
function folds(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const count = Math.round(width / (unit * 17));
  const inks = random.shuffle(
    [colours.bold, colours.accent, colours.soft, colours.second, colours.paper].filter((ink) => ink !== colours.ground),
  );
  const lean = random.between(-14, 14);
  const edges = times(count + 3, (index) => {
    const x = (index - 1) * (width / count);
    return times(
      5,
      (step): Point => [
        x + unit * (Math.sin(step * 1.5 + index * 0.7) * 5.5 + lean * (step / 4)),
        (height * 1.04 * step) / 4 - height * 0.02,
      ],
    );
  });
  const panels = edges.slice(0, -1).map((edge, index) => {
    const next = edges[index + 1] ?? edge;
    const fill = inks[Math.floor(index / 2) % inks.length] ?? colours.bold;
    const back = [...next].reverse();
    const d = `${smooth(edge)}L${back[0]?.map(short).join(' ')}${smooth(back).slice(smooth(back).indexOf('C'))}Z`;
    const dark = index % 2 === 1;
    const left = Math.min(...edge.map(([x]) => x));
    const right = Math.max(...next.map(([x]) => x));
    const base = dark ? tone(fill, -0.08) : fill;
    const body = shaded(sheet, d, base, {
      x: left,
      y: 0,
      width: right - left,
      height,
      colour: tone(base, -0.2),
      from: dark ? [0, 0.5, 0.9, 0.5] : [1, 0.5, 0.2, 0.5],
      strength: 0.75,
      grain: 0.7,
    });
    const print =
      index % 6 === 2
        ? within(
            sheet,
            d,
            halftone({
              x: left,
              y: 0,
              width: right - left,
              height,
              step: unit * 5,
              colour: mix(fill, colours.paper, 0.7),
              weight: () => 0.55,
            }),
          )
        : index % 6 === 4
          ? within(
              sheet,
              d,
              stripes(
                { x: left, y: 0, width: right - left, height },
                mix(fill, colours.ink, 0.6),
                unit * 4,
                unit * 0.7,
                0.12,
              ),
            )
          : '';
    return body + print;
  });
  return rect(0, 0, width, height, colours.ground) + panels.join('');
}

/** Three pieces of a collection on a rail. */
function rail(sheet: Sheet): string {
  const { width, height, unit, random, colours } = sheet;
  const count = width > height * 1.3 ? 4 : 2;
  const garments = random.shuffle([dress, coat, shirt, skirt]).slice(0, count);
  const inks = colours.fills.filter((ink) => ink !== colours.ground);
  const hung = garments.map((garment, index) => {
    const x = width * ((index + 0.5) / count + (count > 2 ? (index - 1.5) * -0.02 : 0));
    const ink = inks[index % inks.length] ?? colours.bold;
    const other = inks[(index + 1) % inks.length] ?? colours.accent;
    return group(move(x, unit * 14, random.between(-2, 2)), hanger(sheet) + garment(sheet, ink, other));
  });
  const disc = circle(
    width * random.pick([0.3, 0.7]),
    height * 0.55,
    unit * 36,
    mix(colours.ground, colours.soft === colours.ground ? colours.paper : colours.soft, 0.55),
  );
  return (
    backdrop(sheet, false) + disc + line([0, unit * 11], [width, unit * 11], colours.line, unit * 1.4) + hung.join('')
  );
}

const hanger = ({ unit: u, colours }: Sheet): string =>
  stroke(
    `M0 ${short(u * 4)}V${short(u * 1)}c0 ${short(-u * 2)} ${short(u * 3)} ${short(-u * 2)} ${short(u * 3)} ${short(-u * 4.4)}a${short(u * 3)} ${short(u * 3)} 0 0 0 ${short(-u * 6)} 0M${short(-u * 14)} ${short(u * 9)}L0 ${short(u * 3)}L${short(u * 14)} ${short(u * 9)}`,
    colours.line,
    u * 1,
    'stroke-linejoin="round" stroke-linecap="round"',
  );

const cut = (sheet: Sheet, d: string, ink: string, half: number, tall: number): string =>
  shaded(sheet, d, ink, {
    x: -half,
    y: sheet.unit * 5,
    width: half * 2,
    height: tall,
    colour: tone(ink, -0.22),
    from: [1, 0.8, 0.2, 0.3],
    strength: 0.65,
  });

function dress(sheet: Sheet, ink: string, other: string): string {
  const { unit: u } = sheet;
  const d = `M${short(-u * 9)} ${short(u * 6)}Q${short(-u * 6)} ${short(u * 15)} 0 ${short(u * 15)}Q${short(u * 6)} ${short(u * 15)} ${short(u * 9)} ${short(u * 6)}L${short(u * 12)} ${short(u * 8)}Q${short(u * 10)} ${short(u * 20)} ${short(u * 8)} ${short(u * 28)}L${short(u * 21)} ${short(u * 74)}Q0 ${short(u * 79)} ${short(-u * 21)} ${short(u * 74)}L${short(-u * 8)} ${short(u * 28)}Q${short(-u * 10)} ${short(u * 20)} ${short(-u * 12)} ${short(u * 8)}Z`;
  return (
    cut(sheet, d, ink, u * 21, u * 72) +
    within(
      sheet,
      d,
      rect(-u * 22, u * 26.5, u * 44, u * 3.4, other) +
        stripes({ x: -u * 22, y: u * 30, width: u * 44, height: u * 48 }, tone(ink, -0.1), u * 5, u * 0.5),
    )
  );
}

function coat(sheet: Sheet, ink: string, other: string): string {
  const { unit: u, colours } = sheet;
  const d = `M${short(-u * 6)} ${short(u * 6)}L${short(u * 6)} ${short(u * 6)}L${short(u * 15)} ${short(u * 10)}L${short(u * 21)} ${short(u * 46)}H${short(u * 14)}L${short(u * 15)} ${short(u * 70)}H${short(-u * 15)}L${short(-u * 14)} ${short(u * 46)}H${short(-u * 21)}L${short(-u * 15)} ${short(u * 10)}Z`;
  const lapel = path(
    `M${short(-u * 6)} ${short(u * 6)}L0 ${short(u * 26)}L${short(u * 6)} ${short(u * 6)}L${short(u * 9)} ${short(u * 14)}L0 ${short(u * 34)}L${short(-u * 9)} ${short(u * 14)}Z`,
    other,
  );
  return (
    cut(sheet, d, ink, u * 21, u * 66) +
    lapel +
    line([0, u * 34], [0, u * 70], tone(ink, -0.18), u * 0.6) +
    each(3, (index) => circle(u * 2.6, u * (40 + index * 8), u * 1.1, colours.paper)) +
    stroke(
      `M${short(-u * 11)} ${short(u * 16)}L${short(-u * 14)} ${short(u * 46)}M${short(u * 11)} ${short(u * 16)}L${short(u * 14)} ${short(u * 46)}`,
      tone(ink, -0.2),
      u * 0.6,
    )
  );
}

function shirt(sheet: Sheet, ink: string, other: string): string {
  const { unit: u } = sheet;
  const d = `M${short(-u * 6)} ${short(u * 6)}Q0 ${short(u * 11)} ${short(u * 6)} ${short(u * 6)}L${short(u * 17)} ${short(u * 10)}L${short(u * 24)} ${short(u * 27)}L${short(u * 16)} ${short(u * 31)}L${short(u * 13)} ${short(u * 25)}V${short(u * 54)}H${short(-u * 13)}V${short(u * 25)}L${short(-u * 16)} ${short(u * 31)}L${short(-u * 24)} ${short(u * 27)}L${short(-u * 17)} ${short(u * 10)}Z`;
  return (
    cut(sheet, d, ink, u * 24, u * 50) +
    within(
      sheet,
      d,
      each(4, (index) => rect(-u * 25, u * (26 + index * 7), u * 50, u * 2.6, other)),
    )
  );
}

function skirt(sheet: Sheet, ink: string, other: string): string {
  const { unit: u } = sheet;
  const d = `M${short(-u * 10)} ${short(u * 8)}H${short(u * 10)}L${short(u * 25)} ${short(u * 62)}Q0 ${short(u * 68)} ${short(-u * 25)} ${short(u * 62)}Z`;
  const pleats = each(7, (index) =>
    path(
      `M${short(u * (-9 + index * 3))} ${short(u * 12)}L${short(u * (-22 + index * 7.2))} ${short(u * 66)}L${short(u * (-19 + index * 7.2))} ${short(u * 66)}Z`,
      tone(ink, -0.12),
    ),
  );
  return (
    cut(sheet, d, ink, u * 25, u * 58) +
    within(
      sheet,
      d,
      pleats +
        rect(-u * 12, u * 7, u * 24, u * 4.4, other) +
        rect(-u * 26, u * 8, u * 20, u * 60, veil(sheet, rightward, tone(ink, 0.14), 0.5)),
    ) +
    ring(0, u * 9.2, u * 1.4, tone(ink, -0.2), u * 0.6)
  );
}
