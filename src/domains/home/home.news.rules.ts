/** How many news a home page asks for. */
export const homeNewsCount = 20;
const mostReadCount = 4;

const counts = { featured: 6, second: 6, agency: 6, side: 5, mondo: 13 };
/** Enough of the newest to fill every list, whatever the others take. */
export const latestCount = 48;
export const mondoAsked = counts.mondo + 1;
/** One more than is shown: the lead may be among them. */
export const mostReadAsked = mostReadCount + 1;

type Item = { newsId: number };
type Given<I extends Item, M extends Item> = { home: I[]; latest: I[]; mondo: I[]; mostRead: M[] };

export type FrontNews<I, M> = {
  lead: I | null;
  featured: I[];
  second: I[];
  agency: I[];
  side: I[];
  mondo: I[];
  mostRead: M[];
};

/**
 * Who stands where on the home page. No item stands twice: the lead comes first, then the two lists with a claim of their own
 * (the most read, the Mondo block); the others share what is left, the agency column from its 13th to its 18th.
 */
export function arrangeNews<I extends Item, M extends Item>({
  home,
  latest,
  mondo,
  mostRead,
}: Given<I, M>): FrontNews<I, M> {
  const [lead = null] = home;
  const taken = new Set<number>(lead ? [lead.newsId] : []);
  const take = <T extends Item>(list: readonly T[], count: number): T[] => {
    const chosen: T[] = [];
    for (const item of list) {
      if (chosen.length === count) break;
      if (taken.has(item.newsId)) continue;
      taken.add(item.newsId);
      chosen.push(item);
    }
    return chosen;
  };
  const read = take(mostRead, mostReadCount);
  const world = take(mondo, counts.mondo);
  const line = take([...home, ...latest], counts.featured + counts.second + counts.agency + counts.side);
  const secondFrom = counts.featured;
  const agencyFrom = secondFrom + counts.second;
  const sideFrom = agencyFrom + counts.agency;
  return {
    lead,
    featured: line.slice(0, secondFrom),
    second: line.slice(secondFrom, agencyFrom),
    agency: line.slice(agencyFrom, sideFrom),
    side: line.slice(sideFrom),
    mondo: world,
    mostRead: read,
  };
}
