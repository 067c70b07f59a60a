import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import {
  getAllPublishedPromotions,
  getClosedPromotions,
  getPromotionBySlug,
  getPromotionWinners,
  getUserAnswer,
  saveAnswer,
} from '../promotions.contract.ts';
import { decodeSaving } from '../promotions.decode.ts';
import { findAnswer, putAnswer } from './answers.store.ts';
import { presentAnswer, presentItem, presentPromotion, presentWinner } from './promotions.present.ts';
import { findPromotion, isPromotionOut, listClosed, listOpen, listWinners } from './promotions.store.ts';

type Tools = Pick<AppContext, 'db' | 'events' | 'clock' | 'limits'>;

/** A promotion opens and closes by itself. */
const openLifeMs = 10_000;
/** One person, wherever they call from: many answers are welcome, a flood is not. */
const perPerson = { calls: 30, seconds: 3_600 };

export function promotionsRoutes({ db, events, clock, limits }: Tools): Implementation[] {
  const now = () => new Date(clock.now());
  const open = cachedUntilTagged(
    events,
    ['promotions'],
    async () => (await listOpen(db, now())).map((row) => presentItem(row, now())),
    { lifeMs: openLifeMs, clock },
  );

  return [
    implement(getAllPublishedPromotions, ({ tag }) => {
      tag('promotions');
      return open();
    }),

    implement(getClosedPromotions, async ({ params, tag }) => {
      tag('promotions');
      const { total, rows } = await listClosed(db, params, now());
      return { total, promotions: rows.map((row) => presentItem(row, now())) };
    }),

    implement(getPromotionBySlug, async ({ params, tag, refuse }) => {
      // Also where nothing is found: the page that says so must go when something is published at its address.
      tag(`promotion-at:${params.slug}`);
      const found = await findPromotion(db, params.slug, now());
      return found ? presentPromotion(found, now()) : refuse('promotion not found');
    }),

    implement(getPromotionWinners, async ({ params, refuse }) => {
      if (!(await isPromotionOut(db, params.promotionId, now()))) return refuse('promotion not found');
      return (await listWinners(db, params.promotionId)).map(presentWinner);
    }),

    implement(getUserAnswer, async ({ params, user, refuse }) => {
      if (!(await isPromotionOut(db, params.id, now()))) return refuse('promotion not found');
      const found = await findAnswer(db, params.id, user.userId);
      return found && presentAnswer(found);
    }),

    implement(saveAnswer, async ({ body, user, refuse }) => {
      await limits.count('saveAnswer of a person', String(user.userId), perPerson);
      if (!body.rulesAccepted) return refuse('rules not accepted');
      const outcome = await putAnswer(db, { ...decodeSaving(body), person: user, now });
      return outcome === 'saved' ? null : refuse(outcome);
    }),
  ];
}
