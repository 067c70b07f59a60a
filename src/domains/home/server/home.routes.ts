import { isoInZone } from '#kit/zones.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { createVoters } from '#server/api/voter.ts';
import type { Room } from '#server/room.ts';
import { standing } from '#server/standing.ts';
import { getDaysSentence, getPoll, type Poll, votePoll } from '../home.contract.ts';
import { addVote, findPoll, findSentence, type PollRow } from './home.store.ts';

type Tools = Pick<Room, 'db' | 'events' | 'clock'> & { secret: string };

const pollLifeMs = 10_000;
const sentenceLifeMs = 60_000;

export function homeRoutes({ db, events, clock, secret }: Tools): Implementation[] {
  const now = () => new Date(clock.now());
  const voterOf = createVoters(secret);
  // Votes make no page fresh: a page would hardly be kept while a poll runs. Their counts come along within the lives here.
  const poll = standing(events, ['poll'], async () => ({ found: presentPoll(await findPoll(db, now())) }), {
    lifeMs: pollLifeMs,
    clock,
  });
  const sentence = standing(events, ['sentence'], async () => ({ found: await readSentence() }), {
    lifeMs: sentenceLifeMs,
    clock,
  });

  async function readSentence() {
    const row = await findSentence(db, isoInZone(clock.now(), 'Europe/Rome').slice(0, 10));
    return row && { id: row.id, frase: row.text, autor: row.author };
  }

  return [
    implement(getPoll, async ({ tag }) => {
      tag('poll');
      return (await poll()).found;
    }),

    implement(votePoll, async ({ body, refuse, ...caller }) => {
      const { pollId, respostaId: answerId } = body;
      const outcome = await addVote(db, { pollId, answerId, voter: await voterOf(caller), now: now() });
      if (outcome !== 'counted') return refuse(outcome);
      return presentPoll(await findPoll(db, now(), pollId)) ?? refuse('poll not found');
    }),

    implement(getDaysSentence, async ({ tag }) => {
      tag('sentence');
      return (await sentence()).found;
    }),
  ];
}

function presentPoll(poll: PollRow | null): Poll | null {
  return (
    poll && {
      pollId: poll.id,
      title: poll.title,
      respostas: poll.answers.map(({ id, text, votes }) => ({ respostaId: id, texto: text, qtd: votes })),
    }
  );
}
