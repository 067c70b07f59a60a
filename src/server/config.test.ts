import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  SEED: 'none',
  SMTP_URL: 'smtps://user:secret@mail.example',
  AUTH_SECRET: '9f2c61d07be84a35c1f0e7d94b6a8823',
  PUBLIC_URL: 'https://radio.example',
};

const search = { SEARCH_API_URL: 'https://search.example', SEARCH_API_KEY: 'key', SEARCH_API_ENGINE: 'engine' };
const s3 = {
  MEDIA_S3_ENDPOINT: 'https://s3.example',
  MEDIA_S3_BUCKET: 'media',
  MEDIA_S3_ACCESS_KEY_ID: 'id',
  MEDIA_S3_SECRET_ACCESS_KEY: 'key',
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
  ['AUTH_SECRET', { AUTH_SECRET: 'x'.repeat(40) }, 'guessed'],
  ['SMTP_URL', { SMTP_URL: 'smtp://user:secret@mail.example' }, 'STARTTLS'],
  ['SMTP_URL', { SMTP_URL: 'smtp://127.0.0.1.mail.example' }, 'STARTTLS'],
  ['SMTP_URL', { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, 'certificate'],
  ['ICECAST_URL', { ICECAST_URL: 'http://icecast:8000', ICECAST_PUBLIC_URL: 'https://suono.example' }, 'not https'],
  ['ICECAST_PUBLIC_URL', { ICECAST_URL: 'http://127.0.0.1:8000' }, 'not https'],
  ['SEARCH_API_URL', { ...search, SEARCH_API_URL: 'http://search.example' }, 'not https'],
  ['MIXCLOUD_URL', { MIXCLOUD_URL: 'http://mixes.example' }, 'not https'],
  ['ANALYTICS_URL', { ANALYTICS_URL: 'HTTP://counts.example' }, 'not https'],
  ['MEDIA_S3_ENDPOINT', { ...s3, MEDIA_S3_ENDPOINT: 'http://minio:9000' }, 'not https'],
])('[OPS-04] production with an unsafe %s does not start', (name, change, reason) => {
  expect(problemsOf({ ...safe, ...change })).toEqual([expect.stringContaining(reason)]);
  expect(problemsOf({ ...safe, ...change })[0]).toContain(name);
});

test('production with safe settings starts', () => {
  expect(readConfig(safe)).toMatchObject({ production: true, seed: 'none', publicUrl: 'https://radio.example' });
  const onThisMachine = {
    SMTP_URL: 'smtp://localhost:25',
    ICECAST_URL: 'http://127.0.0.1:8000',
    ICECAST_PUBLIC_URL: 'https://suono.example',
    ANALYTICS_URL: 'http://[::1]:9000',
  };
  expect(problemsOf({ ...safe, ...search, ...s3, ...onThisMachine })).toEqual([]);
  expect(problemsOf({ ...safe, SMTP_URL: 'smtp://mail.example?requireTLS=true' })).toEqual([]);
});

test('listeners reach an Icecast server at its own address, unless another is given', () => {
  const inside = { ICECAST_URL: 'http://127.0.0.1:8000/' };
  expect(readConfig({}).icecast).toBeUndefined();
  expect(readConfig(inside).icecast).toMatchObject({
    url: 'http://127.0.0.1:8000',
    listenAt: [{ url: 'http://127.0.0.1:8000', weight: 1 }],
  });
  const outside = { ...inside, ICECAST_PUBLIC_URL: 'https://suono.example/' };
  expect(readConfig({ ...safe, ...outside }).icecast).toMatchObject({
    listenAt: [{ url: 'https://suono.example', weight: 1 }],
  });
  expect(problemsOf({ ...inside, ICECAST_ADMIN: 'no password' })).toEqual([expect.stringMatching(/^ICECAST_ADMIN/)]);
});

test('[SCALE-02] an Icecast server may have several public addresses, each with its weight', () => {
  const inside = { ICECAST_URL: 'http://127.0.0.1:8000' };
  const relays = (ICECAST_PUBLIC_URL: string) => ({ ...safe, ...inside, ICECAST_PUBLIC_URL });
  expect(readConfig(relays('https://a.example/ 3, https://b.example')).icecast?.listenAt).toEqual([
    { url: 'https://a.example', weight: 3 },
    { url: 'https://b.example', weight: 1 },
  ]);
  expect(problemsOf(relays('https://a.example 3, http://b.example'))).toEqual([expect.stringContaining('not https')]);
  for (const wrong of ['https://a.example 0', 'https://a.example 3 4', 'a.example 1', 'https://a.example,']) {
    expect(problemsOf(relays(wrong))).toEqual([expect.stringMatching(/^ICECAST_PUBLIC_URL: .* is not an address/)]);
  }
});

test('the database beside a pooling proxy has a direct address, and the pool a size that leaves room for two', () => {
  const direct = 'postgresql://station@db.example:5432/station';
  const config = readConfig({ DATABASE_DIRECT_URL: direct, DATABASE_POOL_SIZE: '25' });
  expect(config).toMatchObject({ databaseDirectUrl: direct, databasePoolSize: 25 });
  expect(problemsOf({ DATABASE_POOL_SIZE: '1' })).toEqual([expect.stringContaining('DATABASE_POOL_SIZE')]);
});

test('[SCALE-03] the bucket of the live sound is named as a whole, is not that of the media, and has no Icecast beside it', () => {
  const hls = {
    HLS_PUBLIC_URL: 'https://cdn.example/live/',
    HLS_S3_ENDPOINT: 'https://s3.example',
    HLS_S3_BUCKET: 'sound',
    HLS_S3_ACCESS_KEY_ID: 'id',
    HLS_S3_SECRET_ACCESS_KEY: 'key',
  };
  expect(readConfig({}).hls).toBeUndefined();
  expect(readConfig({ ...safe, ...hls }).hls).toMatchObject({ publicUrl: 'https://cdn.example/live', countOneIn: 1 });
  expect(readConfig({ ...hls, HLS_LOWER_KBPS: '64, 48' }).hls?.lowerKbps).toEqual([64, 48]);
  expect(problemsOf({ ...hls, HLS_LOWER_KBPS: '63' })).toEqual([expect.stringMatching(/^HLS_LOWER_KBPS/)]);
  const { HLS_S3_BUCKET: _, ...half } = hls;
  expect(problemsOf(half)).toEqual([expect.stringMatching(/^HLS_S3_BUCKET: needed/)]);
  expect(problemsOf({ ...hls, ICECAST_URL: 'http://127.0.0.1:8000' })).toEqual([
    expect.stringContaining('ICECAST_URL'),
  ]);
  const media = { ...s3, MEDIA_S3_ENDPOINT: hls.HLS_S3_ENDPOINT, MEDIA_S3_BUCKET: hls.HLS_S3_BUCKET };
  expect(problemsOf({ ...hls, ...media })).toEqual([expect.stringContaining('must be another one')]);
  expect(problemsOf({ ...safe, ...hls, HLS_PUBLIC_URL: 'http://cdn.example' })).toEqual([
    expect.stringContaining('HLS_PUBLIC_URL is not https'),
  ]);
});

test('a wrong setting is named, and half of the S3 settings are not enough', () => {
  expect(problemsOf({ PORT: 'eighty' })).toEqual([expect.stringMatching(/^PORT/)]);
  expect(problemsOf({ MEDIA_S3_BUCKET: 'media' })).toEqual([expect.stringContaining('MEDIA_S3_ENDPOINT')]);
});

test.each([
  ['DATABASE_URL', 'db.example/station'],
  ['DATABASE_URL', 'mysql://root:geheim@db.example/station'],
  ['DATABASE_URL', 'postgresql://station:geheim@db.example:port/station'],
  ['DATABASE_DIRECT_URL', 'localhost:5432'],
  ['TRUST_PROXY', '10.0.0.0/8, our-proxy'],
  ['TRUST_PROXY', 'true'],
  ['MEDIA_S3_ENDPOINT', 's3.example'],
  ['MEDIA_S3_ENDPOINT', 'ftp://s3.example'],
])('%s that cannot be read (%s) is named in one sentence, without a password in it', (name, value) => {
  const problems = problemsOf({ ...s3, [name]: value });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  expect(problems.join()).not.toContain('geheim');
});

test('databases and proxies are taken in every form that works', () => {
  for (const DATABASE_URL of [
    'postgres://station@db.example/station',
    'postgresql://station:p%40ss@[::1]:5432/station?sslmode=require',
    'postgresql://station:secret@/station?host=%2Frun%2Fpostgresql&port=5432',
  ]) {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  }
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).trustProxy).toHaveLength(3);
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

test('Firebase is set up whole or not at all, with names that cannot write rules of their own', () => {
  const whole = {
    FIREBASE_API_KEY: 'AIzaSy-test_key',
    FIREBASE_AUTH_DOMAIN: 'Radio.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'radio-1a2b',
  };
  expect(readConfig({}).firebase).toBeUndefined();
  expect(readConfig({ ...safe, ...whole }).firebase).toEqual({
    apiKey: 'AIzaSy-test_key',
    authDomain: 'radio.firebaseapp.com',
    projectId: 'radio-1a2b',
    keysUrl: expect.stringContaining('https://www.googleapis.com/'),
  });
  const { FIREBASE_API_KEY: _, ...half } = whole;
  expect(problemsOf(half)).toEqual([expect.stringMatching(/^FIREBASE_API_KEY: needed/)]);
  for (const bad of ["x.example; script-src 'unsafe-inline'", 'https://x.example', 'x', 'x.example/path']) {
    expect(problemsOf({ ...whole, FIREBASE_AUTH_DOMAIN: bad })).toEqual([
      expect.stringMatching(/^FIREBASE_AUTH_DOMAIN/),
    ]);
  }
  expect(problemsOf({ ...safe, ...whole, FIREBASE_KEYS_URL: 'http://keys.example' })).toEqual([
    expect.stringMatching(/^FIREBASE_KEYS_URL is not https/),
  ]);
});

test('a channel of YouTube needs its id and a key, and the key travels over https only', () => {
  const whole = { YOUTUBE_API_KEY: 'key', YOUTUBE_CHANNEL_ID: `UC${'x'.repeat(22)}` };
  expect(readConfig({}).youtube).toBeUndefined();
  expect(readConfig({ ...safe, ...whole }).youtube).toEqual({
    apiKey: 'key',
    channelId: whole.YOUTUBE_CHANNEL_ID,
    apiUrl: 'https://www.googleapis.com/youtube/v3',
  });
  expect(problemsOf({ YOUTUBE_API_KEY: 'key' })).toEqual([expect.stringMatching(/^YOUTUBE_CHANNEL_ID: needed/)]);
  expect(problemsOf({ ...whole, YOUTUBE_CHANNEL_ID: '@antena1' })).toEqual([
    expect.stringMatching(/^YOUTUBE_CHANNEL_ID/),
  ]);
  expect(problemsOf({ ...safe, ...whole, YOUTUBE_API_URL: 'http://mirror.example' })).toEqual([
    expect.stringMatching(/^YOUTUBE_API_URL is not https/),
  ]);
  expect(problemsOf({ ...safe, TV_STREAM_URL: 'http://tv.example/live.m3u8' })).toEqual([
    expect.stringMatching(/^TV_STREAM_URL is not https/),
  ]);
});

test('the podcasts and mixes of other hosts are a setting each', () => {
  expect(readConfig({})).toMatchObject({ podcastHost: undefined, mixcloud: undefined });
  const given = { PODCAST_HOST_URL: 'https://player.example/{id}', MIXCLOUD_USER: 'antena1' };
  expect(readConfig(given)).toMatchObject({
    podcastHost: { url: 'https://player.example/{id}' },
    mixcloud: { user: 'antena1', apiUrl: 'https://api.mixcloud.com' },
  });
  for (const bad of ['https://player.example/', 'https://{id}.example/', 'ftp://player.example/{id}']) {
    expect(problemsOf({ PODCAST_HOST_URL: bad })).not.toEqual([]);
  }
  expect(problemsOf({ MIXCLOUD_USER: '../x' })).toEqual([expect.stringMatching(/^MIXCLOUD_USER/)]);
  expect(problemsOf({ ...safe, PODCAST_HOST_URL: 'http://player.example/{id}' })).toEqual([
    expect.stringMatching(/^PODCAST_HOST_URL is not https/),
  ]);
});
