import type { FastifyInstance } from 'fastify';

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

/** `soundFrom` is another server that the pages' player may listen to, `adHosts` those that its advertisements may come from. */
type Sources = { dev?: boolean; soundFrom?: string; adHosts?: readonly string[] };

const adRules = /^(?:connect|media|img)-src/;

/** What every response carries, pages, calls, files and errors alike. */
export function strictHeaders({ dev = false, soundFrom, adHosts = [] }: Sources = {}): Record<string, string> {
  const rules = (dev ? devPolicy : policy).map((rule) => {
    const sound = soundFrom && rule.startsWith('media-src') ? [new URL(soundFrom).origin] : [];
    return [rule, ...sound, ...(adRules.test(rule) ? adHosts : [])].join(' ');
  });
  return {
    'content-security-policy': rules.join('; '),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

export function installHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
}
