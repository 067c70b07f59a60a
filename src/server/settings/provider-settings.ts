import { withoutEndSlashes } from '#kit/drop-end.ts';
import type { Settings } from './settings.ts';

const searchNames = ['SEARCH_API_URL', 'SEARCH_API_KEY', 'SEARCH_API_ENGINE'] as const;

export function missingSearchParts(s: Settings): string[] {
  const missing = searchNames.filter((name) => !s[name]);
  if (missing.length === 0 || missing.length === searchNames.length) return [];
  return [`${missing.join(', ')}: needed because other SEARCH_API_* settings are given`];
}

export function searchEngineSettings(s: Settings) {
  const { SEARCH_API_URL: url, SEARCH_API_KEY: key, SEARCH_API_ENGINE: engine } = s;
  return url && key && engine ? { url, key, engine } : undefined;
}

const firebaseNames = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const;

export function missingFirebaseParts(s: Settings): string[] {
  const missing = firebaseNames.filter((name) => !s[name]);
  if (missing.length === 0 || missing.length === firebaseNames.length) return [];
  return [`${missing.join(', ')}: needed because other FIREBASE_* settings are given`];
}

export function firebaseSettings(s: Settings) {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = s;
  return apiKey && authDomain && projectId
    ? { apiKey, authDomain: authDomain.toLowerCase(), projectId, keysUrl: s.FIREBASE_KEYS_URL }
    : undefined;
}

export function mixcloudSettings({ MIXCLOUD_USER: user, MIXCLOUD_URL, MIXCLOUD_WIDGET_URL: widgetUrl }: Settings) {
  return user ? { user, apiUrl: withoutEndSlashes(MIXCLOUD_URL), widgetUrl } : undefined;
}

const youtubeNames = ['YOUTUBE_API_KEY', 'YOUTUBE_CHANNEL_ID'] as const;

export function missingYoutubeParts(s: Settings): string[] {
  const missing = youtubeNames.filter((name) => !s[name]);
  return missing.length === 1
    ? [`${missing[0]}: needed because the other of ${youtubeNames.join(' and ')} is given`]
    : [];
}

export function youtubeSettings(s: Settings) {
  const { YOUTUBE_API_KEY: apiKey, YOUTUBE_CHANNEL_ID: channelId, YOUTUBE_API_URL: url } = s;
  return apiKey && channelId ? { apiKey, channelId, apiUrl: withoutEndSlashes(url) } : undefined;
}
