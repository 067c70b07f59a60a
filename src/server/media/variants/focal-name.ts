import type { FocalPoint } from '#kit/crop-around.ts';
import { extensionOf } from '../store/keys.ts';

const focal = /^(.+\/[0-9a-f]{16})_(\d{1,3})-(\d{1,3})(\.[a-z0-9]+)$/;

/**
 * A picture that is cropped around another point is another picture to every browser and cache, so the point stands in its
 * name. The bytes lie once, under the name without it.
 */
export function focalName(file: string, point: FocalPoint | null): string {
  const original = originalName(file);
  if (!point) return original;
  const extension = extensionOf(original);
  return `${original.slice(0, -extension.length - 1)}_${point.x}-${point.y}.${extension}`;
}

export function originalName(file: string): string {
  const [, name, , , ending] = focal.exec(file) ?? [];
  return name && ending ? name + ending : file;
}

export function focalPointOf(file: string): FocalPoint | null {
  const [, , x, y] = focal.exec(file) ?? [];
  return x !== undefined && y !== undefined ? { x: Math.min(100, Number(x)), y: Math.min(100, Number(y)) } : null;
}
