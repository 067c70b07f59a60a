type Edge = { from: string; to: string };

/** The groups of files of which each imports every other one, near or far (Tarjan's strongly connected components). */
export function circlesIn(edges: readonly Edge[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open = new Set<string>();
  const circles: string[][] = [];

  function visit(file: string): number {
    const mine = order.size;
    order.set(file, mine);
    lowest.set(file, mine);
    open.add(file);
    for (const to of next.get(file) ?? []) {
      const reached = order.has(to) ? (open.has(to) ? (order.get(to) ?? mine) : mine) : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? mine, reached));
    }
    const reach = lowest.get(file) ?? mine;
    if (reach === mine) {
      const reachedOpen = [...open];
      const circle = reachedOpen.slice(reachedOpen.indexOf(file));
      for (const one of circle) open.delete(one);
      if (circle.length > 1 || next.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return reach;
  }

  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
}
