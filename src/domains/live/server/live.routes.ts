import { type Implementation, implement } from '#server/api/implement.ts';
import type { User } from '#server/api/visitor.ts';
import { createVoters } from '#server/api/voter.ts';
import type { Room } from '#server/room.ts';
import {
  getAvailableProStreams,
  getAvailableStreams,
  getCurrentSongInfo,
  getLastPlayed,
  getMetaHistory,
  rateSong,
} from '../live.contract.ts';
import { historyMs, longestLastPlayed } from '../live.rules.ts';
import type { Broadcast } from './broadcast.ts';
import type { ListenerTokens } from './listener-token.ts';
import { presentAiring, presentStream } from './live.present.ts';
import { addRating, findRateable, listAirings, listStreams, type StreamRow } from './live.store.ts';
import { type OnAirBoard, usualDelaySeconds } from './on-air-board.ts';

type Tools = Pick<Room, 'db' | 'clock'> & {
  board: OnAirBoard;
  broadcast: Pick<Broadcast, 'elsewhere'>;
  tokens: ListenerTokens;
  secret: string;
};

const tokenLifeMs = 12 * 3_600_000;
/** A song that ended by the clock is still heard for a moment, and may still be voted for. */
const afterglowMs = 30_000;
const historyLength = 100;

export function liveRoutes({ db, clock, board, broadcast, tokens, secret }: Tools): Implementation[] {
  const voterOf = createVoters(secret);
  const lastHour = (channel: string, kinds: ('song' | 'spot' | 'jingle')[], limit: number) => {
    const now = clock.now();
    return listAirings(db, { channel, from: new Date(now - historyMs), until: new Date(now), kinds, limit });
  };

  return [
    implement(getAvailableStreams, async ({ tag }) => {
      tag('streams');
      return (await listStreams(db)).map((stream) =>
        presentStream(stream, { elsewhere: broadcast.elsewhere(stream.id) }),
      );
    }),

    implement(getAvailableProStreams, async ({ user }) => {
      const forSome = (await listStreams(db)).filter((stream) => stream.pro || stream.semiPro);
      const expiresAt = clock.now() + tokenLifeMs;
      return forSome.map((stream) => {
        const token = mayHear(stream, user) ? tokens.issue(stream.id, expiresAt) : undefined;
        return presentStream(stream, { token, elsewhere: broadcast.elsewhere(stream.id) });
      });
    }),

    implement(getCurrentSongInfo, async ({ params }) => {
      const current = await board.current(params.metaId);
      return current?.item ?? null;
    }),

    implement(getMetaHistory, async ({ params }) => {
      const rows = await lastHour(params.metaId, ['song', 'spot'], historyLength);
      return rows.map((airing) => presentAiring(airing, usualDelaySeconds));
    }),

    implement(getLastPlayed, async ({ params }) => {
      const rows = await lastHour(params.metaId, ['song', 'spot'], longestLastPlayed);
      return rows.map((airing) => presentAiring(airing, usualDelaySeconds));
    }),

    implement(rateSong, async ({ body, refuse, ...caller }) => {
      const { metaId: channel, song, artist } = body;
      const now = clock.now();
      const since = new Date(now - afterglowMs);
      const airing = await findRateable(db, { channel, song, artist, since, now: new Date(now) });
      if (!airing) return refuse('rating not counted');
      const vote = { airingId: airing.id, voter: await voterOf(caller), rating: body.rating };
      const isCounted = await addRating(db, vote);
      return isCounted ? null : refuse('rating not counted');
    }),
  ];
}

function mayHear(stream: StreamRow, user: User): boolean {
  return stream.pro ? user.isPro : stream.semiPro;
}
