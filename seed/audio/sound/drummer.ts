import type { Random } from '../random.ts';
import { type DrumName, drumKit } from './drum-kit.ts';
import { renderDrum } from './drums.ts';
import type { Desk } from './mixer.ts';
import { panGains } from './stereo.ts';

const takesPerDrum = 3;

/** Strikes drums straight onto the desk: each has its own place, and a few takes keep a hat from sounding like a machine. */
export function createDrummer(
  desk: Desk,
  room: number,
  random: Random,
): (drum: DrumName, at: number, level: number) => void {
  const takes = new Map<DrumName, Float32Array[]>();
  return (drum, at, level) => {
    let sounds = takes.get(drum);
    if (!sounds) {
      sounds = Array.from({ length: takesPerDrum }, () => renderDrum(drumKit[drum], random));
      takes.set(drum, sounds);
    }
    const sound = sounds[Math.floor(random() * takesPerDrum)]!;
    const [leftPan, rightPan] = panGains(drumKit[drum].pan);
    const { left, right } = desk.mix;
    const end = Math.min(sound.length, left.length - at);
    for (let i = 0; i < end; i++) {
      const sample = level * sound[i]!;
      left[at + i]! += leftPan * sample;
      right[at + i]! += rightPan * sample;
      desk.room[at + i]! += room * sample;
    }
  };
}
