import { writeFileSync } from 'node:fs';

/** A vitest reporter that leaves `{ passed, failed }` in the file named by TEST_COUNTS, for the closing line of `npm test`. */
export default class TestCounts {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length };
    for (const module of modules) add(counts, module);
    writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  }
}

/** A test that was meant to run and did not, because its file or a hook failed, has failed too; a broken file counts at least once. */
function add(counts, module) {
  const tests = [...module.children.allTests()];
  const suites = [module, ...module.children.allSuites()];
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const failed = tests.filter((test) => test.result().state === 'failed' || wasLost(test)).length;
  const isBroken = suites.some((suite) => suite.errors().length > 0);
  counts.passed += passed;
  counts.failed += isBroken ? Math.max(1, failed) : failed;
}

function wasLost(test) {
  const { state, note } = test.result();
  return (state === 'skipped' || state === 'pending') && test.options.mode === 'run' && note === undefined;
}
