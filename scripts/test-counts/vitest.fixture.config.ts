import { defineConfig } from 'vitest/config';

/** A small run in which files and hooks fail in every way. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.fixture.ts'], reporters: ['./reporter.mjs'] },
});
