import { daySentences, pollAnswers, polls, pollVotes } from '#domains/home/server/home.tables.ts';
import { isoInZone, startOfDayInZone } from '#kit/zones.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { polls as writtenPolls } from '../content/news/polls.ts';
import { sentences } from '../content/news/sentences.ts';

const dayMs = 86_400_000;
const zone = 'Europe/Rome';

export const seedHome: SeedPart = {
  name: 'home',
  label: 'il sondaggio e le frasi del giorno',
  tags: ['poll', 'sentence'],
  async run({ db }) {
    const now = Date.now();
    for (const { title, opensDaysAgo, closesDaysAgo, answers } of writtenPolls) {
      const opensAt = new Date(now - opensDaysAgo * dayMs);
      const closesAt = closesDaysAgo === undefined ? null : new Date(now - closesDaysAgo * dayMs);
      const [poll] = await db.insert(polls).values({ title, opensAt, closesAt }).returning({ id: polls.id });
      if (!poll) throw new Error(`the poll '${title}' was not written`);
      for (const [position, { text, votes }] of answers.entries()) {
        const [answer] = await db
          .insert(pollAnswers)
          .values({ pollId: poll.id, text, position })
          .returning({ id: pollAnswers.id });
        const voters = Array.from({ length: answer ? votes : 0 }, (_, voter) => ({
          pollId: poll.id,
          answerId: answer?.id ?? 0,
          voter: `demo ${position} ${voter}`,
          votedAt: opensAt,
        }));
        if (voters.length > 0) await db.insert(pollVotes).values(voters);
      }
    }
    const noon = startOfDayInZone(now, zone) + dayMs / 2;
    const rows = sentences.map((sentence, index) => ({
      ...sentence,
      day: isoInZone(noon + index * dayMs, zone).slice(0, 10),
    }));
    await db.insert(daySentences).values(rows);
  },
};
