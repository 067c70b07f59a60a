import { isStationFormat, type Mp3Header, readMp3Header } from './mp3-header.ts';
import { stationBitrateKbps, stationSampleRate } from './station-format.ts';

export type FramePlace = { start: number; length: number };

/** The file cannot air; the message says why, for the person who chose it. */
export class UnfitAudioError extends Error {
  override name = 'UnfitAudioError';
}

/**
 * Where the frames of a file lie. Tags before, after and between them are skipped, as is anything that is not MP3; a
 * last frame that is cut short is left out. A file in another format than the station's is refused.
 */
export function splitFrames(file: Buffer): FramePlace[] {
  const frames: FramePlace[] = [];
  let at = skipId3(file, 0);
  let inStep = false;
  while (at < file.length) {
    const header = readMp3Header(file, at);
    const found = header && (inStep || isConfirmed(file, at, header));
    if (!found) {
      inStep = false;
      at = nextCandidate(file, at);
      continue;
    }
    if (!isStationFormat(header)) {
      // Out of step and with frames at hand it is chance bytes in a picture or tag, not a change of format.
      if (inStep || frames.length === 0) throw new UnfitAudioError(describe(header));
      at++;
      continue;
    }
    if (at + header.length > file.length) break;
    if (!isInfoFrame(file, at, header)) frames.push({ start: at, length: header.length });
    at += header.length;
    inStep = true;
  }
  if (frames.length === 0) throw new UnfitAudioError('There is no MP3 audio in this file');
  return frames;
}

/** Eleven set bits also occur by chance; a second header of the same kind behind the frame or its tag does not. */
function isConfirmed(file: Buffer, at: number, header: Mp3Header): boolean {
  const end = skipId3(file, at + header.length);
  if (end === file.length) return true;
  const next = readMp3Header(file, end);
  return next !== undefined && next.mpeg === header.mpeg && next.sampleRate === header.sampleRate;
}

function nextCandidate(file: Buffer, at: number): number {
  const afterTag = skipId3(file, at);
  if (afterTag > at) return afterTag;
  const sync = file.indexOf(0xff, at + 1);
  const tag = file.subarray(at + 1, sync < 0 ? file.length : sync).indexOf('ID3');
  if (tag >= 0) return at + 1 + tag;
  return sync < 0 ? file.length : sync;
}

function skipId3(file: Buffer, at: number): number {
  if (at + 10 > file.length || file.toString('latin1', at, at + 3) !== 'ID3') return at;
  const size = file.subarray(at + 6, at + 10).reduce((sum, byte) => (sum << 7) | (byte & 0x7f), 0);
  const footer = (file[at + 5] ?? 0) & 0x10 ? 10 : 0;
  return at + 10 + size + footer;
}

/** The Xing, Info or VBRI frame holds figures about the file instead of sound; airing it would be a gap of 26 ms. */
function isInfoFrame(file: Buffer, at: number, header: Mp3Header): boolean {
  const mark = file.toString('latin1', at + header.preambleLength, at + header.preambleLength + 4);
  return mark === 'Xing' || mark === 'Info' || mark === 'VBRI';
}

function describe({ mpeg, bitrateKbps, sampleRate, channels }: Mp3Header): string {
  const found = `MPEG-${mpeg}, ${bitrateKbps} kbit/s, ${sampleRate} Hz, ${channels === 1 ? 'mono' : 'stereo'}`;
  return `This file holds ${found}; the station airs MPEG-1, constant ${stationBitrateKbps} kbit/s, ${stationSampleRate} Hz, stereo`;
}
