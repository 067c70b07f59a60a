import { compile } from '@fastify/proxy-addr';
import { withoutEndSlashes } from '#kit/drop-end.ts';
import type { Weighted } from '#kit/steady-choice.ts';
import type { ConnectionSettings } from './connections/connection-limits.ts';
import type { S3Settings } from './media/s3-request.ts';
import { type Settings, settings } from './settings.ts';
import { unsafeInProduction } from './unsafe-settings.ts';
import { readWeighted } from './weighted-addresses.ts';

export type Config = {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  publicUrl: string;
  /** Where the other processes reach this one; without it, the address it listens at. */
  internalUrl?: string;
  /** How long a stopping process says so at /readyz before its listener closes. */
  drainSeconds: number;
  databaseUrl: string | undefined;
  /** The same database past a pooling proxy, for what a session holds. */
  databaseDirectUrl?: string;
  databasePoolSize: number;
  authSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  careersMail: string;
  stationName: string;
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /**
   * The Icecast server that carries the sound instead of the embedded station, and where listeners reach it: itself, one address
   * in front of it, or several relays.
   */
  icecast: { url: string; listenAt: Weighted[]; admin: string | undefined } | undefined;
  /** The public bucket that the live sound is written to as HLS, where listeners fetch it, and how many players tell that they listen. */
  hls?: { s3: S3Settings; publicUrl: string; lowerKbps: number[]; countOneIn: number };
  /** The outside search engine that makes the suggestions instead of the own index. */
  searchEngine: { url: string; key: string; engine: string } | undefined;
  /** Who signs people in with Google and Facebook: the project's public settings, and where its keys are published. */
  firebase?: { apiKey: string; authDomain: string; projectId: string; keysUrl: string };
  /** The host that frames the podcasts' player instead of the station: its address with {id} in it. */
  podcastHost?: { url: string };
  /** The account at the outside provider of mixes, its API and its framed player. */
  mixcloud?: { user: string; apiUrl: string; widgetUrl: string };
  /** The channel whose videos the site shows instead of the station's own films. */
  youtube?: { apiKey: string; channelId: string; apiUrl: string };
  /** The HLS stream that the TV page shows instead of a loop of the station's own films. */
  tvStreamUrl?: string;
  metricsToken: string | undefined;
  /** With it an outside play-out system may say what is on air. */
  playoutKey: string | undefined;
  /** With it the backend of the apps signs what it sells. */
  appBackendSecret?: string;
  /** Addresses or ranges of the proxies whose X-Forwarded-* headers count; empty means none. */
  trustProxy: string[];
  /** How many connections may be open at once; what is not given follows from the descriptors of the process. */
  connections: ConnectionSettings;
  /** How far behind the event loop may be before new requests are told to come back. */
  busyAfterMs: number;
  /** Origins of outside ad servers that pages may ask, play from and report to; empty means the station's own ads only. */
  adHosts: string[];
  /** An outside service that is told what the station counts, after consent. */
  analyticsUrl?: string;
  /** How many rows a day visitors may cause in each of the tables that count what they do. */
  trackedRowsPerDay: number;
  /** Where the station is backed up every night, and how many backups stay; without it nothing is. */
  backup?: { folder: string; keep: number };
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
  const problems = [
    ...missingS3Parts(s),
    ...missingHlsParts(s),
    ...missingSearchParts(s),
    ...missingFirebaseParts(s),
    ...missingYoutubeParts(s),
    ...badAdHosts(s),
    ...badRelays(s),
    ...badProxies(s),
    ...(production ? unsafeInProduction(s) : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production,
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    publicUrl: withoutEndSlashes(s.PUBLIC_URL ?? `http://localhost:${s.PORT}`),
    internalUrl: s.INTERNAL_URL && withoutEndSlashes(s.INTERNAL_URL),
    drainSeconds: s.DRAIN_SECONDS ?? (production ? 1 : 0),
    databaseUrl: s.DATABASE_URL,
    databaseDirectUrl: s.DATABASE_DIRECT_URL,
    databasePoolSize: s.DATABASE_POOL_SIZE,
    authSecret: s.AUTH_SECRET,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    careersMail: s.CAREERS_EMAIL ?? s.MAIL_FROM,
    stationName: s.STATION_NAME,
    s3: s3Settings(s),
    icecast: icecastSettings(s),
    hls: hlsSettings(s),
    searchEngine: searchEngineSettings(s),
    firebase: firebaseSettings(s),
    podcastHost: s.PODCAST_HOST_URL ? { url: s.PODCAST_HOST_URL } : undefined,
    mixcloud: mixcloudSettings(s),
    youtube: youtubeSettings(s),
    tvStreamUrl: s.TV_STREAM_URL,
    metricsToken: s.METRICS_TOKEN,
    playoutKey: s.PLAYOUT_KEY,
    appBackendSecret: s.APP_BACKEND_SECRET,
    trustProxy: listed(s.TRUST_PROXY),
    connections: {
      most: s.MAX_CONNECTIONS,
      mostPerAddress: s.MAX_CONNECTIONS_PER_ADDRESS,
      streams: s.MAX_STREAMS,
      streamsPerAddress: s.MAX_STREAMS_PER_ADDRESS,
      events: s.MAX_EVENTS,
      eventsPerAddress: s.MAX_EVENTS_PER_ADDRESS,
    },
    adHosts: listed(s.AD_HOSTS),
    analyticsUrl: s.ANALYTICS_URL,
    busyAfterMs: s.BUSY_AFTER_MS,
    trackedRowsPerDay: s.TRACKING_ROWS_PER_DAY,
    backup: s.BACKUP_DIR ? { folder: s.BACKUP_DIR, keep: s.BACKUP_KEEP } : undefined,
    seed: s.SEED,
    logLevel: s.LOG_LEVEL,
    devServer: s.DEV_SERVER && !production,
  };
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Anything else would end up as a rule of its own in the content security policy. */
function badAdHosts(s: Settings): string[] {
  const bad = listed(s.AD_HOSTS).filter((host) => !/^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(host));
  return bad.map((host) => `AD_HOSTS: ${JSON.stringify(host)} is not an address like https://ads.example`);
}

/** What it cannot read, Fastify would refuse later with a stack, or take for nobody. */
function badProxies(s: Settings): string[] {
  const isReadable = (one: string) => {
    try {
      compile([one]);
      return true;
    } catch {
      return false;
    }
  };
  const bad = listed(s.TRUST_PROXY).filter((one) => !isReadable(one));
  return bad.map((one) => `TRUST_PROXY: ${JSON.stringify(one)} is not an address or a range like 10.0.0.0/8`);
}

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

const hlsNames = [
  'HLS_PUBLIC_URL',
  'HLS_S3_ENDPOINT',
  'HLS_S3_BUCKET',
  'HLS_S3_ACCESS_KEY_ID',
  'HLS_S3_SECRET_ACCESS_KEY',
] as const;

function missingHlsParts(s: Settings): string[] {
  const missing = hlsNames.filter((name) => !s[name]);
  if (missing.length === hlsNames.length) return [];
  if (missing.length > 0) return [`${missing.join(', ')}: needed because other HLS_* settings are given`];
  const problems: string[] = [];
  if (s.ICECAST_URL)
    problems.push('HLS_PUBLIC_URL: the sound comes from ICECAST_URL; only the embedded station writes HLS');
  // Everything in that bucket is open to everybody, and CVs lie in the other.
  if (s.HLS_S3_BUCKET === s.MEDIA_S3_BUCKET && s.HLS_S3_ENDPOINT === s.MEDIA_S3_ENDPOINT)
    problems.push('HLS_S3_BUCKET is the bucket of the media: it must be another one, since it is open to everybody');
  return problems;
}

function hlsSettings(s: Settings): Config['hls'] {
  const { HLS_S3_ENDPOINT: endpoint, HLS_S3_BUCKET: bucket, HLS_S3_REGION: region } = s;
  const { HLS_PUBLIC_URL: publicUrl, HLS_S3_ACCESS_KEY_ID: accessKeyId, HLS_S3_SECRET_ACCESS_KEY: secretAccessKey } = s;
  if (!publicUrl || !endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return {
    s3: { endpoint, bucket, region, accessKeyId, secretAccessKey },
    publicUrl: withoutEndSlashes(publicUrl),
    lowerKbps: listed(s.HLS_LOWER_KBPS ?? '').map(Number),
    countOneIn: s.HLS_COUNT_ONE_IN,
  };
}

function icecastSettings({ ICECAST_URL: url, ICECAST_PUBLIC_URL, ICECAST_ADMIN: admin }: Settings): Config['icecast'] {
  if (!url) return undefined;
  return { url: withoutEndSlashes(url), listenAt: readWeighted(ICECAST_PUBLIC_URL ?? url).addresses, admin };
}

function badRelays({ ICECAST_PUBLIC_URL }: Settings): string[] {
  const bad = ICECAST_PUBLIC_URL ? readWeighted(ICECAST_PUBLIC_URL).bad : [];
  return bad.map(
    (one) =>
      `ICECAST_PUBLIC_URL: ${JSON.stringify(one)} is not an address with a weight from 1 to 1000 (https://a.example 3)`,
  );
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

const searchNames = ['SEARCH_API_URL', 'SEARCH_API_KEY', 'SEARCH_API_ENGINE'] as const;

function missingSearchParts(s: Settings): string[] {
  const missing = searchNames.filter((name) => !s[name]);
  if (missing.length === 0 || missing.length === searchNames.length) return [];
  return [`${missing.join(', ')}: needed because other SEARCH_API_* settings are given`];
}

function searchEngineSettings(s: Settings): Config['searchEngine'] {
  const { SEARCH_API_URL: url, SEARCH_API_KEY: key, SEARCH_API_ENGINE: engine } = s;
  return url && key && engine ? { url, key, engine } : undefined;
}

const firebaseNames = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const;

function missingFirebaseParts(s: Settings): string[] {
  const missing = firebaseNames.filter((name) => !s[name]);
  if (missing.length === 0 || missing.length === firebaseNames.length) return [];
  return [`${missing.join(', ')}: needed because other FIREBASE_* settings are given`];
}

function firebaseSettings(s: Settings): Config['firebase'] {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = s;
  return apiKey && authDomain && projectId
    ? { apiKey, authDomain: authDomain.toLowerCase(), projectId, keysUrl: s.FIREBASE_KEYS_URL }
    : undefined;
}

function mixcloudSettings({ MIXCLOUD_USER: user, MIXCLOUD_URL, MIXCLOUD_WIDGET_URL: widgetUrl }: Settings) {
  return user ? { user, apiUrl: withoutEndSlashes(MIXCLOUD_URL), widgetUrl } : undefined;
}

const youtubeNames = ['YOUTUBE_API_KEY', 'YOUTUBE_CHANNEL_ID'] as const;

function missingYoutubeParts(s: Settings): string[] {
  const missing = youtubeNames.filter((name) => !s[name]);
  return missing.length === 1
    ? [`${missing[0]}: needed because the other of ${youtubeNames.join(' and ')} is given`]
    : [];
}

function youtubeSettings(s: Settings): Config['youtube'] {
  const { YOUTUBE_API_KEY: apiKey, YOUTUBE_CHANNEL_ID: channelId, YOUTUBE_API_URL: url } = s;
  return apiKey && channelId ? { apiKey, channelId, apiUrl: withoutEndSlashes(url) } : undefined;
}
