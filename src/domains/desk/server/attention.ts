import { readApplicationsSince } from '#domains/careers/server/careers.read.ts';
import { readSongsWithout } from '#domains/catalogue/server/catalogue.read.ts';
import { readUnanswered } from '#domains/contact/server/contact.read.ts';
import { readRequestsSince } from '#domains/free-streaming/server/free-streaming.read.ts';
import { readHuntsRunning } from '#domains/hunt/server/hunt.read.ts';
import { newsWaiting } from '#domains/news/server/news.read.ts';
import { readPromotionsEnding } from '#domains/promotions/server/promotions.read.ts';
import { readRecommendationsSince } from '#domains/recommendations/server/recommendations.read.ts';
import type { Db } from '#server/database.ts';
import type { Waiting } from '#server/desk/waiting.ts';
import { readFailedJobs } from '#server/jobs/failed-jobs.ts';
import { readFailedMails } from '#server/mail/mail.read.ts';
import type { AttentionKind } from '../dashboard.contract.ts';

type Figure = { kind: AttentionKind; permission: string; read(db: Db, now: Date): Promise<Waiting> };

const dayMs = 86_400_000;
const days = (from: Date, count: number) => new Date(from.getTime() + count * dayMs);

/** Each with the permission of the desk that can do something about it. */
const figures: readonly Figure[] = [
  { kind: 'articlesReady', permission: 'news.edit', read: (db) => newsWaiting(db, 'ready') },
  { kind: 'draftsWaiting', permission: 'news.edit', read: (db) => newsWaiting(db, 'draft') },
  { kind: 'failedJobs', permission: 'users.edit', read: (db) => readFailedJobs(db) },
  { kind: 'failedMails', permission: 'users.edit', read: (db) => readFailedMails(db) },
  { kind: 'messages', permission: 'site.edit', read: (db) => readUnanswered(db) },
  {
    kind: 'streamingRequests',
    permission: 'advertising.edit',
    read: (db, now) => readRequestsSince(db, days(now, -7)),
  },
  { kind: 'applications', permission: 'users.edit', read: (db, now) => readApplicationsSince(db, days(now, -7)) },
  { kind: 'recommendations', permission: 'music.edit', read: (db, now) => readRecommendationsSince(db, days(now, -7)) },
  { kind: 'songsWithoutLyrics', permission: 'music.edit', read: (db) => readSongsWithout(db, 'lyrics') },
  { kind: 'songsWithoutCover', permission: 'music.edit', read: (db) => readSongsWithout(db, 'cover') },
  {
    kind: 'promotionsEnding',
    permission: 'promotions.edit',
    read: (db, now) => readPromotionsEnding(db, now, days(now, 3)),
  },
  { kind: 'huntsRunning', permission: 'promotions.edit', read: (db, now) => readHuntsRunning(db, now) },
];

/** What waits for whoever holds these permissions. */
export function readAttention(db: Db, permissions: ReadonlySet<string>, now: Date) {
  const own = figures.filter(({ permission }) => permissions.has(permission));
  return Promise.all(own.map(async ({ kind, read }) => ({ kind, ...(await read(db, now)) })));
}
