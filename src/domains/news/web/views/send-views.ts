import type { Client } from '#contract/client.ts';
import { isLoggedIn, type Profile } from '#web/profile/profile-rules.ts';
import type { VisitHeaders } from '#web/profile/visit.ts';
import { newsViewsHit, newsViewsHitAuth } from '../../tracking.contract.ts';
import type { ViewBatch } from './view-queue.ts';

/** A signed-in reader's views go by the authenticated call, everybody else's by the open one. */
type Sender = { profile: Profile; sessionHash: string; headers: VisitHeaders };

export function sendViews(client: Client, { profile, sessionHash, headers }: Sender, batch: ViewBatch): Promise<null> {
  const body = { ...batch, sessionHash };
  return client.call(isLoggedIn(profile) ? newsViewsHitAuth : newsViewsHit, { headers, body });
}
