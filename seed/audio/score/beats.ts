import type { DrumName } from '../sound/drum-kit.ts';
import { barsOf } from './accompany.ts';
import type { Passage } from './layout.ts';
import { barOf, readBar } from './patterns.ts';
import type { DrumPart, Grid } from './piece.ts';

export type Hit = { at: number; drum: DrumName; velocity: number };

const loudness: Record<string, number> = { X: 1, x: 0.78, o: 0.4 };

/** Drum hits from grids; the last bar of a passage plays the fill, and the last chord is struck once. */
export function drumHits(part: DrumPart, passages: Passage[], beatsPerBar: number): Hit[] {
  return passages.flatMap((passage) => {
    if (passage.entry.hold) {
      const drums: DrumName[] = 'kick' in part.grid ? ['kick', 'crash'] : ['softKick'];
      return drums.map((drum) => ({ at: passage.at, drum, velocity: 0.7 }));
    }
    return barsOf(passage, beatsPerBar).flatMap(({ bar, at }) => {
      const filling = part.fill && bar === passage.bars - 1 && passage.bars > 2;
      return gridHits(filling && part.fill ? part.fill : part.grid, bar, at, beatsPerBar);
    });
  });
}

function gridHits(grid: Grid, bar: number, at: number, beatsPerBar: number): Hit[] {
  return Object.entries(grid).flatMap(([drum, pattern]) =>
    readBar(barOf(pattern, bar), beatsPerBar).map((step) => ({
      at: at + step.at,
      drum: drum as DrumName,
      velocity: loudness[step.sign] ?? 0.7,
    })),
  );
}
