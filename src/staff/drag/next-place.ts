import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** So that what is carried lies well inside the place. */
const inset = 8;

type Box = { left: number; top: number; width: number; height: number };

/** An arrow key brings what is carried to the nearest place in its direction. */
export const nextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const direction = directions[event.code];
  const { droppableRects, collisionRect, over } = context;
  if (!direction || !collisionRect) return;
  event.preventDefault();
  const here = (over && droppableRects.get(over.id)) ?? collisionRect;
  const [nearest] = [...droppableRects.values()]
    .map((place) => ({ place, distance: distanceTo(place, here, direction) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance);
  return nearest && { x: nearest.place.left + inset, y: nearest.place.top + inset };
};

/** How far on a place lies, sideways steps counting more; endless for one that lies elsewhere. */
function distanceTo(place: Box, from: Box, { x, y }: { x: number; y: number }): number {
  const across = place.left - from.left;
  const down = place.top - from.top;
  const ahead = across * x + down * y;
  const aside = Math.abs(x ? down : across);
  return ahead > 1 ? ahead + aside * 3 : Number.POSITIVE_INFINITY;
}
