import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { startVitest, type TestModule } from 'vitest/node';
import { boundLoops } from './bound-loops.ts';
import { applyMutant, type Mutant } from './mutants.ts';

/** A module under test, the files that test it, and what it is to be turned into. */
export type Subject = { file: string; tests: string[]; mutants: Mutant[] };

const root = join(import.meta.dirname, '../..');
const within = `node_modules/.cache/mutants-${process.pid}`;
const folder = join(root, within);

/**
 * Runs the tests of every subject once for each of its mutants, all in one process: a driver loads the tests anew for each mutant,
 * and the module that they import is another one each time. `onDone` gets the mutants of each subject that no test noticed.
 */
export async function runMutants(
  subjects: readonly Subject[],
  onDone: (subject: Subject, alive: Mutant[]) => void,
): Promise<void> {
  const faults: string[] = [];
  mkdirSync(folder, { recursive: true });
  const drivers = new Map(subjects.map((subject, place) => [join(folder, `${place}.test.ts`), subject]));
  for (const [place, [file, subject]] of [...drivers].entries()) writeFileSync(file, driverOf(subject, place));
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      watch: false,
      config: false,
      include: [`${within}/*.test.ts`],
      exclude: [],
      reporters: [{ onTestModuleEnd: note }],
      isolate: false,
      // It knows a module by its file, and would answer with the mutant of an earlier run.
      fsModuleCache: false,
      maxWorkers: 2,
      testTimeout: 20_000,
    },
    { plugins: [mutating(subjects)], logLevel: 'error' },
  );
  await vitest.close();
  rmSync(folder, { recursive: true, force: true });
  // What a reporter throws, vitest swallows.
  if (faults.length > 0) throw new Error(faults.join('\n'));

  function note(module: TestModule): void {
    const subject = drivers.get(module.moduleId);
    if (!subject) return;
    const [first, ...mutated] = [...module.children.suites()];
    if (!first?.ok()) {
      const [failed] = [...module.children.allTests('failed')];
      faults.push(`${subject.tests} fail without a mutant: ${failed?.name ?? module.errors()[0]?.message}`);
      return;
    }
    const alive = mutated.filter((suite) => suite.ok()).map(({ name }) => Number(name));
    onDone(
      subject,
      subject.mutants.filter((_, place) => alive.includes(place)),
    );
  }
}

/** `?mutant=2-17` after a file's name: as it is for the 17th mutant of the second subject. */
function mutating(subjects: readonly Subject[]): Plugin {
  const fileOf = (place: number) => join(root, subjects[place]?.file ?? '');
  return {
    name: 'mutating',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [from = '', mark] = (importer ?? '').split('?mutant=');
      if (mark === undefined) return null;
      const found = await this.resolve(source, from, { skipSelf: true });
      const subject = fileOf(Number.parseInt(mark, 10));
      return found?.id === subject && from !== subject ? `${found.id}?mutant=${mark}` : found;
    },
    load(id) {
      const [file = '', mark] = id.split('?mutant=');
      if (mark === undefined) return null;
      const [subject = -1, place = -1] = mark.split('-').map(Number);
      const mutant = file === fileOf(subject) ? subjects[subject]?.mutants[place] : undefined;
      const source = readFileSync(file, 'utf8');
      return boundLoops(file, mutant ? applyMutant(source, mutant) : source);
    },
  };
}

/** One suite for each mutant, and a first one without. */
function driverOf({ tests, mutants }: Subject, subject: number): string {
  const load = (place: number | 'none') =>
    tests.map((test) => `await import('${join(root, test)}?mutant=${subject}-${place}');`).join(' ');
  const suite = (place: number | 'none') => `describe('${place}', async () => {
    try { ${load(place)} } catch (error) { test('loads', () => { throw error; }); }
    test('stands', () => undefined);
  });`;
  return ["import { describe, test } from 'vitest';", suite('none'), ...mutants.map((_, place) => suite(place))].join(
    '\n',
  );
}
