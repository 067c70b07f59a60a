import type { Mutant } from './mutants.ts';

/** Parts of a file in which no change can be noticed by anybody, each with its reason. */
const equivalent: { file: string; part: string; because: string }[] = [
  {
    file: 'programmes.rules.ts',
    part: 'fromHour === undefined || fromMinute === undefined || toHour === undefined || toMinute === undefined',
    because: 'the form gives all four numbers or none; the compiler asks for each',
  },
  {
    file: 'programmes.rules.ts',
    part: "?? 'evening'",
    because: 'no programme begins after the last minute of a day; the compiler asks for it',
  },
  {
    file: 'advertising.rules.ts',
    part: 'channel <= 0.04045 ? channel / 12.92 :',
    because: 'so dark a channel moves the sum by less than a hundredth of the threshold',
  },
];

export function isEquivalent(file: string, source: string, { start, end }: Mutant): boolean {
  return equivalent.some(({ file: name, part }) => {
    const at = source.indexOf(part);
    return file.endsWith(name) && at !== -1 && start >= at && end <= at + part.length;
  });
}
