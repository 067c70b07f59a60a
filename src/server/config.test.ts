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
  ['ICECAST_PUBLIC_URL', { ICECAST_URL: 'http://icecast:8000' }, 'not https'],
])('[OPS-04] production with an unsafe %s does not start', (name, change, reason) => {
  expect(problemsOf({ ...safe, ...change })).toEqual([expect.stringContaining(reason)]);
  expect(problemsOf({ ...safe, ...change })[0]).toContain(name);
});

test('production with safe settings starts', () => {
  expect(readConfig(safe)).toMatchObject({ production: true, seed: 'none', publicUrl: 'https://radio.example' });
});

test('listeners reach an Icecast server at its own address, unless another is given', () => {
  const inside = { ICECAST_URL: 'http://icecast:8000/' };
  expect(readConfig({}).icecast).toBeUndefined();
  expect(readConfig(inside).icecast).toMatchObject({ url: 'http://icecast:8000', publicUrl: 'http://icecast:8000' });
  const outside = { ...inside, ICECAST_PUBLIC_URL: 'https://suono.example/' };
  expect(readConfig({ ...safe, ...outside }).icecast).toMatchObject({ publicUrl: 'https://suono.example' });
  expect(problemsOf({ ...inside, ICECAST_ADMIN: 'no password' })).toEqual([expect.stringMatching(/^ICECAST_ADMIN/)]);
});

test('a wrong setting is named, and half of the S3 settings are not enough', () => {
  expect(problemsOf({ PORT: 'eighty' })).toEqual([expect.stringMatching(/^PORT/)]);
  expect(problemsOf({ MEDIA_S3_BUCKET: 'media' })).toEqual([expect.stringContaining('MEDIA_S3_ENDPOINT')]);
});

test('ad servers are whole https addresses, so that none can write a rule of its own into the content policy', () => {
  expect(readConfig({ AD_HOSTS: 'https://ads.example, https://*.cdn.example:8443' }).adHosts).toEqual([
    'https://ads.example',
    'https://*.cdn.example:8443',
  ]);
  for (const bad of ['ads.example', 'http://ads.example', "https://ads.example; script-src 'unsafe-inline'", '*']) {
    expect(problemsOf({ AD_HOSTS: bad })).toEqual([expect.stringMatching(/^AD_HOSTS: /)]);
  }
});
