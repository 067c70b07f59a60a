import { type Implementation, implement, implementForAll } from '#server/api/implement.ts';
import type { User } from '#server/api/visitor.ts';
import type { VoterOf } from '#server/api/voter.ts';
import type { AppContext } from '#server/app-context.ts';
import { limitAddress } from '#server/limits/limits.ts';
import {
  getAvailableProStreams,
  getAvailableStreams,
  getCurrentSongInfo,
  getLastPlayed,
  getMetaHistory,
  rateSong,
  reportListening,
} from '../live.contract.ts';
import { historyMs, longestLastPlayed } from '../live.rules.ts';
import type { Broadcast } from './broadcast.ts';
import { hlsSource } from './hls/hls-sources.ts';
import type { ListenerTokens } from './listener-token.ts';
import { type KnownSongs, presentAirings, presentStream } from './live.present.ts';
import { addRating, findRateable, hasRated, listAirings, type StreamRow } from './live.store.ts';
import { type OnAirBoard, usualDelaySeconds } from './on-air-board.ts';
import { createStreamAnswer } from './stream-answer.ts';
import type { StreamList } from './stream-list.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'limits' | 'config'> & {
  board: OnAirBoard;
  streams: StreamList;
  broadcast: Pick<Broadcast, 'elsewhere' | 'heardOutside'>;
  tokens: ListenerTokens;
  voterOf: VoterOf;
  knownSongs: KnownSongs;
};

const tokenLifeMs = 12 * 3_600_000;
/** A song that ended by the clock is still heard for a moment, and may still be voted for. */
const afterglowMs = 30_000;
const historyLength = 100;
/**
 * Marks can be fetched by a script too, so one address has so many votes for an airing: enough for a family, an office or a shop
 * where several vote for the same song within its few minutes. Beyond that people vote with their account.
 */
const votesPerAddress = { calls: 20, seconds: 3_600 };

export function liveRoutes({
  config,
  db,
  clock,
  limits,
  board,
  streams,
  broadcast,
  tokens,
  voterOf,
  knownSongs,
}: Tools): Implementation[] {
  const lastHour = (channel: string, kinds: ('song' | 'spot' | 'jingle')[], limit: number) => {
    const now = clock.now();
    return listAirings(db, { channel, from: new Date(now - historyMs), until: new Date(now), kinds, limit });
  };

  const streamsForAll = createStreamAnswer(broadcast, (channel) => hlsSource(config.hls, channel));
  return [
    implementForAll(getAvailableStreams, async ({ tag }) => {
      tag('streams');
      return streamsForAll(await streams());
    }),

    implement(getAvailableProStreams, async ({ user }) => {
      const forSome = (await streams()).filter((stream) => stream.pro || stream.semiPro);
      const expiresAt = clock.now() + tokenLifeMs;
      return forSome.map((stream) => {
        const token = mayHear(stream, user) ? tokens.issue(stream.id, expiresAt) : undefined;
        return presentStream(stream, { token, elsewhere: broadcast.elsewhere(stream.id) });
      });
    }),

    implementForAll(getCurrentSongInfo, async ({ params, refuse }) => {
      const current = await board.current(params.metaId);
      if (!current && !(await board.hasChannel(params.metaId))) return refuse('channel not found');
      return current?.item ?? null;
    }),

    implement(getMetaHistory, async ({ params, refuse }) => {
      const rows = await lastHour(params.metaId, ['song', 'spot'], historyLength);
      if (rows.length === 0 && !(await board.hasChannel(params.metaId))) return refuse('channel not found');
      return presentAirings(knownSongs, rows, { as: 'aired', delaySeconds: usualDelaySeconds });
    }),

    implement(getLastPlayed, async ({ params, refuse }) => {
      const rows = await lastHour(params.metaId, ['song', 'spot'], longestLastPlayed);
      if (rows.length === 0 && !(await board.hasChannel(params.metaId))) return refuse('channel not found');
      return presentAirings(knownSongs, rows, { as: 'aired', delaySeconds: usualDelaySeconds });
    }),

    implement(reportListening, async ({ body }) => {
      const isStream = (await streams()).some(({ id }) => id === body.streamId);
      if (isStream) broadcast.heardOutside?.(body.streamId, body.listener);
      return null;
    }),

    implement(rateSong, async ({ body, address, refuse, ...caller }) => {
      const voter = await voterOf(caller);
      if (!voter) return refuse('visit unknown');
      const { metaId: channel, song, artist } = body;
      const now = clock.now();
      const since = new Date(now - afterglowMs);
      const airing = await findRateable(db, { channel, song, artist, since, now: new Date(now) });
      if (!airing || (await hasRated(db, airing.id, voter.id))) return refuse('rating not counted');
      // Only now: a vote that does not count spends nothing of the others at this address.
      if (!voter.isMember) await limits.count('ratings', `${limitAddress(address)} ${airing.id}`, votesPerAddress);
      const isCounted = await addRating(db, { airingId: airing.id, voter: voter.id, rating: body.rating });
      return isCounted ? null : refuse('rating not counted');
    }),
  ];
}

function mayHear(stream: StreamRow, user: User): boolean {
  return stream.pro ? user.isPro : stream.semiPro;
}
