import { TestRunner, test } from 'vitest';
import { journey } from './journey.ts';

type Chapter = (title: string, go: () => Promise<void>) => void;

/**
 * `test` for a story whose chapters build on each other: whichever of them is asked for first goes all of it, in the order in
 * which it is written, and each tells what became of its own. It lies in one `describe` with all its chapters: Vitest reads
 * those of another one later than they are written.
 */
export function story(): Chapter {
  const chapters: [title: string, go: () => Promise<void>][] = [];
  const told = journey(async (part) => {
    for (const [title, go] of chapters) await part(title, go);
  });
  const place = TestRunner.getCurrentSuite();
  return (title, go) => {
    if (TestRunner.getCurrentSuite() !== place) throw new Error(`"${title}" lies outside the describe of its story`);
    chapters.push([title, go]);
    test(title, told(title));
  };
}
