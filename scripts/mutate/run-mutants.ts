import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { startVitest, type TestModule } from 'vitest/node';
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
  for (const [file, subject] of drivers) writeFileSync(file, driverOf(subject));
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

function mutating(subjects: readonly Subject[]): Plugin {
  const byFile = new Map(subjects.map((subject) => [join(root, subject.file), subject]));
  return {
    name: 'mutating',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [from = '', place] = (importer ?? '').split('?mutant=');
      if (place === undefined) return null;
      const found = await this.resolve(source, from, { skipSelf: true });
      return found && byFile.has(found.id) && !byFile.has(from) ? `${found.id}?mutant=${place}` : found;
    },
    load(id) {
      const [file = '', place] = id.split('?mutant=');
      const mutant = byFile.get(file)?.mutants[Number(place)];
      return mutant ? applyMutant(readFileSync(file, 'utf8'), mutant) : null;
    },
  };
}

/** One suite for each mutant, and a first one without. */
function driverOf({ tests, mutants }: Subject): string {
  const load = (place: number) => tests.map((test) => `await import('${join(root, test)}?mutant=${place}');`).join(' ');
  const suite = (place: number) => `describe('${place}', async () => {
    try { ${load(place)} } catch (error) { test('loads', () => { throw error; }); }
    test('stands', () => undefined);
  });`;
  return ["import { describe, test } from 'vitest';", suite(-1), ...mutants.map((_, place) => suite(place))].join('\n');
}
