import { defineConfig } from 'vitest/config';
import { LongWaitsFirst } from './tests/run/long-waits-first.ts';

const anywhere = ['src', 'seed', 'tests', 'scripts', 'bench'];
const named = (suffix: string) => anywhere.map((folder) => `${folder}/**/*${suffix}`);
/** Most of what a test makes is gone with it: with room for it the collector looks at it a quarter as often. */
const roomForNew = ['--max-semi-space-size=64'];
const station = ['.api.test.ts', '.browser.test.ts'];

export default defineConfig({
  test: {
    // Three more than there are cores at least: a worker often waits for its browser or database.
    maxWorkers: 5,
    // A worker loads the station and opens a browser once for all its files.
    isolate: false,
    execArgv: roomForNew,
    unstubGlobals: true,
    restoreMocks: true,
    sequence: { sequencer: LongWaitsFirst },
    setupFiles: 'tests/close-afterwards.ts',
    // Bounds for what hangs, far from what anything takes on a machine that has much else to do; no test sets one of its own.
    // A look at a page costs 7 ms of the processor, so it is taken ten times a second, not twenty.
    expect: { poll: { timeout: 60_000, interval: 100 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [...named('.test.ts'), ...named('.test.tsx')],
          exclude: station.flatMap(named),
          globalSetup: 'tests/run/run-folder.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'station',
          include: station.flatMap(named),
          globalSetup: ['tests/run/run-folder.ts', 'tests/test-postgres.ts'],
          // Node reads the modules itself, as it does for `npm start`.
          experimental: { viteModuleRunner: false },
          execArgv: ['--import', './src/quick-start.mjs', ...roomForNew],
        },
      },
    ],
  },
});
