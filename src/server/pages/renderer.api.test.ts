import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buildFolder } from './build-folder.ts';

const execute = promisify(execFile);

/** In a process of its own: another test may have loaded React already. */
const script = `
  import { createRequire } from 'node:module';
  import { builtRenderer } from './src/server/pages/renderer.ts';
  await builtRenderer(${JSON.stringify(buildFolder)});
  const { act } = createRequire(import.meta.url)('react');
  console.log(typeof act, process.env.NODE_ENV);
`;

test('pages are made by React’s production build, whatever the station runs as', async () => {
  const env = { ...process.env, NODE_ENV: 'development' };
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script], { env });
  expect(stdout.trim()).toBe('undefined development');
});
