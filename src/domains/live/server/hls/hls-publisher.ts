import type { AudioChunk } from '#engines/station/airing.ts';
import { createGridSegmenter, type GridSegment, gridMs } from '#engines/station/hls-grid.ts';
import {
  emptyPlaylist,
  listedSegments,
  type Playlist,
  readPlaylist,
  withSegment,
  writePlaylist,
} from '#engines/station/hls-playlist.ts';
import type { Log } from '#server/log.ts';
import type { HlsBucket } from './hls-bucket.ts';

/** Two minutes: longer than any cache or slow player holds a list that names it. */
const keptSegments = 30;
const oldMs = keptSegments * gridMs;

export type HlsPublisher = {
  push(chunk: AudioChunk): void;
  /** Resolves when what was complete has been written. */
  stop(): Promise<void>;
};

type Options = { folder: string; bucket: HlsBucket; log: Log };

/**
 * Writes one quality of a channel into the bucket while it airs: each segment, then the list that names it. A bucket that is away costs the
 * segments of that time; the list goes on behind a seam. The station itself never waits for it.
 */
export function publishHls({ folder, bucket, log }: Options): HlsPublisher {
  const listKey = `${folder}/live.m3u8`;
  const segmentKey = (sequence: number) => `${folder}/${sequence}.mp3`;
  const early: AudioChunk[] = [];
  const waiting: GridSegment[] = [];
  let cut: ReturnType<typeof createGridSegmenter> | undefined;
  let list: Playlist = emptyPlaylist;
  let written: number[] = [];
  let isAway = false;
  let turn: Promise<void> = takeUp();

  /** Goes on with the list of whoever had the lead before; without one, or without an answer, it begins anew. */
  async function takeUp(): Promise<void> {
    try {
      list = readPlaylist((await bucket.read(listKey)) ?? '') ?? emptyPlaylist;
      written = numbersIn(await bucket.keys(`${folder}/`));
    } catch (error) {
      note(error);
    }
    cut = createGridSegmenter(list.segments.at(-1)?.sequence);
    for (const chunk of early.splice(0)) push(chunk);
  }

  function push(chunk: AudioChunk): void {
    if (!cut) {
      early.push(chunk);
      return;
    }
    for (const segment of cut(chunk)) {
      waiting.push(segment);
      turn = turn.then(writeNext);
    }
  }

  async function writeNext(): Promise<void> {
    const segment = waiting.shift();
    // So late that no list would name it any more.
    if (!segment || waiting.length >= listedSegments) return;
    try {
      await bucket.put(segmentKey(segment.sequence), segment.bytes, 'segment');
      const next = withSegment(list, segment);
      await bucket.put(listKey, writePlaylist(next), 'playlist');
      list = next;
      if (isAway) log.info({ folder }, 'the bucket of the live sound answers again');
      isAway = false;
      written.push(segment.sequence);
      await removeOld(segment.startsAt);
    } catch (error) {
      note(error);
    }
  }

  async function removeOld(now: number): Promise<void> {
    const isOld = (sequence: number) => sequence * gridMs < now - oldMs;
    const old = written.filter(isOld);
    written = written.filter((sequence) => !isOld(sequence));
    for (const sequence of old) await bucket.remove(segmentKey(sequence));
  }

  /** Said once: a bucket that is away for a night would otherwise fill the log. */
  function note(error: unknown): void {
    if (!isAway) log.warn({ err: error, folder }, 'the live sound is not written to its bucket');
    isAway = true;
  }

  return { push, stop: async () => turn };
}

function numbersIn(keys: string[]): number[] {
  return keys.flatMap((key) => /\/(\d+)\.mp3$/.exec(key)?.slice(1).map(Number) ?? []);
}
