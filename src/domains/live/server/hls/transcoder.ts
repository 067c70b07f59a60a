import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Airing, AudioChunk } from '#engines/station/airing.ts';
import { adtsFrames, type FrameCodec, mp3Frames } from '#engines/station/frame-codec.ts';
import { framesToMs } from '#engines/station/station-format.ts';
import type { Log } from '#server/log.ts';

export type Transcoder = { push(chunk: AudioChunk): void; stop(): void };

type Encoding = { codec: FrameCodec; arguments: string[] };
type Options = { encoding: Encoding; log: Log; onChunk(chunk: AudioChunk): void };
type Running = {
  child: ChildProcessByStdio<Writable, Readable, null>;
  beganAt: number;
  framesIn: number;
  framesOut: number;
  rest: Buffer;
  airing: Airing;
};

/** The programme was moved on the clock: what comes out has to begin anew with it. */
const movedMs = 100;
/** An encoder so far behind is of no use; the sound goes on without it. */
const mostWaitingBytes = 2_000_000;

export const mp3At = (kbps: number): Encoding => ({
  codec: mp3Frames,
  arguments: ['-c:a', 'libmp3lame', '-b:a', `${kbps}k`, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'],
});

export const aacAt = (kbps: number): Encoding => ({
  codec: adtsFrames,
  arguments: ['-c:a', 'aac', '-b:a', `${kbps}k`, '-f', 'adts'],
});

export function isTranscoderHere(): boolean {
  return !spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).error;
}

/**
 * The programme again in another encoding, by ffmpeg. It gives as much sound as it gets, so the frames out are timed by their
 * number as those in are; some hundredths of a second, which its filters take, make no difference to a listener.
 */
export function createTranscoder({ encoding, log, onChunk }: Options): Transcoder {
  const { codec } = encoding;
  let running: Running | undefined;
  let isStopped = false;

  function start(chunk: AudioChunk): Running {
    const input = ['-probesize', '32768', '-analyzeduration', '0', '-f', 'mp3', '-i', 'pipe:0'];
    const output = ['-ar', '44100', '-ac', '2', '-flush_packets', '1', ...encoding.arguments, 'pipe:1'];
    const child = spawn('ffmpeg', ['-v', 'error', ...input, ...output], { stdio: ['pipe', 'pipe', 'ignore'] });
    const { at: beganAt, airing } = chunk;
    const own: Running = { child, beganAt, framesIn: 0, framesOut: 0, rest: Buffer.alloc(0), airing };
    child.stdout.on('data', (data: Buffer) => take(own, data));
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => log.warn({ err: error }, 'no encoder for another quality'));
    child.once('exit', (code) => {
      if (running !== own) return;
      running = undefined;
      if (!isStopped) log.warn({ code }, 'the encoder of another quality ended and begins anew');
    });
    return own;
  }

  /** Whole frames of what has come; the rest waits for more. */
  function take(own: Running, data: Buffer): void {
    const bytes = Buffer.concat([own.rest, data]);
    let end = 0;
    let frames = 0;
    for (let length = codec.lengthAt(bytes, 0); length && end + length <= bytes.length; frames++) {
      end += length;
      length = codec.lengthAt(bytes, end);
    }
    own.rest = bytes.subarray(end);
    if (frames === 0) return;
    const at = Math.ceil(own.beganAt + codec.toMs(own.framesOut));
    own.framesOut += frames;
    onChunk({ bytes: bytes.subarray(0, end), frames, at, airing: own.airing });
  }

  function end(own: Running | undefined): void {
    if (running === own) running = undefined;
    own?.child.stdout.removeAllListeners('data');
    own?.child.kill('SIGKILL');
  }

  return {
    push(chunk) {
      if (isStopped) return;
      const expected = running && running.beganAt + framesToMs(running.framesIn);
      if (expected !== undefined && Math.abs(chunk.at - expected) > movedMs) end(running);
      running ??= start(chunk);
      running.framesIn += chunk.frames;
      running.airing = chunk.airing;
      if (running.child.stdin.writableLength > mostWaitingBytes) end(running);
      else running.child.stdin.write(chunk.bytes);
    },
    stop() {
      isStopped = true;
      end(running);
    },
  };
}
