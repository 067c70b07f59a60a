import { expect, test } from 'vitest';
import type { AudioChunk } from '#engines/station/airing.ts';
import { makeAiring } from '#engines/station/audio.test-helper.ts';
import { createGridSegmenter } from '#engines/station/hls-grid.ts';
import { splitFrames } from '#engines/station/mp3-frames.ts';
import { readMp3Header } from '#engines/station/mp3-header.ts';
import { framesToMs, stationSampleRate } from '#engines/station/station-format.ts';
import { createLog } from '#server/log.ts';
import { encodeMp3 } from '../../../../../seed/audio/mp3/encode.ts';
import { isOnThisMachine } from '../../../../../tests/peers/icecast-server.ts';
import { createTranscoder, mp3At } from './transcoder.ts';

const startMs = 1_800_000_000_500;
const isAbsent = !isOnThisMachine('ffmpeg');
if (isAbsent) console.warn('Not tested with another quality: no ffmpeg on this machine.');

test.skipIf(isAbsent)(
  '[SCALE-03] another quality has the same segments, with the same numbers and fewer bytes',
  async () => {
    const wave = Float32Array.from(
      { length: 14 * stationSampleRate },
      (_, n) => 0.3 * Math.sin((2 * Math.PI * 440 * n) / stationSampleRate),
    );
    const file = Buffer.from(await encodeMp3({ left: wave, right: wave }));
    const frames = splitFrames(file);
    const low: AudioChunk[] = [];
    const transcoder = createTranscoder({
      encoding: mp3At(64),
      log: createLog('silent'),
      onChunk: (chunk) => void low.push(chunk),
    });
    const high: AudioChunk[] = [];
    for (let at = 0; at < frames.length; at += 20) {
      const some = frames.slice(at, at + 20);
      const bytes = Buffer.concat(some.map(({ start, length }) => file.subarray(start, start + length)));
      const chunk = { bytes, frames: some.length, at: Math.ceil(startMs + framesToMs(at)), airing: makeAiring() };
      high.push(chunk);
      transcoder.push(chunk);
    }
    const came = () => low.reduce((sum, chunk) => sum + chunk.frames, 0);
    await expect.poll(came).toBeGreaterThan(frames.length - 60);
    transcoder.stop();
    for (const { bytes } of low) expect(readMp3Header(bytes, 0)).toMatchObject({ bitrateKbps: 64, sampleRate: 44_100 });
    const [ours, theirs] = [high, low].map((chunks) => chunks.flatMap(createGridSegmenter()));
    expect(theirs?.length).toBeGreaterThanOrEqual(2);
    for (const [index, segment] of (theirs ?? []).entries()) {
      expect(segment.sequence).toBe(ours?.[index]?.sequence);
      expect(segment.bytes.length).toBeLessThan((ours?.[index]?.bytes.length ?? 0) * 0.55);
    }
  },
);
