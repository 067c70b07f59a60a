import type pg from 'pg';
import { type ClaimTools, claimAll } from '#domains/hunt/server/claims.test-helper.ts';
import type { Hunt } from '#domains/hunt/server/hunt.store.ts';
import { openDatabase } from '#server/database.ts';
import { openEvents } from '#server/events.ts';
import { createLog } from '#server/log.ts';
import { createMail } from '#server/mail/mail.ts';
import { createInvalidateTags } from '#server/pages/invalidate-tags.ts';
import { answerQuestions } from '../load/questions.ts';

/** One process of several through which people claim prizes. */
const log = createLog('error');
const closers: (() => Promise<void>)[] = [];
let tools: ClaimTools | undefined;

const questions = {
  async open(connection: pg.PoolConfig): Promise<void> {
    const { db, close } = openDatabase(connection, log);
    const events = await openEvents(connection, log);
    closers.push(events.close, close);
    tools = { db, mail: createMail(events, 'http://localhost'), invalidateTags: createInvalidateTags(events) };
  },
  async claimAll(hunt: Pick<Hunt, 'id' | 'endsAt'>, userIds: number[]): Promise<void> {
    if (!tools) throw new Error('there is no database yet');
    await claimAll(tools, hunt, userIds);
  },
};
export type ClaimQuestions = typeof questions;

answerQuestions('', questions, async () => {
  for (const closer of closers.splice(0)) await closer();
});
