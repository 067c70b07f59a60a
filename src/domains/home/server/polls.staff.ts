import { and, eq, notInArray, sql } from 'drizzle-orm';
import { FieldsRefusal } from '#contract/refusal.ts';
import type { FieldsOf } from '#contract/resource.ts';
import { type StaffContext, type StaffResource, staffResource } from '#server/desk/implement-resource.ts';
import type { StaffWrite } from '#server/desk/staff-write.ts';
import { tableStore } from '#server/desk/table-store.ts';
import { homeStaffMessages as text } from '../home.staff.messages.ts';
import { type PollState, pollsResource } from '../polls.resource.ts';
import { isInState } from './home.store.ts';
import { pollAnswers, polls } from './home.tables.ts';

type Fields = FieldsOf<typeof pollsResource>;

export function pollsStaff(context: StaffContext): StaffResource {
  return staffResource(
    context,
    pollsResource,
    tableStore(pollsResource, {
      table: polls,
      search: [polls.title],
      shown: {
        votes: sql`(select count(*)::int from poll_votes v where v.poll_id = polls.id)`,
        votesByAnswer: sql`array(select (select count(*)::int from poll_votes v where v.answer_id = a.id)
          from poll_answers a where a.poll_id = polls.id order by a.position, a.id)`,
      },
      computed: {
        answers: sql`coalesce((select json_agg(json_build_object('id', a.id, 'text', a.text) order by a.position, a.id)
          from poll_answers a where a.poll_id = polls.id), '[]'::json)`,
      },
      where: { state: (state: PollState) => isInState(state, new Date(context.clock.now())) },
      cacheTags: async () => ['poll'],
      after: writeAnswers,
    }),
  );
}

/** Answers that are there already are changed where they stand, so that nobody's vote is lost. */
async function writeAnswers({ tx }: StaffWrite, pollId: number, { answers, opensAt, closesAt }: Fields): Promise<void> {
  if (closesAt !== null && closesAt <= opensAt) throw new FieldsRefusal({ closesAt: text.closesBeforeItOpens });
  const kept = answers.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const ofPoll = eq(pollAnswers.pollId, pollId);
  await tx.delete(pollAnswers).where(and(ofPoll, kept.length > 0 ? notInArray(pollAnswers.id, kept) : undefined));
  for (const [position, answer] of answers.entries()) {
    const values = { text: answer.text, position };
    const changed =
      answer.id === undefined
        ? []
        : await tx
            .update(pollAnswers)
            .set(values)
            .where(and(ofPoll, eq(pollAnswers.id, answer.id)))
            .returning({ id: pollAnswers.id });
    // One that was taken away since comes back without its votes.
    if (changed.length === 0) await tx.insert(pollAnswers).values({ pollId, ...values });
  }
}
