export const sampleRate = 44_100;

export type Stereo = { left: Float32Array; right: Float32Array };

export function createStereo(frames: number): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}

export function frequencyOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** Equal-power panning: -1 is left, 1 is right, and the middle is as loud as the sides. */
export function panGains(pan: number): [left: number, right: number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2];
}
