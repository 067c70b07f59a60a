import { sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { openChest } from './chest.store.ts';
import type { Hunt } from './hunt.store.ts';
import { takeView } from './play.store.ts';
import { createPrizeMail, prizeMailKind } from './prize-mail.ts';

export type ClaimTools = Pick<AppContext, 'db' | 'mail' | 'invalidateTags'>;

const prizeMail = createPrizeMail({ publicUrl: 'http://localhost', stationName: 'Antena 1' });
const now = () => new Date();

/** Everybody opens a page at once; whoever finds a chest clicks on it twice. */
export async function claimAll(tools: ClaimTools, hunt: Pick<Hunt, 'id' | 'endsAt'>, userIds: readonly number[]) {
  const chest = { ...tools, prizeMail, now };
  await Promise.all(
    userIds.map(async (userId) => {
      if (await takeView(tools.db, hunt, { userId, openedAt: now() }, now)) {
        await Promise.all([openChest(chest, userId), openChest(chest, userId)]);
      }
    }),
  );
}

export type ClaimCount = { won: number; oversold: number; doubleWins: number; badMails: number };

/** What became of a hunt: pieces with more than one winner, people with more than one piece, wins that have not one mail. */
export async function countClaims(db: DbOrTx, huntId: number): Promise<ClaimCount> {
  const { rows } = await db.execute<ClaimCount>(sql`
    select
      (select count(*)::int from hunt_units where hunt_id = ${huntId} and won_at is not null) as won,
      (select count(*)::int from (
        select prize_id from hunt_units u left join hunt_wins w on w.unit_id = u.id join hunt_prizes p on p.id = u.prize_id
        where u.hunt_id = ${huntId} group by prize_id, quantity
        having count(w.unit_id) > quantity or count(w.unit_id) <> count(u.won_at)) faults) as oversold,
      (select count(*)::int from (
        select user_id from hunt_wins where hunt_id = ${huntId} group by user_id having count(*) > 1) twice)
        as "doubleWins",
      (select count(*)::int from hunt_wins w join users on users.id = w.user_id where hunt_id = ${huntId} and (
        select count(*) from mail_outbox m where m.to = users.email and kind = ${prizeMailKind}
          and m.text like '%' || w.prize || '%') <> 1) as "badMails"`);
  const [counted] = rows;
  if (!counted) throw new Error('nothing was counted');
  return counted;
}
