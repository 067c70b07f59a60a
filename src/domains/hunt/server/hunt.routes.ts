import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { standing } from '#server/standing.ts';
import {
  changeLogStatusAndSendMail,
  checkHuntAndPrizes,
  checkInfoActiveHunt,
  checkSomeReservedPrize,
  getHuntSeals,
  type HuntInfo,
  type Seal,
  setPageViewAndCheckWin,
  setShareSituation,
} from '../hunt.contract.ts';
import { noteShare, openChest } from './chest.store.ts';
import { presentHunt, presentPrize, presentSeal } from './hunt.present.ts';
import { findActiveHunt, listSeals, listStock } from './hunt.store.ts';
import { findReserved, findWon, takeView } from './play.store.ts';
import { createPrizeLetter } from './prize-letter.ts';
import { huntTag } from './seal.store.ts';

type Tools = Pick<Room, 'db' | 'events' | 'clock' | 'limits' | 'mail' | 'freshen' | 'config'>;

/** A hunt begins and ends by itself. */
const lifeMs = 10_000;
const sealsShown = 6;
/** One person, wherever they call from: nobody turns pages faster for a minute on end. */
const viewsPerPerson = { calls: 60, seconds: 60 };

export function huntRoutes({ db, events, clock, limits, mail, freshen, config }: Tools): Implementation[] {
  const now = () => new Date(clock.now());
  const chest = { db, mail, freshen, now, prizeLetter: createPrizeLetter(config) };
  const life = { lifeMs, clock };
  const active = standing<{ info: HuntInfo | null }>(events, [huntTag], readActive, life);
  const seals = standing<Seal[]>(
    events,
    [huntTag],
    async () => (await listSeals(db, sealsShown)).map((row) => presentSeal(row, now())),
    life,
  );

  async function readActive(): Promise<{ info: HuntInfo | null }> {
    const hunt = await findActiveHunt(db, now());
    if (!hunt) return { info: null };
    // Frozen too: it is what is presented and written out once.
    return { info: Object.freeze(presentHunt(hunt, await listStock(db, hunt.id), now())) };
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
      const { info } = await active();
      if (!info) return null;
      const own = await findWon(db, info.idHunt, user.userId);
      return { ...info, ownPrize: own && presentPrize(own) };
    }),

    implement(setPageViewAndCheckWin, async ({ user }) => {
      const hunt = await findActiveHunt(db, now());
      if (!hunt) return null;
      await limits.count('pages of a hunter', String(user.userId), viewsPerPerson);
      const prize = await takeView(db, hunt, user.userId, now);
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
