import { z } from 'zod';

const flag = z.stringbool();
const optionalText = z.string().trim().min(1).optional();
const databaseAddress = optionalText.refine(isDatabaseAddress, {
  message: 'not an address like postgresql://user:password@host:5432/database',
});
const someConnections = z.coerce.number().int().min(1).max(10_000_000).optional();

/** What the environment may say, by the names of `.env`. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().default('./var'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  INTERNAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(3).optional(),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
  AUTH_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Antena 1 <ciao@antena1.example>'),
  CAREERS_EMAIL: z.email().optional(),
  STATION_NAME: z.string().trim().min(1).max(40).default('Antena 1'),
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_S3_BUCKET: optionalText,
  MEDIA_S3_REGION: z.string().default('auto'),
  MEDIA_S3_ACCESS_KEY_ID: optionalText,
  MEDIA_S3_SECRET_ACCESS_KEY: optionalText,
  HLS_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  HLS_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  HLS_S3_BUCKET: optionalText,
  HLS_S3_REGION: z.string().default('auto'),
  HLS_S3_ACCESS_KEY_ID: optionalText,
  HLS_S3_SECRET_ACCESS_KEY: optionalText,
  HLS_LOWER_KBPS: z
    .string()
    .regex(
      /^(?:32|40|48|56|64|80|96|112)(?: *, *(?:32|40|48|56|64|80|96|112))*$/,
      'rates from 32 to 112, such as 64 or 64, 48',
    )
    .optional(),
  HLS_COUNT_ONE_IN: z.coerce.number().int().min(1).max(1_000_000).default(1),
  ICECAST_URL: z.url({ protocol: /^https?$/ }).optional(),
  ICECAST_PUBLIC_URL: optionalText,
  ICECAST_ADMIN: z
    .string()
    .regex(/^[^:]+:.+$/, 'user:password')
    .optional(),
  SEARCH_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEARCH_API_KEY: optionalText,
  SEARCH_API_ENGINE: optionalText,
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'letters, digits, - and _')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'a host name like your-project.firebaseapp.com')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.:-]{3,100}$/, 'as the Firebase console shows it')
    .optional(),
  FIREBASE_KEYS_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  PODCAST_HOST_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/{}]+\/.*\{id\}/, 'an address with {id} in its path or query')
    .optional(),
  MIXCLOUD_USER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'letters, digits, - and _')
    .optional(),
  MIXCLOUD_URL: z.url({ protocol: /^https?$/ }).default('https://api.mixcloud.com'),
  MIXCLOUD_WIDGET_URL: z.url({ protocol: /^https?$/ }).default('https://player-widget.mixcloud.com/widget/iframe/'),
  YOUTUBE_API_KEY: optionalText,
  YOUTUBE_CHANNEL_ID: z
    .string()
    .regex(/^UC[\w-]{22}$/, 'the id of a channel: UC and 22 more characters')
    .optional(),
  YOUTUBE_API_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/youtube/v3'),
  TV_STREAM_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMPORT_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  PLAYOUT_KEY: z.string().min(16).optional(),
  APP_BACKEND_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.string().default(''),
  MAX_CONNECTIONS: someConnections,
  MAX_CONNECTIONS_PER_ADDRESS: someConnections,
  MAX_STREAMS: someConnections,
  MAX_STREAMS_PER_ADDRESS: someConnections,
  MAX_EVENTS: someConnections,
  MAX_EVENTS_PER_ADDRESS: someConnections,
  BUSY_AFTER_MS: z.coerce.number().int().min(100).max(86_400_000).default(2_000),
  AD_HOSTS: z.string().default(''),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRACKING_ROWS_PER_DAY: z.coerce.number().int().min(1).max(100_000_000).default(300_000),
  BACKUP_DIR: optionalText,
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  SEED: z.enum(['demo', 'none']).default('demo'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** `npm run dev` sets it: the pages come from Vite with hot reload instead of the build. */
  DEV_SERVER: flag.default(false),
});

export type Settings = z.output<typeof settings>;

/** The driver also takes what has no host: its socket then stands in the query. */
function isDatabaseAddress(text: string | undefined): boolean {
  return text === undefined || (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@socket/')));
}
