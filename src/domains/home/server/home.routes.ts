import { stationZone } from '#domains/site/server/site.read.ts';
import { isoInZone } from '#kit/zones.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { VoterOf } from '#server/api/voter.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { limitAddress } from '#server/limits/limits.ts';
import { getDaysSentence, getPoll, votePoll } from '../home.contract.ts';
import { decodeVote } from '../home.decode.ts';
import { presentPoll, presentSentence } from './home.present.ts';
import { addVote, findObstacle, findPoll, findSentence } from './home.store.ts';

type Tools = Pick<AppContext, 'db' | 'events' | 'clock' | 'limits'> & { voterOf: VoterOf };

const pollLifeMs = 10_000;
const sentenceLifeMs = 60_000;
/**
 * Marks can be fetched by a script too, so one address has so many votes in a poll each day: enough for a family, an office or a
 * school class. Beyond that people vote with their account. Phones share an IPv4 address by the thousand, but bring an IPv6 one.
 */
const votesPerAddress = { calls: 20, seconds: 86_400 };

export function homeRoutes({ db, events, clock, limits, voterOf }: Tools): Implementation[] {
  const now = () => new Date(clock.now());
  // Votes make no page fresh: a page would hardly be kept while a poll runs. Their counts come along within the lives here.
  const poll = cachedUntilTagged(events, ['poll'], async () => ({ found: await readPoll() }), {
    lifeMs: pollLifeMs,
    clock,
  });
  const sentence = cachedUntilTagged(events, ['sentence', 'site'], async () => ({ found: await readSentence() }), {
    lifeMs: sentenceLifeMs,
    clock,
  });

  async function readSentence() {
    const row = await findSentence(db, isoInZone(clock.now(), await stationZone(db)).slice(0, 10));
    return row && presentSentence(row);
  }

  async function readPoll(pollId?: number) {
    const row = await findPoll(db, now(), pollId);
    return row && presentPoll(row);
  }

  return [
    implement(getPoll, async ({ tag }) => {
      tag('poll');
      return (await poll()).found;
    }),

    implement(votePoll, async ({ body, address, refuse, ...caller }) => {
      const voter = await voterOf(caller);
      if (!voter) return refuse('visit unknown');
      const { pollId, answerId } = decodeVote(body);
      const vote = { pollId, answerId, voter: voter.id };
      const obstacle = await findObstacle(db, vote, now());
      if (obstacle) return refuse(obstacle);
      // Only now: a vote that does not count spends nothing of the others at this address.
      if (!voter.isMember) await limits.count('poll votes', `${limitAddress(address)} ${pollId}`, votesPerAddress);
      if (!(await addVote(db, vote, now()))) return refuse('already voted');
      return (await readPoll(pollId)) ?? refuse('poll not found');
    }),

    implement(getDaysSentence, async ({ tag }) => {
      tag('sentence');
      return (await sentence()).found;
    }),
  ];
}
