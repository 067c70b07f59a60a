import { limitAddress } from '../limits/limits.ts';

export type ConnectionLimit = { total: number; perAddress: number };

export type ConnectionLimiter = {
  /** The way to give the place back, good for one call; nothing where no place is left. */
  enter(address: string, mostOfAddress?: number): (() => void) | undefined;
  count(): number;
};

/** Counts what is open right now, in all and per household. It lives in the process, as the connections do. */
export function createConnectionLimiter({ total, perAddress }: ConnectionLimit): ConnectionLimiter {
  const perHousehold = new Map<string, number>();
  let count = 0;

  return {
    enter(address, mostOfAddress = perAddress) {
      const household = limitAddress(address);
      const own = perHousehold.get(household) ?? 0;
      if (count >= total || own >= mostOfAddress) return undefined;
      perHousehold.set(household, own + 1);
      count++;
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        count--;
        const left = (perHousehold.get(household) ?? 1) - 1;
        if (left > 0) perHousehold.set(household, left);
        else perHousehold.delete(household);
      };
    },
    count: () => count,
  };
}
