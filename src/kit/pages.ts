export type PageItem = number | 'gap';

/** The pages around the current one, counted from 1; a gap stands for all the pages beyond them on that side. */
export function pageItems(current: number, total: number, eachSide = 3): PageItem[] {
  const here = Math.min(Math.max(1, current), total);
  const first = Math.max(1, here - eachSide);
  const last = Math.min(total, here + eachSide);
  const items: PageItem[] = [];
  if (first > 1) items.push('gap');
  for (let page = first; page <= last; page++) items.push(page);
  if (last < total) items.push('gap');
  return items;
}
