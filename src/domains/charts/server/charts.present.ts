import type { AnswerOf } from '#contract/endpoint.ts';
import type { getTop100Years } from '../charts.contract.ts';

export function presentYear(year: number): AnswerOf<typeof getTop100Years>[number] {
  return { tx_ano: String(year), ano: year };
}
