import { withoutEndSlashes } from '#kit/drop-end.ts';
import type { Weighted } from '#kit/steady-choice.ts';

const heaviest = 1000;

/** Reads `https://a.example 3, https://b.example`: addresses with the share of listeners each gets, 1 where none is given. */
export function readWeighted(text: string): { addresses: Weighted[]; bad: string[] } {
  const addresses: Weighted[] = [];
  const bad: string[] = [];
  for (const one of text.split(',').map((part) => part.trim())) {
    const [address = '', weight = '1', ...rest] = one.split(/\s+/);
    const isGood =
      /^https?:\/\//i.test(address) && URL.canParse(address) && /^[1-9]\d{0,3}$/.test(weight) && rest.length === 0;
    if (isGood && Number(weight) <= heaviest) {
      addresses.push({ url: withoutEndSlashes(address), weight: Number(weight) });
    } else bad.push(one);
  }
  return { addresses, bad };
}
