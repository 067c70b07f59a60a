import { looksRandom } from './looks-random.ts';
import type { Settings } from './settings.ts';
import { readWeighted } from './weighted-addresses.ts';

type Setting = keyof Settings;

/** What works on a desk and must not stand on the internet. */
export function unsafeInProduction(s: Settings): string[] {
  return [...unsafeDefaults(s), ...unsafeMail(s), ...plainServices(s)];
}

function unsafeDefaults(s: Settings): string[] {
  const problems: string[] = [];
  if (s.SEED === 'demo')
    problems.push('SEED=demo: the demo station and its accounts with printed passwords; set SEED=none');
  if (!s.AUTH_SECRET)
    problems.push(
      'AUTH_SECRET is missing: sessions would be signed with a default secret; set 32 or more random characters',
    );
  else if (!looksRandom(s.AUTH_SECRET))
    problems.push(
      'AUTH_SECRET can be guessed: whoever does signs in as anybody; set what `openssl rand -hex 32` prints',
    );
  if (!s.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: links in mails and feeds would name localhost; set https://your.host');
  else if (!s.PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL is not https: session cookies would travel in the clear');
  if (s.DEV_SERVER) problems.push('DEV_SERVER is on: it serves source code; unset it');
  return problems;
}

function unsafeMail({ SMTP_URL }: Settings): string[] {
  if (!SMTP_URL) return ['SMTP_URL is missing: mails would stay at /dev/mail; set SMTP_URL=smtps://user:password@host'];
  const { protocol, hostname, searchParams } = new URL(SMTP_URL);
  if (isLoopback(hostname)) return [];
  if (searchParams.get('tls.rejectUnauthorized') === 'false')
    return [
      'SMTP_URL accepts any certificate: codes and links could be read on the way; leave tls.rejectUnauthorized out',
    ];
  if (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true') return [];
  return [
    'SMTP_URL is smtp:// to another host: the password, codes and links could travel in the clear; ' +
      'use smtps:// or, where the server has STARTTLS only, add ?requireTLS=true',
  ];
}

/** What an address that is not https would give away. */
const harmOf: Partial<Record<Setting, string>> = {
  ICECAST_URL: 'its password and the titles on air could be read and changed on the way',
  FIREBASE_KEYS_URL: 'anybody on the way could sign in as anybody',
  YOUTUBE_API_URL: 'the key of the API would travel in the clear',
  SEARCH_API_URL: 'its key and what visitors search for would travel in the clear',
  ANALYTICS_URL: 'what visitors do would travel in the clear',
  MEDIA_S3_ENDPOINT: 'files, CVs among them, would travel in the clear',
  HLS_S3_ENDPOINT: 'anybody on the way could put another sound on air',
  MIXCLOUD_URL: 'anybody on the way could write the list of mixes',
};

/** What a page of an https site loads or frames, from this machine or another, is https or refused by browsers. */
const shownOf: Partial<Record<Setting, string>> = {
  TV_STREAM_URL: 'its pictures',
  HLS_PUBLIC_URL: 'its sound',
  PODCAST_HOST_URL: 'its frame',
  MIXCLOUD_WIDGET_URL: 'its frame',
};

function plainServices(s: Settings): string[] {
  const problems: string[] = [];
  for (const [name, harm] of Object.entries(harmOf)) {
    const address = s[name as Setting];
    if (typeof address === 'string' && isPlain(address) && !isLoopback(new URL(address).hostname))
      problems.push(`${name} is not https: ${harm}`);
  }
  for (const [name, what] of Object.entries(shownOf)) {
    const address = s[name as Setting];
    if (typeof address === 'string' && isPlain(address))
      problems.push(`${name} is not https: browsers refuse ${what} on an https page`);
  }
  const sound = s.ICECAST_URL ? readWeighted(s.ICECAST_PUBLIC_URL ?? s.ICECAST_URL).addresses : [];
  if (sound.some(({ url }) => isPlain(url)))
    problems.push('ICECAST_PUBLIC_URL is not https: browsers refuse its sound on an https page');
  return problems;
}

function isPlain(address: string): boolean {
  return /^http:\/\//i.test(address);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
