import { withoutEndSlashes } from '#kit/drop-end.ts';
import { listed } from './listed.ts';
import type { Settings } from './settings.ts';
import { readWeighted } from './weighted-addresses.ts';

const hlsNames = [
  'HLS_PUBLIC_URL',
  'HLS_S3_ENDPOINT',
  'HLS_S3_BUCKET',
  'HLS_S3_ACCESS_KEY_ID',
  'HLS_S3_SECRET_ACCESS_KEY',
] as const;

export function missingHlsParts(s: Settings): string[] {
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

export function hlsSettings(s: Settings) {
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

export function icecastSettings({ ICECAST_URL: url, ICECAST_PUBLIC_URL, ICECAST_ADMIN: admin }: Settings) {
  if (!url) return undefined;
  return { url: withoutEndSlashes(url), listenAt: readWeighted(ICECAST_PUBLIC_URL ?? url).addresses, admin };
}

export function badRelays({ ICECAST_PUBLIC_URL }: Settings): string[] {
  const bad = ICECAST_PUBLIC_URL ? readWeighted(ICECAST_PUBLIC_URL).bad : [];
  return bad.map(
    (one) =>
      `ICECAST_PUBLIC_URL: ${JSON.stringify(one)} is not an address with a weight from 1 to 1000 (https://a.example 3)`,
  );
}
