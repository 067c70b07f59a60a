import { type Stereo, sampleRate } from './stereo.ts';

export type Room = { seconds: number /** 0 is bright, 1 is a room full of curtains. */; soft: number; level: number };

const halfRate = sampleRate / 2;
const delays = [557, 641, 727, 809, 907, 1009, 1109, 1213] as const;
const lineLength = 2048;
const lineMask = lineLength - 1;

/**
 * Adds the reverberation of `send` to `mix`: eight delay lines that feed each other. It works at half the sample rate,
 * since a room swallows the highs anyway.
 */
export function addRoom(mix: Stereo, send: Float32Array, room: Room): void {
  const input = diffuse(halved(send));
  const ears = { left: new Float32Array(input.length + 1), right: new Float32Array(input.length + 1) };
  reverberate(input, ears, room);
  addDoubled(mix.left, ears.left, room.level);
  addDoubled(mix.right, ears.right, room.level);
}

/**
 * Each line is read at its delay, softened, and written back with the input less a quarter of all lines together (the
 * Householder matrix). Written out line by line: as an inner loop it takes four times as long, and it is the longest
 * way of every sample.
 */
function reverberate(input: Float32Array, ears: Stereo, room: Room): void {
  const { left, right } = ears;
  const [d0, d1, d2, d3, d4, d5, d6, d7] = delays;
  const keep = (delay: number) => 10 ** ((-3 * delay) / (halfRate * room.seconds));
  const [k0, k1, k2, k3] = [keep(d0), keep(d1), keep(d2), keep(d3)];
  const [k4, k5, k6, k7] = [keep(d4), keep(d5), keep(d6), keep(d7)];
  const line = () => new Float32Array(lineLength);
  const [l0, l1, l2, l3] = [line(), line(), line(), line()];
  const [l4, l5, l6, l7] = [line(), line(), line(), line()];
  const open = 1 - room.soft * 0.7;
  let [s0, s1, s2, s3, s4, s5, s6, s7] = [0, 0, 0, 0, 0, 0, 0, 0];

  for (let i = 0; i < input.length; i++) {
    s0 += open * (l0[(i - d0) & lineMask]! * k0 - s0);
    s1 += open * (l1[(i - d1) & lineMask]! * k1 - s1);
    s2 += open * (l2[(i - d2) & lineMask]! * k2 - s2);
    s3 += open * (l3[(i - d3) & lineMask]! * k3 - s3);
    s4 += open * (l4[(i - d4) & lineMask]! * k4 - s4);
    s5 += open * (l5[(i - d5) & lineMask]! * k5 - s5);
    s6 += open * (l6[(i - d6) & lineMask]! * k6 - s6);
    s7 += open * (l7[(i - d7) & lineMask]! * k7 - s7);
    const fed = input[i]! - 0.25 * (s0 + s1 + s2 + s3 + s4 + s5 + s6 + s7);
    const write = i & lineMask;
    l0[write] = fed + s0;
    l1[write] = fed + s1;
    l2[write] = fed + s2;
    l3[write] = fed + s3;
    l4[write] = fed + s4;
    l5[write] = fed + s5;
    l6[write] = fed + s6;
    l7[write] = fed + s7;
    left[i] = s0 - s2 + s4 - s6;
    right[i] = s1 - s3 + s5 - s7;
  }
}

function halved(send: Float32Array): Float32Array {
  const half = new Float32Array((send.length >> 1) + 1);
  for (let i = 0; i + 1 < send.length; i += 2) half[i >> 1] = 0.5 * (send[i]! + send[i + 1]!);
  return half;
}

/** Two all-pass filters smear the input, so that a drum does not come back as a row of clicks. */
function diffuse(signal: Float32Array): Float32Array {
  for (const delay of [113, 337]) {
    const memory = new Float32Array(delay);
    let place = 0;
    for (let i = 0; i < signal.length; i++) {
      const old = memory[place]!;
      const fresh = signal[i]! + 0.6 * old;
      memory[place] = fresh;
      signal[i] = old - 0.6 * fresh;
      if (++place === delay) place = 0;
    }
  }
  return signal;
}

function addDoubled(out: Float32Array, half: Float32Array, gain: number): void {
  for (let i = 0; i < out.length; i += 2) {
    const here = half[i >> 1]!;
    out[i]! += gain * here;
    if (i + 1 < out.length) out[i + 1]! += gain * 0.5 * (here + half[(i >> 1) + 1]!);
  }
}
