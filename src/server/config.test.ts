import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  SEED: 'none',
  SMTP_URL: 'smtps://user:secret@mail.example',
  AUTH_SECRET: 'x'.repeat(40),
  PUBLIC_URL: 'https://radio.example',
};

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('every default works without a setting', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './var',
    seed: 'demo',
    publicUrl: 'http://localhost:3000',
  });
});

test('[OPS-04] production refuses every unsafe default at once, each by its name', () => {
  const problems = problemsOf({ NODE_ENV: 'production' });
  for (const name of ['SEED', 'SMTP_URL', 'AUTH_SECRET', 'PUBLIC_URL']) {
    expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
  }
});

test.each([
  ['SEED', { SEED: 'demo' }, 'accounts'],
  ['SMTP_URL', { SMTP_URL: '' }, '/dev/mail'],
  ['AUTH_SECRET', { AUTH_SECRET: '' }, 'default secret'],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://radio.example' }, 'not https'],
  ['DEV_SERVER', { DEV_SERVER: 'true' }, 'source code'],
])('[OPS-04] production with an unsafe %s does not start', (name, change, reason) => {
  expect(problemsOf({ ...safe, ...change })).toEqual([expect.stringContaining(reason)]);
  expect(problemsOf({ ...safe, ...change })[0]).toContain(name);
});

test('production with safe settings starts', () => {
  expect(readConfig(safe)).toMatchObject({ production: true, seed: 'none', publicUrl: 'https://radio.example' });
});

test('a wrong setting is named, and half of the S3 settings are not enough', () => {
  expect(problemsOf({ PORT: 'eighty' })).toEqual([expect.stringMatching(/^PORT/)]);
  expect(problemsOf({ MEDIA_S3_BUCKET: 'media' })).toEqual([expect.stringContaining('MEDIA_S3_ENDPOINT')]);
});
