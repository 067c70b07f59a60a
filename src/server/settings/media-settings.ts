import type { Settings } from './settings.ts';

const s3Names = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const;

export function missingS3Parts(s: Settings): string[] {
  const missing = s3Names.filter((name) => !s[name]);
  if (missing.length === 0 || missing.length === s3Names.length) return [];
  return [`${missing.join(', ')}: needed because other MEDIA_S3_* settings are given`];
}

export function s3Settings(s: Settings) {
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
