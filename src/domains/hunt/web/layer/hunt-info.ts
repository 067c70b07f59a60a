import type { Client } from '#contract/client.ts';
import { checkInfoActiveHunt } from '../../hunt.contract.ts';
import { decodeNotice } from '../../hunt.decode.ts';
import { type HuntNotice, huntInfoLifeMs, isEmpty } from '../../hunt.rules.ts';

/** The hunt that is on, or null; asked for again when the answer is older than half an hour, or the hunt has ended. */
export type AskHunt = () => Promise<HuntNotice | null>;

export function createAskHunt(client: Client, now: () => number): AskHunt {
  let known: { hunt: HuntNotice | null; until: number } | null = null;
  return async () => {
    if (known && now() < known.until) return known.hunt;
    const answer = await client.call(checkInfoActiveHunt);
    const hunt = isEmpty(answer) || !answer ? null : decodeNotice(answer);
    const oldest = now() + huntInfoLifeMs;
    known = { hunt, until: hunt ? Math.min(oldest, Date.parse(hunt.endsAt)) : oldest };
    return hunt;
  };
}
