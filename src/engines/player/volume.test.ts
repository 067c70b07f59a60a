import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultVolume,
  parseVolume,
  toggleMute,
  volumeDown,
  volumeLevel,
  volumeText,
  volumeUp,
  withVolume,
} from './volume.ts';

const at = (volume: number) => withVolume(defaultVolume, volume);

test('[PLAYER-25] the volume is a number from 0 to 100 with the previous one beside it, 80 at first, in steps of 10', () => {
  expect(defaultVolume).toEqual({ volume: 80, previousVolume: 80 });
  expect(at(250).volume).toBe(100);
  expect(at(-3).volume).toBe(0);
  expect(at(33.4).volume).toBe(33);
  expect(withVolume(at(40), Number.NaN).volume).toBe(40);
  expect(volumeUp(at(40)).volume - at(40).volume).toBe(10);
});

test.each([
  [80, 90, 70],
  [50, 60, 40],
  [90, 100, 80],
  [20, 30, 10],
  [45, 55, 35],
])('[PLAYER-27] from %i the key Up leads to %i and the key Down to %i', (volume, up, down) => {
  expect(volumeUp(at(volume)).volume).toBe(up);
  expect(volumeDown(at(volume)).volume).toBe(down);
});

test.each([
  [80, 90],
  [81, 100],
  [85, 100],
  [95, 100],
  [100, 100],
])('[PLAYER-28] a step up from %i leads to %i: above 90 is full', (before, after) => {
  expect(volumeUp(at(before)).volume).toBe(after);
});

test.each([
  [20, 10],
  [19, 0],
  [15, 0],
  [10, 0],
  [5, 0],
  [0, 0],
])('[PLAYER-29] a step down from %i leads to %i: below 10 is silence', (before, after) => {
  expect(volumeDown(at(before)).volume).toBe(after);
});

test('a full volume comes down step by step, and a silent one goes up', () => {
  expect(volumeDown(at(100)).volume).toBe(90);
  expect(volumeUp(at(0)).volume).toBe(10);
});

test('muting keeps the volume in mind, and unmuting brings it back', () => {
  const muted = toggleMute(at(35));
  expect(muted).toEqual({ volume: 0, previousVolume: 35 });
  expect(toggleMute(muted)).toEqual({ volume: 35, previousVolume: 35 });
  expect(toggleMute(volumeDown(at(10)))).toMatchObject({ volume: 10 });
  expect(toggleMute(withVolume(muted, 0))).toMatchObject({ volume: 35 });
});

test.each([
  [0, 'silent'],
  [1, 'low'],
  [60, 'low'],
  [61, 'high'],
  [100, 'high'],
])('at %i the icon is the %s one', (volume, level) => {
  expect(volumeLevel(at(volume))).toBe(level);
});

test.each([
  ['{"volume":30,"previousVolume":30}', 30, 30],
  ['{"volume":0,"previousVolume":55}', 0, 55],
  ['{"volume":0,"previousVolume":0}', 0, 80],
  ['{"volume":0}', 0, 80],
  ['45', 45, 45],
  ['0', 0, 80],
  [null, 80, 80],
  ['', 80, 80],
  ['loud', 80, 80],
  ['null', 80, 80],
  ['"30"', 80, 80],
  ['101', 80, 80],
  ['{"volume":-1}', 80, 80],
  ['{"volume":"30"}', 80, 80],
  ['[]', 80, 80],
])('storage that holds %s means volume %i, before it %i', (text, volume, previousVolume) => {
  expect(parseVolume(text)).toEqual({ volume, previousVolume });
});

test('every volume survives storage, and no sequence of steps leaves the range', () => {
  const change = fc.constantFrom(volumeUp, volumeDown, toggleMute);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.array(change), (start, changes) => {
      const end = changes.reduce((volume, apply) => apply(volume), at(start));
      expect(end.volume).toBeGreaterThanOrEqual(0);
      expect(end.volume).toBeLessThanOrEqual(100);
      expect(end.previousVolume).toBeGreaterThan(0);
      expect(parseVolume(volumeText(end))).toEqual(end);
    }),
  );
});
