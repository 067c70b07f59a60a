import type { DataOf } from '#contract/endpoint.ts';
import type { getTop100Years } from './charts.contract.ts';

export const decodeYear = ({ ano }: DataOf<typeof getTop100Years>[number]): number => ano;
