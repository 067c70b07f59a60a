import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import type { PageStamps } from '#server/pages/page-stamps.ts';
import {
  changeLogStatusAndSendMail,
  checkHuntAndPrizes,
  checkInfoActiveHunt,
  checkSomeReservedPrize,
  getHuntSeals,
  getPageToken,
  setPageViewAndCheckWin,
  setShareSituation,
  type WireHunt,
  type WireSeal,
} from '../hunt.contract.ts';
import { pageTokenHeader, viewPaceMs } from '../hunt.rules.ts';
import { noteShare, openChest } from './chest.store.ts';
import { presentHunt, presentPrize, presentSeal } from './hunt.present.ts';
import { findActiveHunt, listSeals, listStock } from './hunt.store.ts';
import { createPageTokens } from './page-tokens.ts';
import { findLastView, findReserved, findWon, takeView } from './play.store.ts';
import { createPrizeMail } from './prize-mail.ts';
import { huntTag } from './seal.store.ts';

type Tools = Pick<AppContext, 'db' | 'events' | 'clock' | 'limits' | 'mail' | 'invalidateTags' | 'config'> & {
  stamps: PageStamps;
  secret: string;
};

/** `info` is the answer itself, presented once; null without a hunt. */
type ActiveHunt = { id: number; info: WireHunt | null };

/** A hunt begins and ends by itself. */
const lifeMs = 10_000;
const sealsShown = 6;
/** One person, wherever they call from: nobody turns pages faster for a minute on end. */
const viewsPerPerson = { calls: 60, seconds: 60 };
/** More pages than the keenest reader opens; a machine that never sleeps has no more chances than they. */
const viewsPerDay = { calls: 400, seconds: 86_400 };

export function huntRoutes({
  db,
  events,
  clock,
  limits,
  mail,
  invalidateTags,
  config,
  stamps,
  secret,
}: Tools): Implementation[] {
  const now = () => new Date(clock.now());
  const chest = { db, mail, invalidateTags, now, prizeMail: createPrizeMail(config) };
  const tokens = createPageTokens(secret);
  const life = { lifeMs, clock };
  const active = cachedUntilTagged(events, [huntTag], readActive, life);
  const seals = cachedUntilTagged<WireSeal[]>(
    events,
    [huntTag],
    async () => (await listSeals(db, sealsShown)).map((row) => presentSeal(row, now())),
    life,
  );

  async function readActive(): Promise<ActiveHunt> {
    const hunt = await findActiveHunt(db, now());
    if (!hunt) return { id: 0, info: null };
    // Frozen too: it is what is presented and written out once.
    return { id: hunt.id, info: Object.freeze(presentHunt(hunt, await listStock(db, hunt.id), now())) };
  }

  return [
    implement(checkInfoActiveHunt, async ({ tag }) => {
      tag(huntTag);
      return (await active()).info;
    }),

    implement(getHuntSeals, ({ tag }) => {
      tag(huntTag);
      return seals();
    }),

    implement(checkHuntAndPrizes, async ({ user }) => {
      const { id, info } = await active();
      if (!info) return null;
      const own = await findWon(db, id, user.userId);
      return { ...info, ownPrize: own && presentPrize(own) };
    }),

    implement(getPageToken, async ({ query: { page, stamp }, user: { userId } }) => {
      const { id, info } = await active();
      if (!info || !stamps.isLoaded(page, stamp)) return null;
      const last = await findLastView(db, id, userId);
      const waitMs = Math.max(0, (last?.getTime() ?? 0) + viewPaceMs - clock.now());
      return { token: tokens.issue({ userId, page, openedAt: now() }), waitMs };
    }),

    implement(setPageViewAndCheckWin, async ({ headers, user: { userId } }) => {
      const hunt = await findActiveHunt(db, now());
      if (!hunt) return null;
      await limits.count('pages of a hunter', String(userId), viewsPerPerson);
      const opened = tokens.read(headers[pageTokenHeader], userId, now());
      if (opened) await limits.count('pages of a hunter in a day', String(userId), viewsPerDay);
      const prize = opened ? await takeView(db, hunt, opened, now) : await findReserved(db, userId, now());
      return prize && presentPrize(prize);
    }),

    implement(checkSomeReservedPrize, async ({ user }) => {
      const prize = await findReserved(db, user.userId, now());
      return prize && presentPrize(prize);
    }),

    implement(changeLogStatusAndSendMail, async ({ user, refuse }) => {
      const prize = await openChest(chest, user.userId);
      return prize ? presentPrize(prize) : refuse('no prize reserved');
    }),

    implement(setShareSituation, async ({ body, user, refuse }) => {
      const isNoted = await noteShare(db, user.userId, body.shareSituation);
      return isNoted ? null : refuse('no prize won');
    }),
  ];
}
