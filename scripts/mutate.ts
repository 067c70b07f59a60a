// `npm run mutate [PART-OF-A-PATH…]`: changes every `*.rules.ts` in one small thing after the other and tells which changes no
// test notices. No part of `npm test`: it runs the tests of the rules some thousand times.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveOwn, root, sourceFiles, statement } from '../tests/house/imports.ts';
import { isEquivalent } from './mutate/equivalent.ts';
import { describeMutant, findMutants, type Mutant } from './mutate/mutants.ts';
import { runMutants, type Subject } from './mutate/run-mutants.ts';
import { testFiles } from './requirements/test-files.ts';

const goal = 0.9;
const parts = process.argv.slice(2);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
// The tests of the house read whole folders and endless texts: far too slow to run for each mutant.
const tests = testFiles(root).filter((file) => !/\.(?:api|browser)\.test\.|^tests\/house\//.test(file));
const importsOf = (file: string) =>
  [...read(file).matchAll(statement)].map(([, named, bare]) => resolveOwn(file, named ?? bare ?? ''));
const imported = new Map(tests.map((test) => [test, importsOf(test)]));

const subjects = sourceFiles('src')
  .filter((file) => file.endsWith('.rules.ts') && (parts.length === 0 || parts.some((part) => file.includes(part))))
  .map((file): Subject => {
    const source = read(file);
    const mutants = findMutants(file, source).filter((one) => !isEquivalent(file, source, one));
    return { file, tests: tests.filter((test) => imported.get(test)?.includes(file)), mutants };
  })
  .filter(({ mutants }) => mutants.length > 0);

let [all, alive] = [0, 0];
function tell({ file, mutants }: Subject, left: Mutant[]): void {
  all += mutants.length;
  alive += left.length;
  console.log(`${percent(1 - left.length / mutants.length)}  ${file}: ${mutants.length} mutants, ${left.length} alive`);
  for (const mutant of left) console.log(`        ${describeMutant(read(file), mutant)}`);
}

for (const subject of subjects.filter((one) => one.tests.length === 0)) tell(subject, subject.mutants);
await runMutants(
  subjects.filter((one) => one.tests.length > 0),
  tell,
);
const score = 1 - alive / all;
console.log(`${percent(score)} of ${all} mutants were noticed; the goal is ${percent(goal)}.`);
process.exitCode = score >= goal ? 0 : 1;

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padStart(7);
}
