import { defineConfig } from 'vitest/config';

/** `npm run chaos`: long cases on real processes, one after the other, each with the machine to itself. */
export default defineConfig({
  test: {
    include: ['tests/chaos/*.chaos.ts'],
    globalSetup: ['tests/run/run-folder.ts', 'tests/test-postgres.ts'],
    setupFiles: 'tests/close-afterwards.ts',
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
});
