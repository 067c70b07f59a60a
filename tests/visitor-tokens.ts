import { visitHeader } from '#contract/visit-header.ts';
import { createVisitorTokens } from '#server/api/visitor-tokens.ts';
import { testSecret } from './test-context.ts';

const visitorTokens = createVisitorTokens(testSecret);

/** A browser that the station has marked; what comes back goes along with each of its calls. */
export function markedBrowser() {
  return { headers: { cookie: `a1_browserHash=${visitorTokens.issueBrowser()}` } };
}

let visits = 0;

/** A visit that the station has opened, another one each time; `now` where the station's clock is not the real one. */
export function openVisit(now = Date.now()) {
  const sessionHash = (++visits).toString(16).padStart(32, '0');
  return { sessionHash, headers: { [visitHeader]: visitorTokens.issueVisit(sessionHash, now) } };
}
