import { withoutEndSlashes } from '#kit/drop-end.ts';
import type { Weighted } from '#kit/steady-choice.ts';
import type { ConnectionSettings } from './connections/connection-limits.ts';
import type { S3Settings } from './media/store/s3-request.ts';
import { listed } from './settings/listed.ts';
import { missingS3Parts, s3Settings } from './settings/media-settings.ts';
import { badAdHosts, badProxies } from './settings/network-settings.ts';
import {
  firebaseSettings,
  missingFirebaseParts,
  missingSearchParts,
  missingYoutubeParts,
  mixcloudSettings,
  searchEngineSettings,
  youtubeSettings,
} from './settings/provider-settings.ts';
import { settings } from './settings/settings.ts';
import { badRelays, hlsSettings, icecastSettings, missingHlsParts } from './settings/sound-settings.ts';
import { unsafeInProduction } from './settings/unsafe-settings.ts';

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
  /** Where the pictures of an imported site are fetched from instead of its own address, which may lead here by now. */
  importOrigin?: string;
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
  override name = 'ConfigError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`Settings refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
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
    importOrigin: s.IMPORT_ORIGIN && new URL(s.IMPORT_ORIGIN).origin,
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
