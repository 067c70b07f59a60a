import { type CallContext, type Implementation, implement } from '#server/api/implement.ts';
import type { VisitorTokens } from '#server/api/visitor-tokens.ts';
import { browserCookie } from '#server/api/voter.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { getAppParameters, recordConsent, startVisit } from '../site.contract.ts';
import { addConsentRecord, readAppParameters } from './site.store.ts';

type Tools = Pick<AppContext, 'db' | 'config' | 'events' | 'clock'> & { visitorTokens: VisitorTokens };

const tenYearsSeconds = 10 * 365 * 86_400;

export function siteRoutes({ db, config, events, clock, visitorTokens }: Tools): Implementation[] {
  const parameters = cachedUntilTagged(events, ['site'], () => readAppParameters(db, config.stationName));

  /** The page reads it too; its ten years begin again with each choice. */
  function markBrowser(cookies: CallContext['cookies']): void {
    const mark = visitorTokens.readBrowser(cookies.get(browserCookie)) ?? visitorTokens.issueBrowser();
    cookies.set(browserCookie, mark, { maxAgeSeconds: tenYearsSeconds, httpOnly: false });
  }

  return [
    implement(getAppParameters, ({ tag }) => {
      tag('site');
      return parameters();
    }),

    implement(recordConsent, async ({ body, cookies }) => {
      const { id, recordedAt } = await addConsentRecord(db, body);
      markBrowser(cookies);
      return { recordId: id, recordedAt: recordedAt.toISOString() };
    }),

    implement(startVisit, ({ body, cookies }) => {
      const hasChosen = cookies.get('CookieConsent') !== undefined;
      if (hasChosen && !visitorTokens.readBrowser(cookies.get(browserCookie))) markBrowser(cookies);
      return { mark: visitorTokens.issueVisit(body.sessionHash, clock.now()) };
    }),
  ];
}
