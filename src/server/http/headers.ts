import type { FastifyInstance } from 'fastify';
import { idleSeconds } from '../connections/idle-sockets.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // A cover video of that host, after a click on its poster and never before.
  "frame-src 'self' https://www.youtube-nocookie.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The dev server injects its own inline client and speaks over a web socket. Never in production. */
const devPolicy = policy
  .map((rule) => (rule.startsWith('script-src') ? "script-src 'self' 'unsafe-inline'" : rule))
  .map((rule) => (rule.startsWith("style-src 'self'") ? "style-src 'self' 'unsafe-inline'" : rule))
  .map((rule) => (rule.startsWith('connect-src') ? "connect-src 'self' ws:" : rule));

/**
 * `soundFrom` are other servers that the pages' player may listen to, `adHosts` those that its advertisements may come from,
 * `signInFrom` the Firebase host whose window signs people in, `framesFrom` the hosts whose players stand in the pages,
 * `hlsFrom` the servers of the TV's pictures and of the live sound in pieces.
 */
type Sources = {
  dev?: boolean;
  soundFrom?: readonly string[];
  adHosts?: readonly string[];
  signInFrom?: string;
  framesFrom?: readonly string[];
  hlsFrom?: readonly string[];
};

const adRules = /^(?:connect|media|img)-src/;

/** What Firebase's sign-in window needs of the page that opens it, and nothing else of Google's. */
function signInRules(rule: string, authDomain: string): string[] {
  if (rule.startsWith("script-src 'self'")) return ['https://apis.google.com'];
  if (rule.startsWith('frame-src')) return [`https://${authDomain}`];
  if (!rule.startsWith('connect-src')) return [];
  return ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}

/** What every response carries, pages, calls, files and errors alike. */
export function strictHeaders({
  dev = false,
  soundFrom = [],
  adHosts = [],
  signInFrom,
  framesFrom = [],
  hlsFrom = [],
}: Sources = {}): Record<string, string> {
  const rules = (dev ? devPolicy : policy).map((rule) => {
    const sound = rule.startsWith('media-src') ? soundFrom.map((address) => new URL(address).origin) : [];
    const frames = rule.startsWith('frame-src') ? framesFrom.map((address) => new URL(address).origin) : [];
    // A page that plays HLS by itself fetches its pieces.
    const pieces = /^(?:media|connect)-src/.test(rule) ? hlsFrom.map((address) => new URL(address).origin) : [];
    const signIn = signInFrom ? signInRules(rule, signInFrom) : [];
    return [rule, ...sound, ...pieces, ...frames, ...(adRules.test(rule) ? adHosts : []), ...signIn].join(' ');
  });
  return {
    'content-security-policy': rules.join('; '),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    // Not even our own files learn where they are asked from: an address may carry what is meant for its reader only.
    'referrer-policy': 'strict-origin',
    'x-frame-options': 'DENY',
    // A window of another origin that answers its opener needs the opener's leave; without one nobody gets it.
    'cross-origin-opener-policy': signInFrom ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'keep-alive': `timeout=${idleSeconds}`,
  };
}

export function installHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
