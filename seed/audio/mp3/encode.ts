import { createMp3Encoder } from 'wasm-media-encoders';
import { type Stereo, sampleRate } from '../sound/stereo.ts';

const bitrateKbps = 128;
const chunkFrames = sampleRate;

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
let encoder: Promise<Encoder> | undefined;

/**
 * LAME, 128 kbit/s constant, joint stereo, 44.1 kHz: every file of the library has the same shape and can be joined to
 * any other on a frame boundary. This build writes neither ID3 tags nor an Info frame.
 *
 * The bit reservoir cannot be switched off here: a frame may keep part of its data in the frames before it. A file still
 * begins with an empty reservoir, so whole files join cleanly; a cut inside a file needs the care that `cut.ts` takes.
 */
export async function encodeMp3(sound: Stereo): Promise<Uint8Array> {
  encoder ??= createMp3Encoder();
  const lame = await encoder;
  lame.configure({ sampleRate: sampleRate, channels: 2, bitrate: bitrateKbps, outputSampleRate: sampleRate });
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < sound.left.length; from += chunkFrames) {
    // The encoder owns what it returns and overwrites it with the next call.
    pieces.push(
      lame
        .encode([sound.left.subarray(from, from + chunkFrames), sound.right.subarray(from, from + chunkFrames)])
        .slice(),
    );
  }
  pieces.push(lame.finalize().slice());
  return Buffer.concat(pieces);
}
