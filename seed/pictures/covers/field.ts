import { mix } from '../colour.ts';
import { circle, rect } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { downward, fade } from '../texture.ts';

type Weight = (across: number, down: number) => number;

/** A field of dots in which something swells. */
export function field(sheet: Sheet): string {
  const { width, height, random, colours } = sheet;
  const count = random.whole(11, 17);
  const step = width / count;
  const rows = Math.floor(height / step);
  const [ink = colours.line, other = colours.accent] = random.shuffle(colours.fills);
  const centre = { x: random.between(0.3, 0.7), y: random.between(0.3, 0.7) };
  const weight = random.pick<Weight>([
    (across, down) => 1 - Math.hypot(across - centre.x, down - centre.y) * 1.5,
    (across, down) => 0.5 + 0.5 * Math.sin(across * 7 + down * 5),
    (across, down) => (across + down) / 2,
    (across, down) => 0.5 + 0.5 * Math.cos(Math.hypot(across - centre.x, down - centre.y) * 18),
    (across, down) => 1 - Math.abs(down - 0.5 - Math.sin(across * 6.3) * 0.22) * 2.4,
  ]);
  const odd = { column: random.whole(2, count - 3), row: random.whole(2, Math.max(2, rows - 3)) };
  let dots = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < count; column++) {
      const across = (column + 0.5) / count;
      const down = (row + 0.5) / rows;
      const heavy = Math.min(1, Math.max(0.08, weight(across, down)));
      const spot = column === odd.column && row === odd.row;
      dots += circle(
        (column + 0.5) * step,
        ((row + 0.5) * height) / rows,
        step * 0.46 * (spot ? 1 : heavy),
        spot ? colours.sun : mix(other, ink, heavy),
      );
    }
  }
  return rect(0, 0, width, height, fade(sheet, downward, colours.ground, colours.haze)) + dots;
}
