import { splitFrames } from './mp3-frames.ts';
import { type Mp3Header, readMp3Header } from './mp3-header.ts';

/** A file ready to air: nothing but whole frames, one after the other, and where each begins. */
export type Mp3Track = {
  bytes: Buffer;
  frames: number;
  /** Frame `n` is `bytes.subarray(offsets[n], offsets[n + 1])`; there is one offset more than frames. */
  offsets: Uint32Array;
};

const longestReservoir = 511;
const sideInformationLength = 32;

/**
 * Makes a file fit to follow any other on a frame boundary, without a gap and without a click.
 *
 * What holds at a join: every frame has the same format, so the decoder never starts anew; and a frame that borrows from
 * the bit reservoir finds there the bytes of its own file. Our own files begin with an empty reservoir and air as they
 * are. In a file cut out of a longer one the first frames borrow bytes that are missing, and the decoder would take the
 * end of the item before for them: a click. Those one or two frames are made silent.
 */
export function openTrack(file: Buffer): Mp3Track {
  const frames = splitFrames(file);
  const offsets = new Uint32Array(frames.length + 1);
  for (const [index, { length }] of frames.entries()) offsets[index + 1] = (offsets[index] ?? 0) + length;
  const total = offsets[frames.length] ?? 0;
  const first = frames[0]?.start ?? 0;
  const last = frames.at(-1);
  const unbroken = last !== undefined && last.start + last.length - first === total;
  const bytes = unbroken
    ? file.subarray(first, first + total)
    : Buffer.concat(frames.map(({ start, length }) => file.subarray(start, start + length)));
  return { bytes: silenceBorrowers(bytes, offsets), frames: frames.length, offsets };
}

function silenceBorrowers(bytes: Buffer, offsets: Uint32Array): Buffer {
  let result = bytes;
  let reservoir = 0;
  for (let frame = 0; frame < offsets.length - 1 && reservoir < longestReservoir; frame++) {
    const start = offsets[frame] ?? 0;
    const header = readMp3Header(bytes, start);
    if (!header) break;
    if (header.mainDataBegin > reservoir) {
      if (result === bytes) result = Buffer.from(bytes);
      silence(result, start, header);
    }
    reservoir += header.length - header.preambleLength;
  }
  return result;
}

/**
 * All-zero side information says: borrow nothing, read nothing, be silent. The frame's main data stays where it is, for
 * the frames after it may borrow from it. A checksum, if there is one, no longer agrees: who checks it drops the frame,
 * and loses nothing.
 */
function silence(bytes: Buffer, start: number, header: Mp3Header): void {
  bytes.fill(0, start + header.preambleLength - sideInformationLength, start + header.preambleLength);
}
