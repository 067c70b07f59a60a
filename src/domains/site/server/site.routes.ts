import { type CallContext, type Implementation, implement } from '#server/api/implement.ts';
import type { Marks } from '#server/api/marks.ts';
import { browserCookie } from '#server/api/voter.ts';
import type { AppContext } from '#server/app-context.ts';
import { standing } from '#server/standing.ts';
import { getAppParameters, recordConsent, startVisit } from '../site.contract.ts';
import { addConsentRecord, readAppParameters } from './site.store.ts';

type Tools = Pick<AppContext, 'db' | 'config' | 'events' | 'clock'> & { marks: Marks };

const tenYearsSeconds = 10 * 365 * 86_400;

export function siteRoutes({ db, config, events, clock, marks }: Tools): Implementation[] {
  const parameters = standing(events, ['site'], () => readAppParameters(db, config.stationName));

  /** The page reads it too; its ten years begin again with each choice. */
  function markBrowser(cookies: CallContext['cookies']): void {
    const mark = marks.readBrowser(cookies.get(browserCookie)) ?? marks.issueBrowser();
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
      if (hasChosen && !marks.readBrowser(cookies.get(browserCookie))) markBrowser(cookies);
      return { mark: marks.issueVisit(body.sessionHash, clock.now()) };
    }),
  ];
}
