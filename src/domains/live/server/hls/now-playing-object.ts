import { success } from '#contract/envelope.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Broadcast } from '../broadcast.ts';
import { listStreams } from '../live.store.ts';
import type { OnAir, OnAirBoard } from '../on-air-board.ts';
import { createHlsBucket } from './hls-bucket.ts';

type Tools = Pick<AppContext, 'db' | 'config' | 'log'> & {
  board: OnAirBoard;
  broadcast: Pick<Broadcast, 'isCounting'>;
};

/** What is on air, beside the sound, as the API would answer it: for players that are not on the push. The process that leads writes it. */
export async function layOutNowPlaying({ db, config, log, board, broadcast }: Tools): Promise<void> {
  if (!config.hls) return;
  const bucket = createHlsBucket(config.hls.s3);
  const write = (channel: string, { item }: OnAir) => {
    if (!broadcast.isCounting()) return;
    bucket
      .put(`${channel}/now.json`, JSON.stringify(success(item)), 'nowPlaying')
      .catch((error) => log.warn({ err: error, channel }, 'what is on air is not written to the bucket'));
  };
  for (const channel of new Set((await listStreams(db)).map((stream) => stream.channel))) {
    board.subscribe(channel, (onAir) => write(channel, onAir));
  }
}
