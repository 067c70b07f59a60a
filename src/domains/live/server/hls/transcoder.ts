import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Airing, AudioChunk } from '#engines/station/airing.ts';
import { readMp3Header } from '#engines/station/mp3-header.ts';
import { framesToMs } from '#engines/station/station-format.ts';
import type { Log } from '#server/log.ts';

export type Transcoder = { push(chunk: AudioChunk): void; stop(): void };

type Options = { kbps: number; log: Log; onChunk(chunk: AudioChunk): void };
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

/**
 * The programme again with fewer bits, by ffmpeg. It gives one frame for each that it gets, so the frames out are timed by their
 * number as those in are; some hundredths of a second, which its filters take, make no difference to a listener.
 */
export function createTranscoder({ kbps, log, onChunk }: Options): Transcoder {
  let running: Running | undefined;
  let isStopped = false;

  function start(chunk: AudioChunk): Running {
    const rate = ['-c:a', 'libmp3lame', '-b:a', `${kbps}k`, '-ar', '44100', '-ac', '2', '-write_xing', '0'];
    const input = ['-probesize', '32768', '-analyzeduration', '0', '-f', 'mp3', '-i', 'pipe:0'];
    const output = ['-id3v2_version', '0', '-flush_packets', '1', '-f', 'mp3', 'pipe:1'];
    const child = spawn('ffmpeg', ['-v', 'error', ...input, ...rate, ...output], { stdio: ['pipe', 'pipe', 'ignore'] });
    const { at: beganAt, airing } = chunk;
    const own: Running = { child, beganAt, framesIn: 0, framesOut: 0, rest: Buffer.alloc(0), airing };
    child.stdout.on('data', (data: Buffer) => take(own, data));
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => log.warn({ err: error, kbps }, 'no encoder for another quality'));
    child.once('exit', (code) => {
      if (running !== own) return;
      running = undefined;
      if (!isStopped) log.warn({ code, kbps }, 'the encoder of another quality ended and begins anew');
    });
    return own;
  }

  /** Whole frames of what has come; the rest waits for more. */
  function take(own: Running, data: Buffer): void {
    const bytes = Buffer.concat([own.rest, data]);
    let end = 0;
    let frames = 0;
    for (let header = readMp3Header(bytes, 0); header && end + header.length <= bytes.length; frames++) {
      end += header.length;
      header = readMp3Header(bytes, end);
    }
    own.rest = bytes.subarray(end);
    if (frames === 0) return;
    const at = Math.ceil(own.beganAt + framesToMs(own.framesOut));
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
