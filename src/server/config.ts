import { z } from 'zod';

const flag = z.stringbool();
const optionalText = z.string().trim().min(1).optional();

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().default('./var'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optionalText,
  AUTH_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Antena 1 <ciao@antena1.example>'),
  STATION_NAME: z.string().trim().min(1).max(40).default('Antena 1'),
  MEDIA_S3_ENDPOINT: optionalText,
  MEDIA_S3_BUCKET: optionalText,
  MEDIA_S3_REGION: z.string().default('auto'),
  MEDIA_S3_ACCESS_KEY_ID: optionalText,
  MEDIA_S3_SECRET_ACCESS_KEY: optionalText,
  METRICS_TOKEN: z.string().min(16).optional(),
  PLAYOUT_KEY: z.string().min(16).optional(),
  TRUST_PROXY: z.string().default(''),
  SEED: z.enum(['demo', 'none']).default('demo'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** `npm run dev` sets it: the pages come from Vite with hot reload instead of the build. */
  DEV_SERVER: flag.default(false),
});

export type Config = {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  publicUrl: string;
  databaseUrl: string | undefined;
  authSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  stationName: string;
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  metricsToken: string | undefined;
  /** With it an outside play-out system may say what is on air. */
  playoutKey: string | undefined;
  /** Addresses or ranges of the proxies whose X-Forwarded-* headers count; empty means none. */
  trustProxy: string[];
  seed: 'demo' | 'none';
  logLevel: string;
  devServer: boolean;
};

/** A setting that is wrong or unsafe: the process says which, one line each, and does not start. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`Settings refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const s = parsed.data;
  const production = s.NODE_ENV === 'production';
  const problems = [...missingS3Parts(s), ...(production ? unsafeInProduction(s) : [])];
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production,
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, ''),
    databaseUrl: s.DATABASE_URL,
    authSecret: s.AUTH_SECRET,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    stationName: s.STATION_NAME,
    s3: s3Settings(s),
    metricsToken: s.METRICS_TOKEN,
    playoutKey: s.PLAYOUT_KEY,
    trustProxy: s.TRUST_PROXY.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    seed: s.SEED,
    logLevel: s.LOG_LEVEL,
    devServer: s.DEV_SERVER && !production,
  };
}

type Settings = z.output<typeof settings>;

const s3Names = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const;

function missingS3Parts(s: Settings): string[] {
  const missing = s3Names.filter((name) => !s[name]);
  if (missing.length === 0 || missing.length === s3Names.length) return [];
  return [`${missing.join(', ')}: needed because other MEDIA_S3_* settings are given`];
}

function s3Settings(s: Settings): Config['s3'] {
  if (!s.MEDIA_S3_ENDPOINT || !s.MEDIA_S3_BUCKET || !s.MEDIA_S3_ACCESS_KEY_ID || !s.MEDIA_S3_SECRET_ACCESS_KEY) {
    return undefined;
  }
  return {
    endpoint: s.MEDIA_S3_ENDPOINT,
    bucket: s.MEDIA_S3_BUCKET,
    region: s.MEDIA_S3_REGION,
    accessKeyId: s.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: s.MEDIA_S3_SECRET_ACCESS_KEY,
  };
}

/** What works on a desk and must not stand on the internet. */
function unsafeInProduction(s: Settings): string[] {
  const problems: string[] = [];
  if (s.SEED === 'demo')
    problems.push('SEED=demo: the demo station and its accounts with printed passwords; set SEED=none');
  if (!s.SMTP_URL)
    problems.push('SMTP_URL is missing: mails would stay at /dev/mail; set SMTP_URL=smtps://user:password@host');
  if (!s.AUTH_SECRET)
    problems.push(
      'AUTH_SECRET is missing: sessions would be signed with a default secret; set 32 or more random characters',
    );
  if (!s.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: links in mails and feeds would name localhost; set https://your.host');
  else if (!s.PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL is not https: session cookies would travel in the clear');
  if (s.DEV_SERVER) problems.push('DEV_SERVER is on: it serves source code; unset it');
  return problems;
}
