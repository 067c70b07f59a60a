import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where all test runs of one user have their folders. Kept in the environment, because a run makes its own folder the temp dir. */
process.env.TEST_RUNS ??= join(tmpdir(), `station-tests-${process.getuid?.() ?? 'user'}`);

export const testRuns = process.env.TEST_RUNS;
