import { panGains, type Stereo, sampleRate } from './stereo.ts';

/** Where the parts meet: the stereo mix, and what goes on to the echo and the room. */
export type Desk = { mix: Stereo; room: Float32Array; echo: Float32Array };
export type Channel = { gain: number; pan: number; room: number; echo: number; width: number };

const passFrames = 4096;

/** Adds a stretch of a part to the desk, from frame `at`; in passes short enough to stay in the processor's cache. */
export function addBus(desk: Desk, bus: Float32Array, at: number, channel: Channel): void {
  const { gain, room, echo, width } = channel;
  const [leftPan, rightPan] = panGains(channel.pan);
  const left = desk.mix.left.subarray(at, at + bus.length);
  const right = desk.mix.right.subarray(at, at + bus.length);
  const toRoom = desk.room.subarray(at, at + bus.length);
  const toEcho = desk.echo.subarray(at, at + bus.length);
  for (let from = 0; from < bus.length; from += passFrames) {
    const until = Math.min(from + passFrames, bus.length);
    if (isSilent(bus, from, until)) continue;
    if (width > 0) {
      addWide({ left, right }, bus, from, until, gain * leftPan, gain * rightPan, width);
      addOne(toRoom, bus, from, until, gain * room);
    } else {
      addThree(left, right, toRoom, bus, from, until, gain * leftPan, gain * rightPan, gain * room);
    }
    if (echo > 0) addOne(toEcho, bus, from, until, gain * echo);
  }
}

/** A pass begins early enough to let the chorus of the one before it ring out. */
function isSilent(bus: Float32Array, from: number, until: number): boolean {
  for (let i = Math.max(0, from - 1024); i < until; i++) if (Math.abs(bus[i]!) > 1e-6) return false;
  return true;
}

function addOne(send: Float32Array, bus: Float32Array, from: number, until: number, gain: number): void {
  for (let i = from; i < until; i++) send[i]! += gain * bus[i]!;
}

/** Mix and room in one go: this loop runs for every part of every second, and reading the bus once is what makes it fast. */
function addThree(
  left: Float32Array,
  right: Float32Array,
  room: Float32Array,
  bus: Float32Array,
  from: number,
  until: number,
  leftGain: number,
  rightGain: number,
  roomGain: number,
): void {
  for (let i = from; i < until; i++) {
    const sample = bus[i]!;
    left[i]! += leftGain * sample;
    right[i]! += rightGain * sample;
    room[i]! += roomGain * sample;
  }
}

const blockFrames = 64;

/** Chorus: two copies that drift in time against each other, one in each ear. */
function addWide(
  mix: Stereo,
  bus: Float32Array,
  from: number,
  until: number,
  leftGain: number,
  rightGain: number,
  width: number,
): void {
  const dry = 1 - width * 0.4;
  const wet = width * 0.7;
  const centre = 0.011 * sampleRate;
  const swing = 0.0024 * sampleRate;
  for (let block = from; block < until; block += blockFrames) {
    const wave = Math.sin((2 * Math.PI * 0.6 * block) / sampleRate);
    const nextWave = Math.sin((2 * Math.PI * 0.6 * (block + blockFrames)) / sampleRate);
    let leftDelay = centre + swing * wave;
    let rightDelay = centre * 1.3 - swing * wave;
    const slope = (swing * (nextWave - wave)) / blockFrames;
    const end = Math.min(block + blockFrames, until);
    for (let i = block; i < end; i++) {
      const sample = bus[i]! * dry;
      mix.left[i]! += leftGain * (sample + wet * past(bus, i - leftDelay));
      mix.right[i]! += rightGain * (sample + wet * past(bus, i - rightDelay));
      leftDelay += slope;
      rightDelay -= slope;
    }
  }
}

function past(bus: Float32Array, place: number): number {
  if (place < 0) return 0;
  const index = place | 0;
  const here = bus[index]!;
  return here + (bus[index + 1]! - here) * (place - index);
}
