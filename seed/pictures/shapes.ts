import type { Sheet } from './sheet.ts';

export type Point = readonly [x: number, y: number];

/** One decimal is finer than any eye at these sizes and keeps the drawings small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, thickness: number, more = ''): string =>
  circle(x, y, radius, 'none', `stroke="${stroke}" stroke-width="${short(thickness)}"${more && ` ${more}`}`);

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more && ` ${more}`}/>`;

export const roundRect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string => rect(x, y, width, height, fill, `rx="${short(radius)}"${more && ` ${more}`}`);

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const stroke = (d: string, colour: string, thickness: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(thickness)}"${more && ` ${more}`}/>`;

export const line = (from: Point, to: Point, colour: string, thickness: number, more = ''): string =>
  stroke(`M${pair(from)}L${pair(to)}`, colour, thickness, more);

export const polygon = (points: readonly Point[], fill: string, more = ''): string => path(outline(points), fill, more);

const outline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

export const group = (transform: string, body: string, more = ''): string =>
  `<g${transform && ` transform="${transform}"`}${more && ` ${more}`}>${body}</g>`;

export const move = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`;

/** Degrees, clockwise from three o'clock. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
}

/** A slice of cake; with an inner radius, a slice of ring. */
export function sector(x: number, y: number, outer: number, from: number, to: number, inner = 0): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const arc = (radius: number, end: number, sweep: number) =>
    `A${short(radius)} ${short(radius)} 0 ${large} ${sweep} ${pair(polar(x, y, radius, end))}`;
  const rim = `M${pair(polar(x, y, outer, from))}${arc(outer, to, 1)}`;
  return inner > 0
    ? `${rim}L${pair(polar(x, y, inner, to))}${arc(inner, from, 0)}Z`
    : `${rim}L${short(x)} ${short(y)}Z`;
}

/** A soft line through the points (Catmull-Rom turned into Béziers). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${pair(at(0))}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${pair(leaving)} ${pair(arriving)} ${pair(to)}`;
  }
  return d;
}

/** A soft line whose underside is filled down to the foot. */
export function land(points: readonly Point[], foot: number): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? [0, 0];
  return `${smooth(points)}L${short(last[0])} ${short(foot)}L${short(first[0])} ${short(foot)}Z`;
}

/** Shows the body only inside the outline. */
export function within(sheet: Sheet, d: string, body: string): string {
  const id = sheet.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

export const disc = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 1 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 1 ${short(-radius * 2)} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** A doorway: straight sides, round head. */
export const archway = (x: number, foot: number, width: number, height: number): string =>
  `M${short(x)} ${short(foot)}V${short(foot - height + width / 2)}a${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} 0V${short(foot)}Z`;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const each = (count: number, make: (index: number) => string): string => times(count, make).join('');
